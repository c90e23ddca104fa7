public import LayoutEngine
public import LayoutKitCore

/// A section as a flow layout is told it. A value over the engine's arrangement: sizes are asked for one by one.
///
/// Distances are by reading direction, so a layout for it answers `true` to `flipsHorizontallyInOppositeLayoutDirection`,
/// and the collection view is as wide as `size`. Safe area and margins are in the insets: the platform adds none of its own.
///
/// In a list that scrolls sideways, title line, footer and what tells the page stand still above and below the cells, where
/// a flow layout has no place for them: the insets leave them their room, and the arrangement's `lines` say where they are.
public struct FlowSection: Sendable {
  /// Which way a flow layout puts one line behind the other.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Lines of places beside each other, one line below the other.
    case vertical
    /// Lines of places below each other, one line beside the other.
    case horizontal
  }

  /// The engine's arrangement: places, what they show, and where.
  public let arranged: ArrangedSection
  /// Which way lines follow each other.
  public let scrollDirection: ScrollDirection
  /// Between lines, in points.
  public let minimumLineSpacing: Double
  /// Between the places of a line, in points: lines but for the last have no room for more than this.
  public let minimumInteritemSpacing: Double

  /// The flow of an arrangement.
  /// - Throws: `FlowRefusal` where a flow layout would put a cell elsewhere.
  public init(_ arranged: ArrangedSection) throws(FlowRefusal) {
    let lines = try FlowLines(arranged)
    let grid = arranged.environment.grid
    self.arranged = arranged
    scrollDirection = arranged.scrolling.isHorizontal ? .horizontal : .vertical
    minimumLineSpacing = grid.points(lines.lineSpacing ?? 0)
    minimumInteritemSpacing = grid.points(lines.interitemSpacing ?? 0)
  }

  /// What the section takes on the screen; what scrolls sideways may be wider.
  public var size: Size { arranged.size }

  /// Number of places.
  public var count: Int { arranged.count }

  /// Size of a place from 0 to `count` - 1, in points.
  public func itemSize(at index: VisibleIndex) -> Size { arranged.frame(at: index).size }

  /// From the container's edges, the header and the footer to the cells.
  public var sectionInset: Insets {
    let (insets, cells) = (arranged.contentInsets, arranged.cellsFrame)
    let isBetween = scrollDirection == .vertical
    return Insets(
      top: isBetween && arranged.headerFrame != nil ? 0 : cells.y, leading: insets.leading,
      bottom: isBetween && arranged.footerFrame != nil ? 0 : size.height - cells.maxY, trailing: insets.trailing)
  }

  /// What the header takes, margin and padding above it included, across the whole container: its line stands at the bottom,
  /// at `headerFrame`. `zero` for no header.
  public var headerReferenceSize: Size {
    guard scrollDirection == .vertical, let frame = arranged.headerFrame else { return .zero }
    return Size(width: size.width, height: frame.maxY)
  }

  /// What the footer takes, padding and margin below it included, across the whole container: its line stands at the top, at
  /// `footerFrame`. `zero` for no footer.
  public var footerReferenceSize: Size {
    guard scrollDirection == .vertical, let frame = arranged.footerFrame else { return .zero }
    return Size(width: size.width, height: size.height - frame.y)
  }
}
