public import ContentElements
public import Foundation
public import LayoutKitCore

/// An article as a row of a ranking: its position in large digits, the text beside it, or below it where the text would
/// get too narrow.
public final class NumberedRowView: ElementView {
  /// The look, resolved.
  public struct Design: StatefulDesign, Hashable, Sendable {
    let article: ArticleDesign
    /// How states look: as those of articles.
    public var states: StateDesign { article.states }
    let number: TextDesign
    let column: Double

    /// How much larger than a title's a position's digits are.
    private static let growth = 1.5

    /// A row's look, stacked where the picture's position is above: positions in the accent colour and the title's font, in a column that holds two digits.
    public init(_ article: ArticleDesign, in environment: LayoutEnvironment) {
      self.article = article
      var number = article.title
      number.color = article.accent
      number.lineLimit = 1
      number.alignment = .leading
      number.style.size *= Self.growth
      number.style.lineHeight = environment.grid.up(number.style.lineHeight * Self.growth)
      number.style.letterSpacing *= Self.growth
      self.number = number
      // Digits are not all of one width.
      let widths = (1...9).map { digit in
        environment.textEngine.prepare((digit * 11).digits(in: environment.locale), style: number.style)
          .metrics(in: TextFrame(width: 10_000)).width
      }
      column = environment.grid.up(widths.max() ?? 0)
    }
  }

  /// An article and its position.
  public struct Item: Hashable, Sendable {
    let number: String
    let article: ArticleContent

    /// An article at a position, from 1, told in the digits of a locale.
    public init(_ article: ArticleContent, position: Int, locale: Locale) {
      self.article = article
      number = position.digits(in: locale)
    }
  }

  /// `numberedRow`.
  public static let kind: CellKind = "numberedRow"
  private static let gap = 10.0
  private static let narrowestText = 110.0
  private let number = TextElement("number")
  private let parts = ArticleParts()
  /// The parts, placed.
  public var root: any ContentElement { placed }
  private var placed: any ContentElement = EmptyElement()
  /// What is said of what it shows.
  public private(set) var accessibility: AccessibilityElement?

  /// A row that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    number.setDesign(design.number, pass)
    parts.setDesign(design.article, pass)
    let words = parts.words
    let beside = HorizontalStack(
      spacing: Self.gap, alignment: .top, [(.own, MinimumWidthElement(design.column, number)), (.fill, words)])
    let stacked = VerticalStack(spacing: 4, [number, words])
    let content: any ContentElement =
      design.article.position == .above
      ? stacked : AdaptiveElement(from: design.column + Self.gap + Self.narrowestText, wide: beside, narrow: stacked)
    placed = CardElement(design.article.card, InsetElement(design.article.padding, parts.withAccessory(content)))
  }

  /// Shows an article at its position.
  public func bind(_ item: Item, state: CellState) {
    number.setText(item.number)
    parts.bind(item.article, state: state)
    var said = item.article.accessibility(in: state)
    said.label = [item.number, said.label].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibility = said
  }

  /// What the root wrote down, or another item's of the same shape.
  public func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    parts.sizing(of: placed, in: environment, like: previous)
  }
}

extension Int {
  fileprivate func digits(in locale: Locale) -> String { formatted(.number.grouping(.never).locale(locale)) }
}
