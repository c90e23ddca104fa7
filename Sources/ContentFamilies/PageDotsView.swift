public import ContentElements
public import LayoutKitCore

/// The dots below a list that scrolls sideways: how many pages there are, and which is shown.
public final class PageDotsView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    let current: ColorValue
    let other: ColorValue

    /// The current page in the accent colour, the others as lines are.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      current = design.accent.color(in: environment, as: .line)
      other = design.border.color.color(in: environment, as: .line)
    }
  }

  /// Which page of how many.
  public struct Item: Hashable, Sendable {
    let pages: Int
    let current: Int

    /// A page, from 0, of a number of pages.
    public init(pages: Int, current: Int) {
      self.pages = pages
      self.current = current
    }
  }

  /// `pageDots`.
  public static let kind: CellKind = "pageDots"
  private let dots = DotsElement("dot")
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  /// Decoration: readers are told of the cells.
  public let accessibility: AccessibilityElement? = nil

  /// Dots that show nothing yet.
  public init() {}

  /// Takes the look.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    dots.setDesign(current: design.current, other: design.other, pass)
    root = InsetElement(Insets(top: 14), dots)
  }

  /// Shows a page.
  public func bind(_ item: Item, state: CellState) { dots.setPages(item.pages, current: item.current) }
}
