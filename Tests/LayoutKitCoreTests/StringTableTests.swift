import Foundation
import LayoutKitCore
import Testing

@Suite("The strings table")
struct StringTableTests {
  private func words(_ locale: String, _ table: StringTable = .standard) -> LocalWords {
    table.words(for: Locale(identifier: locale))
  }

  @Test("has every phrase in English and in French", arguments: Phrase.allCases)
  func complete(phrase: Phrase) {
    #expect(!words("en")[phrase].isEmpty)
    #expect(!words("fr")[phrase].isEmpty)
    let same: Set<Phrase> = [.podcast, .photo]
    if !same.contains(phrase) && phrase != .position { #expect(words("fr")[phrase] != words("en")[phrase]) }
  }

  @Test(
    "finds the language by its tag, however written, and falls back to English",
    arguments: [
      ("en", "See all"), ("en_GB", "See all"), ("fr", "Voir tout"), ("fr_CA", "Voir tout"), ("fr-CH", "Voir tout"),
      ("FR", "Voir tout"), ("fr_FR@calendar=gregorian", "Voir tout"), ("de", "See all"), ("", "See all"),
      ("frr", "See all"),
    ])
  func lookup(locale: String, text: String) { #expect(words(locale)[.seeAll] == text) }

  /// Source: Unicode, CLDR, Language Plural Rules: English one is 1; French one is 0 and 1, many whole millions.
  @Test(
    "counts by the language's plural rule",
    arguments: [
      ("en", 0, "0 comments"), ("en", 1, "1 comment"), ("en", 2, "2 comments"), ("en", 1_234, "1,234 comments"),
      ("fr", 0, "0 commentaire"), ("fr", 1, "1 commentaire"), ("fr", 2, "2 commentaires"),
      ("fr", 1_000_000, "1 000 000 de commentaires"), ("fr", 1_000_001, "1 000 001 commentaires"),
    ])
  func plurals(locale: String, count: Int, text: String) {
    let said = words(locale)[.comments, count]
    #expect(String(said.map { $0.isWhitespace ? " " : $0 }) == text)
  }

  @Test("takes a phrase of the app's, in one language alone")
  func overriding() {
    let table = StringTable.standard.overriding(.seeAll, with: "Tout voir", language: "fr")
    #expect(words("fr", table)[.seeAll] == "Tout voir")
    #expect(words("fr_CA", table)[.seeAll] == "Tout voir")
    #expect(words("fr", table)[.retry] == words("fr")[.retry])
    #expect(words("en", table)[.seeAll] == "See all")
    let replies = table.overriding(.comments, with: [.one: "{n} reply", .other: "{n} replies"], language: "en")
    #expect(words("en", replies)[.comments, 1] == "1 reply")
    #expect(words("en", replies)[.comments, 2] == "2 replies")
  }

  @Test("takes a phrase of one region, whose other words and plurals are the language's")
  func region() {
    let table = StringTable.standard.overriding(
      .likes, with: [.one: "{n} cœur", .other: "{n} cœurs"], language: "fr-CA")
    #expect(words("fr_CA", table)[.likes, 0] == "0 cœur")
    #expect(words("fr_CA", table)[.seeAll] == "Voir tout")
    #expect(words("fr_FR", table)[.likes, 2] == words("fr")[.likes, 2])
  }

  /// Source: Unicode, CLDR, Language Plural Rules, Polish: 2 to 4 but not 12 to 14 are few, other whole numbers many.
  private static let polish = PluralRule("polish") { count in
    if count == 1 { return .one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? .few : .many
  }

  @Test(
    "takes a language of the app's, with categories of its own",
    arguments: [
      (1, "1 komentarz"), (2, "2 komentarze"), (5, "5 komentarzy"), (12, "12 komentarzy"), (22, "22 komentarze"),
      (0, "0 komentarzy"),
    ])
  func language(count: Int, text: String) {
    let table = StringTable.standard.adding(
      language: "pl", plurals: Self.polish,
      phrases: [.comments: [.one: "{n} komentarz", .few: "{n} komentarze", .many: "{n} komentarzy"]])
    #expect(words("pl_PL", table)[.comments, count] == text)
    #expect(words("pl_PL", table)[.likes, 1] == "1 like")
  }

  @Test("writes numbers in the digits of the words' language")
  func digits() {
    #expect(words("ar_EG")[.comments, 12] == "12 comments")
    let table = StringTable.standard.overriding(.comments, with: "{n} تعليق", language: "ar")
    #expect(words("ar_EG", table)[.comments, 12] == "١٢ تعليق")
  }

  @Test("puts texts and two numbers into their places")
  func places() {
    #expect(words("en")[.rating, "4.5"] == "4.5 out of 5")
    #expect(words("en").position(3, of: 1_000) == "3 of 1,000")
    #expect(words("fr").position(3, of: 10) == "3 sur 10")
  }

  @Test("has no category for counts below zero, and stands by other where one is missing")
  func edges() {
    #expect(PluralRule.french.category(of: -7) == .one)
    #expect(PluralRule.uniform.category(of: 1) == .other)
    let forms: PhraseForms = [.other: "many", .other: "last"]
    #expect(forms.text(for: .two) == "last")
    #expect(PhraseForms("a") == "a")
    let none: PhraseForms = [:]
    #expect(none.text(for: .other) == nil)
    let table = StringTable.standard.overriding(.seeAll, with: [:], language: "en")
    #expect(words("en", table)[.seeAll] == "See all")
  }

  @Test("names what can be done")
  func actions() {
    let phrases: [Phrase] = [
      .showMore, .loadingMore, .bookmark, .removeBookmark, .share, .play, .buyTicket, .moreActions,
    ]
    #expect(
      phrases.map { words("en")[$0] } == [
        "Show more", "Loading…", "Bookmark", "Remove bookmark", "Share", "Play", "Buy ticket", "More",
      ])
    #expect(
      phrases.map { words("fr")[$0] } == [
        "Afficher plus", "Chargement…", "Enregistrer", "Ne plus enregistrer", "Partager", "Lire", "Acheter un billet",
        "Plus",
      ])
  }

  @Test("equals another with the same words")
  func equality() {
    let table = StringTable.standard.overriding(.seeAll, with: "All", language: "en")
    #expect(table != .standard)
    #expect(table.overriding(.seeAll, with: "See all", language: "en") == .standard)
    #expect(PluralRule("a") { _ in .one } == PluralRule("a") { _ in .other })
  }

  @Test("knows a word for every kind but those whose title says enough")
  func kinds() {
    let silent = ContentKind.allCases.filter { $0.phrase == nil }
    #expect(silent == [.article, .generic])
    #expect(Set(ContentKind.allCases.compactMap(\.phrase)).count == ContentKind.allCases.count - 2)
  }
}
