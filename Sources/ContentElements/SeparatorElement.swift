public import LayoutKitCore

/// A line across the cell.
public final class SeparatorElement: ContentElement {
  private let key: String
  private var color = ColorValue.clear
  private var thickness = 0.0

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Takes a colour and a thickness in points; 0 hides the element.
  public func setDesign(color: ColorValue, thickness: Double, _ pass: borrowing DesignPass) {
    self.color = color
    self.thickness = thickness
  }

  /// True without thickness.
  public var isHidden: Bool { thickness <= 0 }

  /// The whole width, at least one pixel high.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.whole(height: thickness) }
  }

  /// The line.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard !isHidden else { return }
    let line = ShapeContent(.rectangle(cornerRadius: 0), fill: .color(color))
    nodes.append(DisplayNode(key: key, frame: frame, content: .shape(line)))
  }
}
