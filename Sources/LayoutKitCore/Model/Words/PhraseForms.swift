/// The words of one phrase in one language: a text, or one for each of the language's plural categories.
///
/// ```swift
/// let words: PhraseForms = "See all"
/// let counted: PhraseForms = [.one: "{n} comment", .other: "{n} comments"]
/// ```
public struct PhraseForms: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  private let forms: [PluralRule.Category: String]

  /// The same text for every number.
  public init(_ text: String) { forms = [.other: text] }
  /// A text written in code.
  public init(stringLiteral value: String) { self.init(value) }
  /// A text for each category; `other` also stands in for those that are left out.
  public init(dictionaryLiteral elements: (PluralRule.Category, String)...) {
    forms = Dictionary(elements) { _, last in last }
  }

  /// The text for a category; `nil` where there is neither one for it nor one for `other`.
  public func text(for category: PluralRule.Category) -> String? { forms[category] ?? forms[.other] }
}
