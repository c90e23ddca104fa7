import ContentElements
import LayoutKitCore

/// Who and when, then how many: on one line while the counts take no more than half of it, else one below the other, as
/// always from the accessibility text sizes on.
final class SignatureElement: ContentElement {
  private let who: any ContentElement
  private let counts: any ContentElement
  private let beside: HorizontalStack
  private let stacked: VerticalStack

  init(who: any ContentElement, counts: [any ContentElement]) {
    self.who = who
    let line = WrappingStack(spacing: 10, lineSpacing: 4, counts)
    self.counts = line
    beside = HorizontalStack(spacing: 10, [(.rest, who), (.own, line)])
    stacked = VerticalStack(spacing: 4, [who, line])
  }

  var isHidden: Bool { who.isHidden && counts.isHidden }

  func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    element(for: width, environment).size(forWidth: width, in: environment)
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    element(for: frame.width, environment).place(in: frame, environment: environment, into: &nodes)
  }

  private func element(for width: Double, _ environment: LayoutEnvironment) -> any ContentElement {
    guard !environment.textSize.isAccessibility, !who.isHidden, !counts.isHidden else { return stacked }
    return counts.size(forWidth: width, in: environment).width <= width / 2 ? beside : stacked
  }
}
