public import LayoutKitCore

/// An element with room around it.
public final class InsetElement: ContentElement {
  private let insets: Insets
  private let content: any ContentElement

  /// Room of `insets` points around `content`.
  public init(_ insets: Insets, _ content: any ContentElement) {
    self.insets = insets
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The content with the room around it.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    let insets = snapped(sizes.grid)
    sizes.inset(horizontal: insets.horizontal, vertical: insets.vertical, content, in: environment)
  }

  /// The content inside the insets.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    content.place(in: frame.inset(by: snapped(environment.grid)), environment: environment, into: &nodes)
  }

  private func snapped(_ grid: PixelGrid) -> Insets {
    Insets(
      top: grid.up(insets.top), leading: grid.up(insets.leading), bottom: grid.up(insets.bottom),
      trailing: grid.up(insets.trailing))
  }
}
