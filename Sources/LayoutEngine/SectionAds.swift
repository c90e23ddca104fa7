public import LayoutKitCore

/// The ads of a section: those that have arrived, and where ads go.
public struct SectionAds: Sendable {
  /// Where ads go.
  public var plan: any SlotPlan
  /// The ads that have arrived, in order.
  public var arrived: [NativeAd]
  /// Whether an ad among columns takes a row of its own.
  public var takeRows: Bool

  /// Ads in their places.
  public init(_ arrived: [NativeAd], in plan: any SlotPlan, takeRows: Bool = false) {
    self.arrived = arrived
    self.plan = plan
    self.takeRows = takeRows
  }
}
