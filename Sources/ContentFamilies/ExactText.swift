extension String? {
  /// Whether both are the same bytes: equal strings may be spelled in other characters.
  func isExactly(_ other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self == other && self.utf8.elementsEqual(other.utf8)
  }
}

extension Hasher {
  /// Feeds the bytes of a text as they are. A string hashes what it is equal to, for which it takes all but ASCII apart.
  mutating func combine(exactly text: String?) {
    combine(text?.utf8.count)
    text?.utf8.withContiguousStorageIfAvailable { combine(bytes: UnsafeRawBufferPointer($0)) } ?? combine(text)
  }
}
