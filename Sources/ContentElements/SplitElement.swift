public import LayoutKitCore

/// Two elements side by side, both as tall as the cell: a picture that is as high as the text beside it.
public final class SplitElement: ContentElement {
  private let share: Double
  private let first: any ContentElement
  private let second: any ContentElement

  /// `first` leading with a share of the width, 0 to 1, and `second` with the rest. One alone has the whole width.
  public init(share: Double, _ first: any ContentElement, _ second: any ContentElement) {
    self.share = share.isFinite ? min(max(0, share), 1) : 0
    self.first = first
    self.second = second
  }

  /// When both are.
  public var isHidden: Bool { first.isHidden && second.isHidden }

  /// The whole width, as high as the higher.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.split(share: share, first, second, in: environment)
  }

  /// Both from the top to the bottom of the frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    var x = frame.x
    for (element, width) in parts(in: frame.width, environment) {
      element.place(
        in: Rect(x: x, y: frame.y, width: width, height: frame.height), environment: environment, into: &nodes)
      x += width
    }
  }

  private func parts(
    in width: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, width: Double)] {
    let whole = max(0, width)
    if first.isHidden || second.isHidden { return [first, second].filter { !$0.isHidden }.map { ($0, whole) } }
    let widths = Self.widths(of: whole, share: share, environment.grid)
    return [(first, widths.first), (second, widths.second)]
  }

  /// The widths of both parts, where both show.
  static func widths(of width: Double, share: Double, _ grid: PixelGrid) -> (first: Double, second: Double) {
    let whole = max(0, width)
    let near = share == 1 ? whole : min(whole, grid.nearest(whole * share))
    return (near, whole - near)
  }
}
