import LayoutKitCore
import Testing

@testable import PangoText

/// Texts that Pango lays out, from several threads at once: cairo's fonts are everybody's.
@Suite struct SharedFontsTests {
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x590...0x5F4, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE5B,
    0x1780...0x17DD,
    0x20A0...0x20BF, 0x2100...0x214F, 0x3000...0x30FF, 0xAC00...0xAC80, 0xE000...0xE010, 0x1F300...0x1F64F,
  ]

  private static func metrics(of seed: UInt64, by engine: PangoTextEngine) -> [TextMetrics] {
    var random = Seeded(state: seed)
    return (0..<120).map { number in
      let block = blocks.randomElement(using: &random) ?? 0x20...0x7E
      let scalars = (0..<40).compactMap { _ in Unicode.Scalar(UInt32.random(in: block, using: &random)) }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      let style = Setting.style(size: 8 + Double(number % 20) * 1.3, weight: [100, 400, 600, 900][number % 4])
      let text = engine.prepare(String(string), style: style)
      _ = text.lines(in: TextFrame(width: 77))
      return text.metrics(in: TextFrame(width: 77))
    }
  }

  @Test(arguments: [true, false])
  func `Three threads measure what one does`(byWords: Bool) async throws {
    let fonts = try FontSet.pinned.get()
    let engine = PangoTextEngine(fonts: fonts, capacity: 4_096, byWords: byWords)
    let all = await withTaskGroup(of: (UInt64, [TextMetrics]).self) { group in
      for seed in 1...3 as ClosedRange<UInt64> { group.addTask { (seed, Self.metrics(of: seed, by: engine)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let alone = PangoTextEngine(fonts: fonts, capacity: 16, byWords: byWords)
    for seed in 1...3 as ClosedRange<UInt64> { #expect(all[seed] == Self.metrics(of: seed, by: alone)) }
  }
}
