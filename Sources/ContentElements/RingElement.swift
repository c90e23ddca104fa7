public import LayoutKitCore

/// A circle's line around a round picture, in one colour or the other.
public final class RingElement: ContentElement {
  private let key: String
  private var colors = (on: ColorValue.clear, off: ColorValue.clear)
  private var lineWidth = 0.0
  private var isOn = true

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Takes the colours of a ring that is on and off, and its thickness in points.
  public func setDesign(on: ColorValue, off: ColorValue, lineWidth: Double, _ pass: borrowing DesignPass) {
    colors = (on, off)
    self.lineWidth = lineWidth
  }

  /// Takes whether it is on.
  public func setOn(_ isOn: Bool) { self.isOn = isOn }

  /// Never: a ring that is off has its own colour.
  public var isHidden: Bool { false }

  /// No room of its own: it fills what it is given.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) { sizes.rigid(.zero) }

  /// The ellipse's line, inside the frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let line = ShapeContent(.ellipse, stroke: isOn ? colors.on : colors.off, lineWidth: lineWidth)
    nodes.append(DisplayNode(key: key, frame: frame, content: .shape(line)))
  }
}
