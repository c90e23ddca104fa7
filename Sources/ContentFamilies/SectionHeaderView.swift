public import ContentElements
public import LayoutKitCore

/// The title line above a section: its title and, where it offers the whole list, a button.
public final class SectionHeaderView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    let title: TextDesign
    let button: TextDesign
    let seeAll: String

    /// What a design model says of title lines, in an environment.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      title = design.header.resolved(in: environment)
      button = design.button.resolved(in: environment)
      seeAll = environment.words[.seeAll]
    }
  }

  /// The title and what the button asks for.
  public struct Item: Hashable, Sendable {
    let title: String
    let seeAll: ContentAction?

    /// The line of a section.
    public init(_ header: SectionHeader, section: SectionID) {
      title = header.title
      seeAll = header.showsSeeAll ? .seeAll(section) : nil
    }
  }

  /// `sectionHeader`.
  public static let kind: CellKind = "sectionHeader"
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
    button.setDesign(.init(text: design.button, padding: Insets(top: 8, leading: 8, bottom: 4)), pass)
    let line = HorizontalStack(spacing: 8, alignment: .bottom, [(.fill, title), (.own, button)])
    root = InsetElement(Insets(top: 8, bottom: 10), line)
  }

  /// Shows a title.
  public func bind(_ item: Item, state: CellState) {
    title.setText(item.title)
    button.setButton(item.seeAll == nil ? nil : seeAll, action: item.seeAll)
    accessibility = AccessibilityElement(
      label: item.title, traits: .header, actions: item.seeAll.map { [$0] } ?? [])
  }
}
