import Foundation
import LayoutKitCore

/// Articles of made-up words, the same for the same seed.
struct Articles {
  private var chance: SplitMix

  init(seed: UInt64) { chance = SplitMix(seed: seed) }

  mutating func next(_ count: Int) -> [ContentItem] {
    (0..<count).map { number in
      var item = ContentItem(id: ItemID(rawValue: "a\(number)"), kind: .article, title: sentence(5...14))
      item.summary = sentence(14...40)
      item.author = sentence(2...3)
      item.date = Date(timeIntervalSince1970: 1_790_000_000 - Double(number) * 3_600)
      item.commentCount = chance.below(40)
      item.pictures = [Picture(source: "picture-\(number).jpg", size: .medium)]
      return item
    }
  }

  private mutating func sentence(_ words: ClosedRange<Int>) -> String {
    let count = words.lowerBound + chance.below(words.count)
    let text = (0..<count).map { _ in word() }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private mutating func word() -> String {
    let syllables = ["ba", "co", "den", "fi", "gor", "han", "il", "ka", "lum", "mer", "no", "pra", "ri", "sta", "ven"]
    return (0...chance.below(3)).map { _ in syllables[chance.below(syllables.count)] }.joined()
  }
}
