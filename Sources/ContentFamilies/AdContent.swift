public import LayoutKitCore

/// What a cell shows of a native ad, worded and ready.
public struct AdContent: Hashable, Sendable {
  /// Whose media a platform shows.
  let id: String
  let headline: String
  let advertiser: String?
  let body: String?
  let callToAction: String
  /// The word that says that it is an ad.
  let badge: String
  let icon: String?
  let picture: Picture?

  /// What stands for it where it has no picture.
  var initial: String? { headline.first { $0.isLetter || $0.isNumber }.map { String($0) } }

  /// What assistive technology says: that it is an ad, whose, what it offers, what its button says. It offers nothing to
  /// do: what a touch does is the ad's own matter.
  public var accessibility: AccessibilityElement {
    let words = [badge, advertiser, headline, body, callToAction].compactMap { $0 }.filter { !$0.isEmpty }
    return AccessibilityElement(label: words.joined(separator: ", "), traits: .button)
  }
}

extension ArticleFormatter {
  /// What to show of an ad: a body where the list shows summaries, pictures where it shows pictures. Who pays for it shows
  /// in every list.
  public func content(for ad: NativeAd) -> AdContent {
    AdContent(
      id: ad.id, headline: ad.headline, advertiser: ad.advertiser, body: parts.summary ? ad.body : nil,
      callToAction: ad.callToAction, badge: words[.ad], icon: hasPictures ? ad.icon : nil,
      picture: hasPictures ? ad.picture : nil)
  }
}
