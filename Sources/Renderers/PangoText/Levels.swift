import CPango

/// The levels of a paragraph's characters in the order of directions, by Unicode Standard Annex 9: odd from right to left.
struct Levels: Sendable {
  /// By character; empty where all have the same.
  private(set) var values: [UInt8] = []
  /// The level of all characters, where they have the same.
  private(set) var uniform: UInt8 = 0

  /// All from left to right.
  init() {}

  /// Those of a paragraph in its direction, which is not blank.
  init(of text: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { room in
      if let count = Self.reckon(text, isRightToLeft: isRightToLeft, into: room) {
        keep(UnsafeBufferPointer(rebasing: room[..<count]))
      } else {
        Self.fromPango(text, isRightToLeft: isRightToLeft).withUnsafeBufferPointer { keep($0) }
      }
    }
  }

  private mutating func keep(_ levels: UnsafeBufferPointer<UInt8>) {
    uniform = levels.first ?? 0
    if !levels.allSatisfy({ $0 == uniform }) { values = Array(levels) }
  }

  /// FriBidi's, by way of Pango.
  static func fromPango(_ text: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool) -> [UInt8] {
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let count = text.characterCount
    let levels = text.withMemoryRebound(to: CChar.self) {
      pango_log2vis_get_embedding_levels($0.baseAddress, Int32(clamping: $0.count), &direction)
    }
    guard let levels else { return [] }
    defer { g_free(levels) }
    return Array(UnsafeBufferPointer(start: levels, count: count))
  }

  /// The lowest of the characters from one on, or that of the last.
  func lowest(from character: Int) -> UInt8 {
    values.isEmpty ? uniform : values[min(character, values.count - 1)...].min() ?? 0
  }
}
