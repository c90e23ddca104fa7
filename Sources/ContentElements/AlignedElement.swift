public import LayoutKitCore

/// An element that takes no more width than it needs, standing in a line as a text of an alignment would.
public struct AlignedElement: ContentElement {
  private let alignment: LineAlignment
  private let content: any ContentElement

  /// `content` at the start of the line, in its middle or at its end; a natural alignment stands at the start.
  public init(_ alignment: LineAlignment, _ content: any ContentElement) {
    self.alignment = alignment
    self.content = content
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// As the content.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    content.size(forWidth: width, in: environment)
  }

  /// The content, as wide as it is.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let width = min(frame.width, content.size(forWidth: frame.width, in: environment).width)
    let slack = frame.width - width
    let lead =
      switch alignment {
      case .leading, .natural: 0.0
      case .center: environment.grid.nearest(slack / 2)
      case .trailing: slack
      }
    content.place(
      in: Rect(x: frame.x + lead, y: frame.y, width: width, height: frame.height), environment: environment,
      into: &nodes)
  }
}
