public import ContentElements
public import LayoutKitCore

/// The line that ends a section: what it says and, where it offers the whole list, a button. Smaller than a title line.
public final class SectionFooterView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    let title: TextDesign
    let button: TextDesign
    let seeAll: String

    /// What a design model says of the line, in an environment: the text of bylines, as many lines as it takes.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      var title = design.byline.resolved(in: environment)
      title.lineLimit = 0
      self.title = title
      button = design.button.resolved(in: environment)
      seeAll = environment.words[.seeAll]
    }
  }

  /// The text and what the button asks for.
  public struct Item: Hashable, Sendable {
    let title: String?
    let seeAll: ContentAction?

    /// The line of a section.
    public init(_ footer: SectionFooter, section: SectionID) {
      title = footer.title
      seeAll = footer.showsSeeAll ? .seeAll(section) : nil
    }
  }

  /// `sectionFooter`.
  public static let kind: CellKind = "sectionFooter"
  private let title = TextElement("title")
  private let button = ButtonElement("seeAll")
  private var seeAll = ""
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  /// What is said of what it shows.
  public private(set) var accessibility: AccessibilityElement?

  /// A line that shows nothing yet.
  public init() {}

  /// Takes the look.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    seeAll = design.seeAll
    title.setDesign(design.title, pass)
    button.setDesign(.init(text: design.button, padding: Insets(top: 12, bottom: 12)), pass)
    let line = HorizontalStack(spacing: 8, alignment: .center, [(.fill, title), (.own, button)])
    root = InsetElement(Insets(top: 10), line)
  }

  /// Shows a line.
  public func bind(_ item: Item, state: CellState) {
    title.setText(item.title)
    button.setButton(item.seeAll == nil ? nil : seeAll, action: item.seeAll)
    accessibility = AccessibilityElement(label: item.title ?? seeAll, actions: item.seeAll.map { [$0] } ?? [])
  }
}
