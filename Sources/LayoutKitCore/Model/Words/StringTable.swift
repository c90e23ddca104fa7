public import struct Foundation.Locale

/// The package's own words in every language it has. English and French ship; an app changes single phrases or adds a
/// language:
///
/// ```swift
/// environment.strings = StringTable.standard
///   .overriding(.seeAll, with: "Tout voir", language: "fr")
///   .overriding(.comments, with: [.one: "{n} reply", .other: "{n} replies"], language: "en")
///   .adding(language: "de", plurals: .english, phrases: [.seeAll: "Alle zeigen", .retry: "Noch einmal"])
/// ```
public struct StringTable: Hashable, Sendable {
  struct Language: Hashable, Sendable {
    var plurals: PluralRule
    var phrases: [Phrase: PhraseForms]
  }

  private var languages: [String: Language]

  /// English and French.
  public static let standard = StringTable(languages: ["en": .english, "fr": .french])

  /// The table with one phrase in other words.
  /// - Parameter language: a tag such as `fr` or `fr-CA`. Of a language that the table does not have, numbers follow the
  ///   language it is part of, else English.
  public func overriding(_ phrase: Phrase, with forms: PhraseForms, language: String) -> StringTable {
    var table = self
    let plurals = layers(for: language).first?.plurals ?? .english
    table.languages[Self.tag(language), default: Language(plurals: plurals, phrases: [:])].phrases[phrase] = forms
    return table
  }

  /// The table with a language, which takes the place of one with the same tag. Phrases it leaves out are said in English.
  /// - Parameters:
  ///   - language: a tag such as `de` or `zh-Hant`.
  ///   - plurals: which of a phrase's forms goes with a number.
  public func adding(
    language: String, plurals: PluralRule, phrases: [Phrase: PhraseForms]
  ) -> StringTable {
    var table = self
    table.languages[Self.tag(language)] = Language(plurals: plurals, phrases: phrases)
    return table
  }

  /// The words for a locale: those of its own tag, then of its language, then English ones (`fr-CA`, `fr`, `en`).
  public func words(for locale: Locale) -> LocalWords {
    LocalWords(layers: layers(for: locale.identifier), locale: locale)
  }

  private func layers(for identifier: String) -> [Language] {
    var parts = Self.tag(identifier).split(separator: "-")
    var found: [Language] = []
    while !parts.isEmpty {
      if let language = languages[parts.joined(separator: "-")] { found.append(language) }
      parts.removeLast()
    }
    return found
  }

  /// Lower case, hyphens, no keywords: `fr-ca` for `fr_CA@calendar=gregorian`.
  private static func tag(_ identifier: String) -> String {
    String(identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
  }
}
