/// An ad that has arrived, drawn in the list's own look.
public struct NativeAd: Hashable, Sendable {
  /// Key of the node that says that a cell is an ad.
  public static let badgeKey = "ad.badge"
  /// Key of the node of the AdChoices mark, where a host puts an ad network's own view.
  public static let choicesKey = "ad.choices"
  /// The least width and height of that mark, in points.
  public static let leastChoicesSide = 20.0

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
  /// Its media: a picture, or the one that stands for a film.
  public var picture: Picture?
  /// Label of its button.
  public var callToAction: String

  /// An ad with what every ad has.
  public init(id: String, headline: String, callToAction: String) {
    self.id = id
    self.headline = headline
    self.callToAction = callToAction
  }
}
