public import LayoutKitCore

/// An element on darkness that fades in above it, so that light text over a picture can be read.
public final class ScrimElement: ContentElement {
  private let color: ColorValue
  private let fade: Double
  private let content: any ContentElement

  /// `content` on a colour that fades in over `fade` points above it.
  public init(color: ColorValue, fade: Double, _ content: any ContentElement) {
    self.color = color
    self.fade = fade
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The content with the fade above it.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.inset(horizontal: 0, vertical: sizes.grid.up(fade), content, in: environment)
  }

  /// The fade, the colour, the content on it.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let (above, below) = split(frame, at: environment.grid.up(fade))
    let outline = ShapeContent.Outline.rectangle(cornerRadius: 0)
    nodes.append(
      DisplayNode(
        key: "scrim.fade", frame: above,
        content: .shape(ShapeContent(outline, fill: .vertical(top: color.opacity(0), bottom: color)))))
    nodes.append(DisplayNode(key: "scrim", frame: below, content: .shape(ShapeContent(outline, fill: .color(color)))))
    content.place(in: below, environment: environment, into: &nodes)
  }

  private func split(_ frame: Rect, at height: Double) -> (above: Rect, below: Rect) {
    var (above, below) = (frame, frame)
    above.height = min(height, frame.height)
    below.y += above.height
    below.height -= above.height
    return (above, below)
  }
}
