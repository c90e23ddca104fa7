import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct ParagraphTests {
  /// Characters at the ends of the ranges that are told apart, and between them.
  private static let scalars: [Unicode.Scalar] = [
    0x20, 0x41, 0x7A, 0x7E, 0xA0, 0xAD, 0xBF, 0xC0, 0xE9, 0x57F, 0x580, 0x58F, 0x590, 0x5D0, 0x5FF, 0x600, 0x627, 0x7FF,
    0x800, 0x8FF, 0x900, 0x10FF, 0x1100, 0x11FF, 0x2013, 0x3000, 0x3040, 0x3041, 0x30FF, 0x3131, 0x318E, 0x31F0, 0x31FF,
    0x3FFF, 0x4000, 0x4E00, 0x9FFF, 0xA000, 0xABFF, 0xAC00, 0xD7A3, 0xFB1D, 0xFDF0, 0xFE70, 0xFFFD, 0x1F600,
  ].compactMap(Unicode.Scalar.init)
  private static let unshaped: [Unicode.Scalar] = [
    0x00, 0x09, 0x0A, 0x0D, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0x2028, 0x2029, 0xFDD0, 0xFFFF, 0x1FFFE,
  ].compactMap(Unicode.Scalar.init)

  private static func form(of value: UInt32) -> Int {
    if (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value) { return 2 }
    let isKorean = [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3].contains { $0.contains(Int(value)) }
    return isKorean ? 1 : 0
  }

  private static func runsLeft(_ value: UInt32) -> Bool {
    [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0000...0x10_FFFF].contains { $0.contains(Int(value)) }
  }

  @Test func `a paragraph knows what each of its characters says`() throws {
    var random = Seeded(state: 3)
    for _ in 0..<20_000 {
      let kinds = (0..<3).compactMap { _ in Self.scalars.randomElement(using: &random) } + ["a", "b", " "]
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...30, using: &random) { scalars.append(kinds.randomElement(using: &random) ?? "a") }
      let string = String(scalars)
      let paragraph = try #require(Paragraph(string))
      let values = scalars.map(\.value)
      #expect(paragraph.hanForm.rawValue == values.map(Self.form).max(), "\(values)")
      #expect(paragraph.traits.mayRunLeft == values.contains(where: Self.runsLeft), "\(values)")
      #expect(paragraph.traits.hasSoftHyphens == values.contains(0xAD), "\(values)")
      let shown = scalars.reversed().drop { $0.isBreakingSpace }
      #expect(paragraph.bytes.count == shown.reduce(0) { $0 + UTF8.width($1) }, "\(values)")
    }
  }

  @Test(arguments: unshaped)
  func `a text with a character without a shape is not a paragraph as it stands`(scalar: Unicode.Scalar) {
    for place in 0..<20 {
      let text =
        String(repeating: "a", count: place) + String(Character(scalar)) + String(repeating: "é", count: 19 - place)
      #expect(Paragraph(text) == nil)
    }
  }
}
