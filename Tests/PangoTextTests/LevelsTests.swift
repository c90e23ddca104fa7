import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct LevelsTests {
  private static func reckoned(_ string: String, isRightToLeft: Bool) -> [UInt8]? {
    string.withBytes { text in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, text.count)) { room in
        Levels.reckon(text, isRightToLeft: isRightToLeft, into: room).map { Array(room[..<$0]) }
      }
    }
  }

  /// Of all characters that are known, the letters of each direction less often than what stands beside them.
  private static let pool: [Unicode.Scalar] = {
    let known =
      (0x20...0x2AF as ClosedRange<UInt32>).map { $0 } + Array(0x590...0x6FF) + Array(0x2010...0x2026) + [0x20AC]
    let scalars = known.filter { BidiClass(of: $0) != .unknown }.compactMap(Unicode.Scalar.init)
    let weak = scalars.filter { ![.left, .right, .arabic, .mark].contains(BidiClass(of: $0.value)) }
    return scalars + Array(repeating: weak, count: 8).flatMap { $0 } + Array(repeating: " ", count: 60)
  }()

  @Test func `levels are FriBidi's`() {
    var random = Seeded(state: 9)
    var differences: [String] = []
    for round in 0..<60_000 {
      // Few kinds in a text, so that rules meet.
      let kinds = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in Self.pool.randomElement(using: &random)
      }
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...14, using: &random) { scalars.append(kinds.randomElement(using: &random) ?? "a") }
      while scalars.last == " " { scalars.removeLast() }
      let (string, isRightToLeft) = (String(scalars), round % 2 == 0)
      if string.isEmpty { continue }
      let expected = string.withBytes { Levels.fromPango($0, isRightToLeft: isRightToLeft) }
      if Self.reckoned(string, isRightToLeft: isRightToLeft) != expected { differences.append(string) }
    }
    #expect(
      differences.isEmpty, "\(differences.count): \(differences.prefix(10).map { $0.unicodeScalars.map(\.value) })")
  }

  @Test(arguments: ["(א)", "א\u{202B}a", "a\u{200F}1", "א\u{2067}a\u{2069}", "𞤀", "א\u{200D}ב", "ܐ"])
  func `what is not known is FriBidi's`(string: String) {
    #expect(Self.reckoned(string, isRightToLeft: true) == nil)
  }
}
