public import LayoutKitCore

/// What is painted: cells at their places on a sheet.
public struct PaintedPage: Hashable, Sendable {
  /// One cell.
  public struct Cell: Hashable, Sendable {
    /// Where it stands, in points from the page's top left corner. Nothing is cut at its edges.
    public var frame: Rect
    /// What it shows.
    public var list: DisplayList

    /// A cell at a frame.
    public init(frame: Rect, list: DisplayList) {
      self.frame = frame
      self.list = list
    }
  }

  /// Size of the sheet in points.
  public var size: Size
  /// Colour of the sheet; `clear` for none.
  public var background: ColorValue
  /// The cells in painting order, the first at the bottom.
  public var cells: [Cell]

  /// A page of cells.
  public init(size: Size, background: ColorValue = .white, cells: [Cell] = []) {
    self.size = size
    self.background = background
    self.cells = cells
  }
}
