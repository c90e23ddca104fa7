import Foundation
import LayoutKitCore

/// Articles of made-up words, the same for the same seed.
struct Articles {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ count: Int) -> [ContentItem] {
    (0..<count).map { number in
      var item = ContentItem(id: ItemID(rawValue: "a\(number)"), kind: .article, title: sentence(5...14))
      item.summary = sentence(14...40)
      item.author = sentence(2...3)
      item.date = Date(timeIntervalSince1970: 1_790_000_000 - Double(number) * 3_600)
      item.commentCount = random(40)
      item.pictures = [Picture(source: "picture-\(number).jpg", size: .medium)]
      return item
    }
  }

  private mutating func sentence(_ words: ClosedRange<Int>) -> String {
    let count = words.lowerBound + random(words.count)
    let text = (0..<count).map { _ in word() }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private mutating func word() -> String {
    let syllables = ["ba", "co", "den", "fi", "gor", "han", "il", "ka", "lum", "mer", "no", "pra", "ri", "sta", "ven"]
    return (0...random(3)).map { _ in syllables[random(syllables.count)] }.joined()
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func random(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
