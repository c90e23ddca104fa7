public import LayoutKitCore

/// A row of dots in the middle of the width, one a page, the current one in a colour of its own. Where there is no room
/// for all, those around the current one.
public final class DotsElement: ContentElement {
  private static let side = 7.0
  private static let gap = 7.0
  private let key: String
  private var colors = (current: ColorValue.clear, other: ColorValue.clear)
  private var pages = 0
  private var current = 0

  /// An element whose nodes have keys that begin with `key`.
  public init(_ key: String) { self.key = key }

  /// Takes the colours.
  public func setDesign(current: ColorValue, other: ColorValue, _ pass: borrowing DesignPass) {
    colors = (current, other)
  }

  /// Takes the number of pages and which is shown, from 0; fewer than two pages hide the element.
  public func setPages(_ pages: Int, current: Int) {
    self.pages = pages
    self.current = min(max(0, current), max(0, pages - 1))
  }

  /// True for fewer than two pages.
  public var isHidden: Bool { pages < 2 }

  /// The whole width, a dot high.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.whole(height: Self.side) }
  }

  /// The dots.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard !isHidden else { return }
    let grid = environment.grid
    let (side, gap) = (grid.up(Self.side), grid.up(Self.gap))
    let room = Int((min(frame.width, 10_000) + gap) / (side + gap))
    let shown = min(pages, max(0, room))
    let first = min(max(0, current - shown / 2), pages - shown)
    let width = Double(shown) * (side + gap) - gap
    let start = frame.x + grid.nearest((frame.width - width) / 2)
    for number in 0..<shown {
      let dot = Rect(x: start + Double(number) * (side + gap), y: frame.y, width: side, height: side)
      let color = first + number == current ? colors.current : colors.other
      nodes.append(
        DisplayNode(
          key: "\(key).\(number)", frame: dot, content: .shape(ShapeContent(.ellipse, fill: .color(color)))))
    }
  }
}
