public import LayoutEngine
public import LayoutKitCore

/// A section as a compositional layout has it. A value over the engine's arrangement: nothing of the list's length is built,
/// and frames are final, mirrored where readers read from the right.
///
/// From the section's top edge down stand the boundary items at the top, the content insets' top, the groups, the content
/// insets' bottom, and the boundary items at the bottom. Safe area and margins are in the content insets, so a platform that
/// would add its own adds none (`UIContentInsetsReference.none`).
public struct CompositionalSection: Sendable {
  /// The engine's arrangement: places, what they show, and where.
  public let arranged: ArrangedSection

  /// A section of an arrangement.
  public init(_ arranged: ArrangedSection) { self.arranged = arranged }

  /// What the section takes on the screen.
  public var size: Size { arranged.size }

  /// The group that is repeated until all items are placed: one item, where all have one size and one spacing, as where each
  /// page or each card of a carousel is a stop; else one group of all items.
  public var group: CompositionalGroup { CompositionalGroup(arranged) }

  /// How often the group stands, at least once.
  public var groupCount: Int { arranged.evenSpacing == nil ? 1 : arranged.count }

  /// Between groups along the way they follow each other, in points.
  public var interGroupSpacing: Double { arranged.evenSpacing ?? 0 }

  /// How the section scrolls sideways by itself. Where one group holds all items, no group is a stop.
  public var orthogonalScrolling: OrthogonalScrolling {
    let scrolling = OrthogonalScrolling(arranged.scrolling)
    return scrolling.stopsAtGroups && arranged.evenSpacing == nil ? .continuous : scrolling
  }

  /// What lies around the groups, between the boundary items: safe area, margins and padding; below, also the room of what
  /// tells the page, which is an item over it.
  public var contentInsets: Insets {
    var insets = arranged.contentInsets
    insets.bottom += arranged.pageIndicatorFrame?.height ?? 0
    return insets
  }

  /// Title line, what tells the page, and footer, in the order of reading.
  /// - Parameter page: the page shown, from 0 to the arrangement's `pageCount` - 1.
  public func boundaryItems(page: Int = 0) -> [BoundaryItem] {
    arranged.lines(page: page).compactMap { BoundaryItem($0, of: arranged) }
  }

  /// What is drawn behind and between the cells in a rectangle that counts from the section's corner: the surface with its
  /// shadow, the separators; from the lowest `zIndex` up.
  public func decorationItems(in rect: Rect) -> [SectionDecoration] {
    arranged.decorations(in: rect).filter { $0.ink != nil }
  }
}
