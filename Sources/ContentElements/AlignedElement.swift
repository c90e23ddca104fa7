public import LayoutKitCore

/// An element that takes no more width than it needs, standing in a line as a text of an alignment would.
public final class AlignedElement: ContentElement {
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
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    content.writeSize(to: &sizes, in: environment)
  }

  /// The content as it was measured, in the whole width, and then moved: what breaks by its width breaks alike.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let width = min(frame.width, content.size(forWidth: frame.width, in: environment).width)
    let slack = frame.width - width
    let lead =
      switch alignment {
      case .leading, .natural: 0.0
      case .center: environment.grid.nearest(slack / 2)
      case .trailing: slack
      }
    let first = nodes.count
    content.place(in: frame, environment: environment, into: &nodes)
    for index in nodes.indices[first...] where lead > 0 { nodes[index] = nodes[index].moved(x: lead) }
  }
}

extension DisplayNode {
  fileprivate func moved(x: Double) -> DisplayNode {
    var copy = self
    copy.frame = frame.offset(x: x, y: 0)
    if case .group(var group) = content {
      group.nodes = group.nodes.map { $0.moved(x: x) }
      copy.content = .group(group)
    }
    return copy
  }
}
