public import LayoutKitCore

/// A play control in the middle of a picture; while the item plays, the platform's player is below it.
public final class PlayerElement: ContentElement {
  /// What it plays.
  public struct Media: Hashable, Sendable {
    /// What a touch on the control asks for.
    public var action: ContentAction
    /// Where the media is; `nil` where the source does not say.
    public var source: String?
    /// Whether it plays now.
    public var isPlaying: Bool

    /// Something to play.
    public init(action: ContentAction, source: String?, isPlaying: Bool) {
      self.action = action
      self.source = source
      self.isPlaying = isPlaying
    }
  }

  private let key: String
  private var media: Media?

  /// An element whose nodes have keys that begin with `key`.
  public init(_ key: String) { self.key = key }

  /// Takes what to play; `nil` hides the element.
  public func setMedia(_ media: Media?) { self.media = media }

  /// True without something to play.
  public var isHidden: Bool { media == nil }

  /// No room of its own: it fills what it is given.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.rigid(.zero) }
  }

  /// The player or the control: a dark disc of at most 56 points, half as wide as the frame's shorter side, that is
  /// touched in a square of at least 44 points where there is room for it.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let media, !frame.isEmpty else { return }
    if media.isPlaying, let source = media.source {
      nodes.append(DisplayNode(key: "\(key).player", frame: frame, content: .platform(.player(source: source))))
    }
    let grid = environment.grid
    let side = grid.down(min(56, min(frame.width, frame.height) / 2))
    let disc = Rect(
      x: frame.x + grid.nearest((frame.width - side) / 2), y: frame.y + grid.nearest((frame.height - side) / 2),
      width: side, height: side)
    let shade = ShapeContent(.ellipse, fill: .color(ColorValue.black.opacity(0.6)))
    nodes.append(DisplayNode(key: "\(key).disc", frame: disc, content: .shape(shade)))
    let icon = disc.inset(by: Insets(grid.nearest(side * 0.28)))
    nodes.append(Symbol.play.node(key: "\(key).symbol", frame: icon, color: .white))
    let reach = max(side, grid.up(min(44, min(frame.width, frame.height))))
    let target = Rect(
      x: frame.x + grid.nearest((frame.width - reach) / 2), y: frame.y + grid.nearest((frame.height - reach) / 2),
      width: reach, height: reach)
    nodes.append(DisplayNode(key: "\(key).control", frame: target, content: .control(media.action)))
  }
}
