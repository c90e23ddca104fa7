import CHeap

/// What the heap holds.
enum HeapUse {
  /// Bytes that a value made by `make` keeps; `nil` where that cannot be asked.
  static func bytes<Value>(_ make: () -> Value) -> Int? {
    let before = heap_bytes_in_use()
    guard before >= 0 else { return nil }
    let value = make()
    let after = heap_bytes_in_use()
    return withExtendedLifetime(value) { after - before }
  }
}
