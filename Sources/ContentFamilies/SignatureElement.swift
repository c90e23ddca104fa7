import ContentElements
import LayoutKitCore

/// Who and when, then how many: on one line while the counts take no more than half of it, else one below the other, as
/// always from the accessibility text sizes on.
final class SignatureElement: ContentElement {
  private let who: any ContentElement
  private let counts: any ContentElement
  private let beside: HorizontalStack
  private let stacked: VerticalStack
  private static let side = SizeCondition.takes(atMost: 0.5)

  init(who: any ContentElement, counts: any ContentElement) {
    self.who = who
    self.counts = counts
    beside = HorizontalStack(spacing: 10, [(.rest, who), (.own, counts)])
    stacked = VerticalStack(spacing: 4, [who, counts])
  }

  var isHidden: Bool { who.isHidden && counts.isHidden }

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if counts.isHidden { return who.writeSize(to: &sizes, in: environment) }
    guard canStandBeside(in: environment) else { return stacked.writeSize(to: &sizes, in: environment) }
    sizes.choice(Self.side, by: counts, beside, else: stacked, in: environment)
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    element(for: frame.width, environment).place(in: frame, environment: environment, into: &nodes)
  }

  private func element(for width: Double, _ environment: LayoutEnvironment) -> any ContentElement {
    guard canStandBeside(in: environment) else { return stacked }
    return Self.side.holds(for: counts.size(forWidth: width, in: environment).width, of: width)
      ? beside : stacked
  }

  private func canStandBeside(in environment: LayoutEnvironment) -> Bool {
    !environment.textSize.isAccessibility && !who.isHidden && !counts.isHidden
  }
}
