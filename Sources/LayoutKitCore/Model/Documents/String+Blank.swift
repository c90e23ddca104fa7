extension StringProtocol {
  /// True where nothing of it can be read: white space and controls alone.
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value < 0x20 } }
}
