/// Which of a language's forms goes with a number.
public struct PluralRule: Sendable {
  /// The forms that languages tell apart.
  ///
  /// Source: Unicode, CLDR, Language Plural Rules.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
  }

  /// Names the rule: rules of one name answer alike.
  public let name: String
  private let select: @Sendable (Int) -> Category

  /// A rule by the category it chooses for a count, which is never negative.
  public init(_ name: String, select: @escaping @Sendable (Int) -> Category) {
    self.name = name
    self.select = select
  }

  /// The category of a count; one below 0 counts as 0.
  public func category(of count: Int) -> Category { select(max(0, count)) }

  /// 1 is `one`, as in English and German.
  public static let english = PluralRule("english") { $0 == 1 ? .one : .other }
  /// 0 and 1 are `one`; whole millions are `many`, after which French says "de".
  public static let french = PluralRule("french") {
    $0 < 2 ? .one : $0.isMultiple(of: 1_000_000) ? .many : .other
  }
  /// Every number is `other`, as in Japanese.
  public static let uniform = PluralRule("uniform") { _ in .other }
}

extension PluralRule: Hashable {
  /// True for rules of one name.
  public static func == (a: PluralRule, b: PluralRule) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
