public import LayoutKitCore

/// A surface with corners, a border and a shadow, its content cut at the corners. The surface is a node of its own, apart
/// from those of the content.
public final class CardElement: ContentElement {
  /// Names the surface's node.
  public static let surfaceKey = "card"

  /// How cards of a list look.
  public struct Design: Hashable, Sendable {
    /// The surface.
    public var background: ColorValue
    /// Corner radius in points.
    public var cornerRadius: Double
    /// Thickness of the border in points; 0 for none.
    public var borderWidth: Double
    /// The border.
    public var borderColor: ColorValue
    /// Below the surface; `nil` for none.
    public var shadow: ShadowContent?

    /// What a design model says of cells, in an environment.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      background = design.cellBackground.color(in: environment.appearance)
      cornerRadius = design.cornerRadius
      // With increased contrast every cell has a border, of one pixel at least.
      let least = environment.contrast == .increased ? environment.grid.points(1) : 0
      borderWidth = max(design.border.width, least)
      borderColor = design.border.color.color(in: environment, as: .line)
      shadow = design.shadow.content(in: environment.appearance)
    }
  }

  private let design: Design
  private let content: any ContentElement

  /// A card around `content`.
  public init(_ design: Design, _ content: any ContentElement) {
    self.design = design
    self.content = content
  }

  /// Never: a card without content is still a surface.
  public var isHidden: Bool { false }

  /// As the content.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.writeAlways(content, in: environment)
  }

  /// The surface with its shadow, the content, the border on top.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let radius = min(design.cornerRadius, min(frame.width, frame.height) / 2)
    let outline = ShapeContent.Outline.rectangle(cornerRadius: radius)
    var inner = [
      DisplayNode(
        key: Self.surfaceKey, frame: frame, content: .shape(ShapeContent(outline, fill: .color(design.background))))
    ]
    content.place(in: frame, environment: environment, into: &inner)
    if design.borderWidth > 0 {
      let line = ShapeContent(outline, stroke: design.borderColor, lineWidth: design.borderWidth)
      inner.append(DisplayNode(key: "card.border", frame: frame, content: .shape(line)))
    }
    let group = GroupContent(inner, clips: true, cornerRadius: radius, shadow: design.shadow)
    nodes.append(DisplayNode(key: "card.group", frame: frame, content: .group(group)))
  }
}
