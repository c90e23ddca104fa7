public import LayoutKitCore

extension Fixtures {
  /// So many ads, all different.
  public static func ads(count: Int) -> [NativeAd] {
    (0..<max(0, count)).map { number in
      var ad = NativeAd(
        id: "ad.\(number)", headline: "Offer number \(number)", callToAction: "Have a look")
      ad.advertiser = "Example & Sons"
      ad.body = number.isMultiple(of: 2) ? "Bridges for every river, delivered flat." : nil
      ad.icon = "pictures/offer.png"
      return ad
    }
  }
}
