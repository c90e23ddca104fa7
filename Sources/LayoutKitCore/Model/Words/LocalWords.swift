import Foundation

/// The package's own words for one locale. Where English stands in for a language that is not there, its numbers are
/// English too.
public struct LocalWords: Equatable, Sendable {
  /// Looked through in order; English stands behind them.
  let layers: [StringTable.Language]
  let locale: Locale

  /// A phrase without a number: `words[.seeAll]`.
  public subscript(phrase: Phrase) -> String { wording(of: phrase) { _ in .other }.text }

  /// A phrase with a count, in the locale's digits and the language's plural form: `words[.comments, 12]`.
  public subscript(phrase: Phrase, count: Int) -> String { text(of: phrase, [("{n}", count)]) }

  /// A phrase around a text: `words[.rating, "4.5"]`.
  public subscript(phrase: Phrase, text: String) -> String {
    self[phrase].replacingOccurrences(of: "{n}", with: text)
  }

  /// Which one of how many, counted from 1.
  public func position(_ number: Int, of total: Int) -> String {
    text(of: .position, [("{n}", number), ("{total}", total)])
  }

  private func text(of phrase: Phrase, _ numbers: [(mark: String, value: Int)]) -> String {
    let (text, locale) = wording(of: phrase) { $0.category(of: numbers.first?.value ?? 0) }
    return numbers.reduce(text) { text, number in
      text.replacingOccurrences(of: number.mark, with: number.value.formatted(.number.locale(locale)))
    }
  }

  /// The phrase in the first language that has it, and the locale that its numbers are written in.
  private func wording(
    of phrase: Phrase, _ category: (PluralRule) -> PluralRule.Category
  ) -> (text: String, locale: Locale) {
    for language in layers {
      if let text = language.phrases[phrase]?.text(for: category(language.plurals)) { return (text, locale) }
    }
    let english = StringTable.Language.english
    return (english.phrases[phrase]?.text(for: category(english.plurals)) ?? "", Locale(identifier: "en"))
  }
}

extension LayoutEnvironment {
  /// The package's own words in the environment's language.
  public var words: LocalWords { strings.words(for: locale) }
}
