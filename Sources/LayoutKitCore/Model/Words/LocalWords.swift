public import Foundation

/// The package's own words for one locale.
public struct LocalWords: Sendable {
  /// Looked through in order.
  let layers: [StringTable.Language]
  let locale: Locale

  /// A phrase without a number: `words[.seeAll]`.
  public subscript(phrase: Phrase) -> String { text(of: phrase) { _ in .other } }

  /// A phrase with a count, in the locale's digits and the language's plural form: `words[.comments, 12]`.
  public subscript(phrase: Phrase, count: Int) -> String {
    text(of: phrase) { $0.category(of: count) }.replacingOccurrences(of: "{n}", with: number(count))
  }

  /// A phrase around a text: `words[.rating, "4.5"]`.
  public subscript(phrase: Phrase, text: String) -> String {
    self[phrase].replacingOccurrences(of: "{n}", with: text)
  }

  /// Which one of how many, counted from 1.
  public func position(_ number: Int, of total: Int) -> String {
    self[.position, number].replacingOccurrences(of: "{total}", with: self.number(total))
  }

  private func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  private func text(of phrase: Phrase, _ category: (PluralRule) -> PluralRule.Category) -> String {
    for language in layers {
      if let text = language.phrases[phrase]?.text(for: category(language.plurals)) { return text }
    }
    return ""
  }
}

extension LayoutEnvironment {
  /// The package's own words in the environment's language.
  public var words: LocalWords { strings.words(for: locale) }
}
