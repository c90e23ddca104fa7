public import LayoutKitCore

/// An element as high as its width and a ratio say.
public final class AspectElement: ContentElement {
  private let ratio: Double
  private let content: any ContentElement

  /// `ratio` is width over height, above 0.
  public init(ratio: Double, _ content: any ContentElement) {
    self.ratio = ratio.isFinite && ratio > 0 ? ratio : 1
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The whole width and the height that goes with it.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.aspect(ratio) }
  }

  /// The content in the whole frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    content.place(in: frame, environment: environment, into: &nodes)
  }
}

/// An element of a size of its own.
public final class SizedElement: ContentElement {
  private let size: Size
  private let content: any ContentElement

  /// A size in points; the width gives way where there is less room.
  public init(_ size: Size, _ content: any ContentElement) {
    self.size = size
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The size, rounded up to the pixel grid.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.fixed(size) }
  }

  /// The content in the whole frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    content.place(in: frame, environment: environment, into: &nodes)
  }
}
