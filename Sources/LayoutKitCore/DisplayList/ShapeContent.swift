/// An outline with what fills it.
public struct ShapeContent: Hashable, Sendable {
  /// The outlines there are.
  public enum Outline: Hashable, Sendable {
    /// The frame, its corners rounded by a radius in points.
    case rectangle(cornerRadius: Double)
    /// The ellipse that touches the frame.
    case ellipse
    /// A drawing, stretched from its unit square to the frame.
    case drawing(Drawing)
  }

  /// What colours the inside.
  public enum Fill: Hashable, Sendable {
    /// One colour.
    case color(ColorValue)
    /// From one colour at the top to another at the bottom.
    case vertical(top: ColorValue, bottom: ColorValue)
  }

  /// The outline.
  public var outline: Outline
  /// Inside; `nil` for nothing.
  public var fill: Fill?
  /// Colour of the line; `nil` for none.
  public var stroke: ColorValue?
  /// Thickness of the line in points, inside the frame for rectangles and ellipses, along the middle for drawings.
  public var lineWidth: Double
  /// Whether a drawing that points along the direction of reading is turned around, left for right; `nil` for an outline
  /// that is the same for all readers.
  public var isMirrored: Bool?

  /// An outline to draw.
  public init(_ outline: Outline, fill: Fill? = nil, stroke: ColorValue? = nil, lineWidth: Double = 0) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}

/// Lines and curves in a unit square, 0 to 1 from the top left.
public struct Drawing: Hashable, Sendable {
  /// One step of the pen.
  public enum Step: Hashable, Sendable {
    /// Lifts the pen and starts anew.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic curve.
    case curve(Point, control1: Point, control2: Point)
    /// Back to where the pen was last set down.
    case close
  }

  /// The steps in order.
  public var steps: [Step]

  /// A drawing of steps.
  public init(_ steps: [Step]) { self.steps = steps }
}

/// Nodes drawn as one.
public struct GroupContent: Hashable, Sendable {
  /// The nodes, in the cell's coordinates.
  public var nodes: [DisplayNode]
  /// Whether nodes are cut at the group's frame.
  public var clips: Bool
  /// Radius of the cut's corners in points.
  public var cornerRadius: Double
  /// 0 (clear) to 1.
  public var opacity: Double
  /// Drawn below the group's frame; `nil` for none.
  public var shadow: ShadowContent?
  /// What the group is enlarged by about the middle of its frame, its shadow included: 0.01 to 100, anything else counts
  /// as 1. Only what is painted: touches are told by the frames as they are written.
  public var scale: Double

  /// A group of nodes.
  public init(
    _ nodes: [DisplayNode], clips: Bool = false, cornerRadius: Double = 0, opacity: Double = 1,
    shadow: ShadowContent? = nil, scale: Double = 1
  ) {
    self.nodes = nodes
    self.clips = clips
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.shadow = shadow
    self.scale = scale
  }
}

/// A soft shadow, resolved.
public struct ShadowContent: Hashable, Sendable {
  /// Colour, opacity included.
  public var color: ColorValue
  /// Blur radius in points.
  public var radius: Double
  /// Offset along `x`, in points.
  public var x: Double
  /// Offset downwards, in points.
  public var y: Double

  /// A shadow.
  public init(color: ColorValue, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
