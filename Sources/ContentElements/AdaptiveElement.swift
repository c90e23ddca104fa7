public import LayoutKitCore

/// One element where there is little width, another where there is enough.
public final class AdaptiveElement: ContentElement {
  private let condition: SizeCondition
  private let narrow: any ContentElement
  private let wide: any ContentElement
  private let other: any ContentElement

  /// `wide` from a width of `threshold` points on, `narrow` below; what `other` takes of the width is not counted.
  public init(
    from threshold: Double, besides other: any ContentElement = EmptyElement(), wide: any ContentElement,
    narrow: any ContentElement
  ) {
    condition = .leaves(threshold)
    self.other = other
    self.wide = wide
    self.narrow = narrow
  }

  /// When both are.
  public var isHidden: Bool { narrow.isHidden && wide.isHidden }

  /// As the element for the width.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.choice(condition, by: other, wide, else: narrow, in: environment)
  }

  /// The element for the frame's width.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    element(for: frame.width, environment).place(in: frame, environment: environment, into: &nodes)
  }

  private func element(for width: Double, _ environment: LayoutEnvironment) -> any ContentElement {
    let taken = other.isHidden ? 0 : other.size(forWidth: width, in: environment).width
    return condition.holds(for: taken, of: width) ? wide : narrow
  }
}
