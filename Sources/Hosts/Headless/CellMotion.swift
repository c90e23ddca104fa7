public import LayoutKitCore

/// How a cell looks at the start or the end of a motion.
public struct CellAttributes: Hashable, Sendable {
  /// Where it stands on the screen's content, in points.
  public var frame: Rect
  /// How opaque it is, 0 to 1.
  public var alpha = 1.0
  /// How large it is drawn around its middle; 1 for its own size.
  public var scale = 1.0

  /// A cell at rest in a frame.
  public init(frame: Rect) { self.frame = frame }

  /// Where a cell that comes starts from: it slides in from below where cells go on sideways, else from the side where
  /// lines end, and fades in.
  static func coming(to frame: Rect, isSideways: Bool, direction: ReadingDirection) -> CellAttributes {
    let side = direction == .leftToRight ? frame.width : -frame.width
    var attributes = CellAttributes(
      frame: isSideways ? frame.offset(x: 0, y: frame.height) : frame.offset(x: side, y: 0))
    attributes.alpha = 0
    return attributes
  }

  /// What a cell that goes ends as: it fades and shrinks where it stands.
  static func gone(from frame: Rect) -> CellAttributes {
    var attributes = CellAttributes(frame: frame)
    attributes.alpha = 0
    attributes.scale = 0.8
    return attributes
  }
}

/// A cell's way through an update, for a host that animates it.
public struct CellMotion: Hashable, Sendable {
  /// What becomes of the cell.
  public enum Kind: Hashable, Sendable {
    /// It comes.
    case appears
    /// It goes.
    case disappears
    /// It stays and may stand elsewhere.
    case travels
  }

  /// What becomes of it.
  public let kind: Kind
  /// Where its place is: before the update for one that goes, else after.
  public let place: ScreenPlace
  /// At the start.
  public let from: CellAttributes
  /// At the end.
  public let to: CellAttributes
}
