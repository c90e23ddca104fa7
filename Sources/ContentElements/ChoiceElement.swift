public import LayoutKitCore

/// One of several elements, chosen when an item is bound: picture first or text first, seen or unseen.
public final class ChoiceElement: ContentElement {
  private let choices: [any ContentElement]
  /// Which of the elements shows; outside of them, none.
  public var chosen = 0

  /// A choice of elements, the first to begin with.
  public init(_ choices: [any ContentElement]) { self.choices = choices }

  private var element: any ContentElement { choices.indices.contains(chosen) ? choices[chosen] : EmptyElement() }

  /// As the chosen element.
  public var isHidden: Bool { element.isHidden }

  /// As the chosen element.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    element.writeSize(to: &sizes, in: environment)
  }

  /// The chosen element.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    element.place(in: frame, environment: environment, into: &nodes)
  }
}
