import CPango

/// A table of an OpenType font, read in place. What lies outside it is read as 0 and noted.
/// Source: OpenType specification, "OpenType Layout Common Table Formats", GSUB and GPOS.
final class FontTable {
  private let blob: OpaquePointer?
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether everything asked for was there.
  private(set) var isSound = true

  init(_ name: String, of face: OpaquePointer?) {
    blob = hb_face_reference_table(face, name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) })
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: data, count: Int(length)).bindMemory(to: UInt8.self)
  }

  deinit { hb_blob_destroy(blob) }

  var isEmpty: Bool { bytes.isEmpty }

  /// The number of 16 bits at an offset.
  func number(at offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else {
      isSound = false
      return 0
    }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The number of 32 bits at an offset.
  func longNumber(at offset: Int) -> Int { number(at: offset) << 16 | number(at: offset + 2) }

  /// The numbers of 16 bits in a list that starts with its count.
  func numbers(at offset: Int) -> [Int] { numbers(at: offset + 2, count: number(at: offset)) }

  func numbers(at offset: Int, count: Int) -> [Int] {
    guard offset >= 0, offset + 2 * count <= bytes.count else {
      isSound = false
      return []
    }
    return (0..<count).map { number(at: offset + 2 * $0) }
  }

  /// The glyphs of a coverage table, in ranges.
  func forEachRange(ofCoverage offset: Int, _ body: (ClosedRange<Int>) -> Void) {
    let count = number(at: offset + 2)
    switch number(at: offset) {
    case 1: for glyph in numbers(at: offset + 4, count: count) { body(glyph...glyph) }
    case 2: forEachRecord(at: offset + 4, count: count) { first, last, _ in body(first...last) }
    default: isSound = false
    }
  }

  /// The glyphs of a class above 0 in a table of classes, in ranges.
  func forEachRange(ofClass kind: Int, in offset: Int, _ body: (ClosedRange<Int>) -> Void) {
    switch number(at: offset) {
    case 1:
      let first = number(at: offset + 2)
      for (index, other) in numbers(at: offset + 4).enumerated() where other == kind {
        body(first + index...first + index)
      }
    case 2:
      forEachRecord(at: offset + 4, count: number(at: offset + 2)) { first, last, other in
        if other == kind { body(first...last) }
      }
    default: isSound = false
    }
  }

  private func forEachRecord(at offset: Int, count: Int, _ body: (_ first: Int, _ last: Int, _ value: Int) -> Void) {
    for index in 0..<count {
      let record = offset + 6 * index
      let (first, last) = (number(at: record), number(at: record + 2))
      if first > last { isSound = false } else { body(first, last, number(at: record + 4)) }
    }
  }
}
