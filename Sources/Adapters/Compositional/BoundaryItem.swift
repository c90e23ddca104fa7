import LayoutEngine
public import LayoutKitCore

/// A line at a section's top or bottom edge: what a compositional layout calls a boundary supplementary item.
public struct BoundaryItem: Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The title line.
    case header
    /// What tells the page of a list that scrolls sideways.
    case pageIndicator
    /// The line below the cells.
    case footer
  }

  /// The edge it is laid out from.
  public enum Alignment: Hashable, Sendable {
    /// The section's top edge.
    case top
    /// The section's bottom edge.
    case bottom
  }

  /// What it is.
  public let kind: Kind
  /// The edge it is laid out from.
  public let alignment: Alignment
  /// How far it stands from where its alignment puts it, in points: a title line below the margin, a footer above it.
  public let offset: Point
  /// Whether the section grows by its height, and it stands outside the content insets. What tells the page does not: it
  /// stands inside, over the content insets.
  public let extendsBoundary: Bool
  /// Whether it stays in sight while its section does.
  public let pinsToVisibleBounds: Bool
  /// Its height in the pile: cells have 0.
  public let zIndex: Int
  /// Where it stands before any scrolling, in points from the section's top left corner; final.
  public let frame: Rect
  /// What it shows.
  public let content: ContentBox

  /// What it takes, in points: as wide as the section inside its content insets.
  public var size: Size { frame.size }

  /// The item of a decoration that says something; `nil` for ink.
  init?(_ decoration: SectionDecoration, of arranged: ArrangedSection) {
    guard case .content(let content) = decoration.look, let kind = Kind(decoration.kind) else { return nil }
    let insets = arranged.contentInsets
    self.kind = kind
    self.content = content
    alignment = kind == .header ? .top : .bottom
    offset = Point(x: 0, y: kind == .header ? insets.top : -insets.bottom)
    extendsBoundary = kind != .pageIndicator
    pinsToVisibleBounds =
      switch kind {
      case .header: arranged.isHeaderSticky
      case .footer: arranged.isFooterSticky
      case .pageIndicator: false
      }
    zIndex = decoration.zIndex
    frame = decoration.frame
  }
}

extension BoundaryItem.Kind {
  fileprivate init?(_ kind: SectionDecoration.Kind) {
    switch kind {
    case .header: self = .header
    case .pageIndicator: self = .pageIndicator
    case .footer: self = .footer
    case .background, .separator: return nil
    }
  }
}
