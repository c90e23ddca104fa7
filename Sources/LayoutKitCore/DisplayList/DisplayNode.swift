/// One thing to draw or to touch.
public struct DisplayNode: Hashable, Sendable {
  /// What a node is.
  public enum Content: Hashable, Sendable {
    /// Lines of text from the top of the frame.
    case text(TextContent)
    /// A picture that covers the frame.
    case image(ImageContent)
    /// A filled, lined outline.
    case shape(ShapeContent)
    /// A touchable area, without ink of its own.
    case control(ContentAction)
    /// Nodes drawn as one.
    indirect case group(GroupContent)
    /// A view that only the platform can draw.
    case platform(PlatformContent)
  }

  /// Names the node in its cell; stays the same from item to item.
  public var key: String
  /// Where it stands, in points from the cell's corner.
  public var frame: Rect
  /// What it is.
  public var content: Content

  /// A node at a frame.
  public init(key: String, frame: Rect, content: Content) {
    self.key = key
    self.frame = frame
    self.content = content
  }

  func mirrored(in width: Double) -> DisplayNode {
    var copy = self
    copy.frame = frame.mirrored(in: width)
    switch content {
    case .text(var text):
      text.isMirrored.toggle()
      copy.content = .text(text)
    case .group(var group):
      group.nodes = group.nodes.map { $0.mirrored(in: width) }
      group.shadow?.x.negate()
      copy.content = .group(group)
    case .shape(var shape):
      shape.isMirrored?.toggle()
      copy.content = .shape(shape)
    case .image, .control, .platform: break
    }
    return copy
  }

  var withDescendants: [DisplayNode] {
    guard case .group(let group) = content else { return [self] }
    return [self] + group.nodes.flatMap(\.withDescendants)
  }
}

/// A prepared text in its frame.
public struct TextContent: Sendable {
  /// The text that was measured.
  public var text: any PreparedText
  /// The room it was broken for.
  public var frame: TextFrame
  /// Its colour.
  public var color: ColorValue
  /// Where short lines stand.
  public var alignment: LineAlignment
  /// Whether leading is the right edge.
  public var isMirrored = false

  /// A text to draw.
  public init(text: any PreparedText, frame: TextFrame, color: ColorValue, alignment: LineAlignment) {
    self.text = text
    self.frame = frame
    self.color = color
    self.alignment = alignment
  }

  /// Distance of a line's left end from the frame's left edge, in points.
  public func offset(of line: TextLine) -> Double {
    let slack = frame.width - line.width
    return switch alignment {
    case .center: slack / 2
    case .leading: isMirrored ? slack : 0
    case .trailing: isMirrored ? 0 : slack
    case .natural: line.isRightToLeft ? slack : 0
    }
  }
}

extension TextContent: Hashable {
  /// True when both draw the same.
  public static func == (a: TextContent, b: TextContent) -> Bool {
    (a.text === b.text || (a.text.style == b.text.style && a.text.string == b.text.string))
      && a.frame == b.frame && a.color == b.color && a.alignment == b.alignment && a.isMirrored == b.isMirrored
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.string)
    hasher.combine(text.style)
    hasher.combine(frame)
    hasher.combine(color)
    hasher.combine(alignment)
    hasher.combine(isMirrored)
  }
}

/// A picture and what stands in for it.
public struct ImageContent: Hashable, Sendable {
  /// What to load; `nil` where the item has no picture.
  public var request: MediaRequest?
  /// Corner radius in points.
  public var cornerRadius: Double
  /// Fills the frame while there is no picture.
  public var placeholder: ColorValue

  /// A picture to draw.
  public init(request: MediaRequest?, cornerRadius: Double, placeholder: ColorValue) {
    self.request = request
    self.cornerRadius = cornerRadius
    self.placeholder = placeholder
  }
}

/// A view that only the platform can draw; painters without it draw what the other nodes show.
public enum PlatformContent: Hashable, Sendable {
  /// Plays a sound or a video.
  case player(source: String)
  /// A map around a coordinate.
  case map(Coordinate)
  /// The media of a native ad, by the ad's identity.
  case adMedia(String)
  /// A view of the app's own, by name.
  case hosted(String)
}
