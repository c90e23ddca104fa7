public import LayoutKitCore

/// A picture that covers its frame, rounded. It takes whatever room it is given: an `AspectElement` or a
/// `SizedElement` around it says how much.
public final class MediaElement: ContentElement {
  /// How pictures of a list look.
  public struct Design: Hashable, Sendable {
    /// Corner radius in points; half of the frame's shorter side at most.
    public var cornerRadius: Double
    /// Fills the frame while there is no picture.
    public var placeholder: ColorValue

    /// A look.
    public init(cornerRadius: Double, placeholder: ColorValue) {
      self.cornerRadius = cornerRadius
      self.placeholder = placeholder
    }
  }

  /// Whether it takes no room.
  public var isHidden: Bool {
    get { hides }
    set { hides = newValue }
  }
  /// Whether it is a circle in the middle of its frame: the largest one, at four fifths of the height where the frame is
  /// wider than high.
  public var isRound = false
  private let key: String
  /// What is public and stored is checked for overlapping access each time it is asked for.
  private var hides = false
  private var design = Design(cornerRadius: 0, placeholder: .clear)
  private var source: String?

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Takes a look.
  public func setDesign(_ design: Design, _ pass: borrowing DesignPass) { self.design = design }

  /// Takes a picture; `nil` shows the placeholder.
  public func setSource(_ source: String?) { self.source = source }

  /// The width it is given and no height of its own.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.whole(height: 0) }
  }

  /// The picture, asked for in the frame's pixels.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard !frame.isEmpty else { return }
    let grid = environment.grid
    let frame = isRound ? circle(in: frame, grid) : frame
    let request = source.map {
      MediaRequest(source: $0, pixelWidth: grid.pixelsUp(frame.width), pixelHeight: grid.pixelsUp(frame.height))
    }
    let half = min(frame.width, frame.height) / 2
    let radius = isRound ? half : min(design.cornerRadius, half)
    nodes.append(
      DisplayNode(
        key: key, frame: frame,
        content: .image(ImageContent(request: request, cornerRadius: radius, placeholder: design.placeholder))))
  }

  private func circle(in frame: Rect, _ grid: PixelGrid) -> Rect {
    let side = frame.width > frame.height ? grid.up(frame.height * 0.8) : frame.width
    return Rect(
      x: frame.x + grid.nearest((frame.width - side) / 2), y: frame.y + grid.nearest((frame.height - side) / 2),
      width: side, height: side)
  }
}
