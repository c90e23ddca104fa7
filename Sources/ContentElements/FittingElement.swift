public import LayoutKitCore

/// The first of several elements that fits the height it is given: less and less of a text in a room that cannot grow.
public final class FittingElement: ContentElement {
  private let choices: [any ContentElement]

  /// Elements from the one that says most to the one that takes least, which is placed where none fits.
  public init(_ choices: [any ContentElement]) { self.choices = choices }

  /// When the last is.
  public var isHidden: Bool { choices.last?.isHidden ?? true }

  /// As the last, which is what it needs.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    choices.last?.writeSize(to: &sizes, in: environment)
  }

  /// The first that fits, in the whole frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let fitting = choices.first { $0.size(forWidth: frame.width, in: environment).height <= frame.height }
    (fitting ?? choices.last)?.place(in: frame, environment: environment, into: &nodes)
  }
}
