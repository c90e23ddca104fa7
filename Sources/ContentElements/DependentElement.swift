public import LayoutKitCore

/// An element that shows only while another does, or only while it does not.
public final class DependentElement: ContentElement {
  private let content: any ContentElement
  private let other: any ContentElement
  private let showsWithOther: Bool

  /// `content` while `other` shows.
  public init(_ content: any ContentElement, with other: any ContentElement) {
    (self.content, self.other, showsWithOther) = (content, other, true)
  }

  /// `content` while `other` is hidden.
  public init(_ content: any ContentElement, without other: any ContentElement) {
    (self.content, self.other, showsWithOther) = (content, other, false)
  }

  /// As the other says, and as the content.
  public var isHidden: Bool { other.isHidden == showsWithOther || content.isHidden }

  /// As the content.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { content.writeSize(to: &sizes, in: environment) }
  }

  /// The content.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    if !isHidden { content.place(in: frame, environment: environment, into: &nodes) }
  }
}
