extension StringProtocol {
  /// Without white space and controls at its ends; `nil` where nothing is left.
  var trimmed: String? {
    let isEdge = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar.value < 0x20 }
    guard let first = unicodeScalars.firstIndex(where: { !isEdge($0) }),
      let last = unicodeScalars.lastIndex(where: { !isEdge($0) })
    else { return nil }
    return String(String.UnicodeScalarView(unicodeScalars[first...last]))
  }
}
