/// An ad that has arrived, drawn in the list's own look.
public struct NativeAd: Hashable, Sendable {
  /// Identity of the ad, its own and no item's.
  public var id: String
  /// What it offers.
  public var headline: String
  /// Who pays for it.
  public var advertiser: String?
  /// A sentence or two.
  public var body: String?
  /// A small square picture.
  public var icon: String?
  /// Label of its button.
  public var callToAction: String

  /// An ad with what every ad has.
  public init(id: String, headline: String, callToAction: String) {
    self.id = id
    self.headline = headline
    self.callToAction = callToAction
  }
}
