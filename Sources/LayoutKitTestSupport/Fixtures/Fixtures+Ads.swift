public import LayoutKitCore

extension Fixtures {
  /// Ads with everything, with an icon or media alone, with nothing but what every ad has, with long texts, and in another
  /// script. Their ids are `ad.` and what they are.
  public static var ads: [NativeAd] {
    [
      ad("full") { _ in },
      ad("icon") { $0.picture = nil },
      ad("minimal") {
        $0 = NativeAd(id: $0.id, headline: $0.headline, callToAction: $0.callToAction)
      },
      ad("media") {
        $0.icon = nil
        $0.body = nil
      },
      ad("long") {
        $0.headline =
          "Bridges, ferries, tunnels and stepping stones for every river, delivered flat and put up in a day"
        $0.advertiser = "Wolfeschlegelsteinhausenbergerdorff & Daughters, bridge builders by appointment"
        $0.body = Array(repeating: "Ask for a bridge and have it by the evening.", count: 6).joined(separator: " ")
        $0.picture?.ratio = nil
        $0.callToAction = "Ask for an offer without obligation"
      },
      ad("arabic") {
        $0.headline = "جسور لكل نهر"
        $0.advertiser = "شركة الجسور"
        $0.body = "تصل مفككة وتركب في يوم واحد."
        $0.callToAction = "اطلب الآن"
      },
    ]
  }

  /// So many ads, all different.
  public static func ads(count: Int) -> [NativeAd] {
    (0..<max(0, count)).map { number in
      ad("\(number)") {
        $0.headline = "Offer number \(number)"
        $0.body = number.isMultiple(of: 2) ? $0.body : nil
        $0.picture = nil
      }
    }
  }

  private static func ad(_ name: String, _ change: (inout NativeAd) -> Void) -> NativeAd {
    var ad = NativeAd(id: "ad.\(name)", headline: "A bridge for your river", callToAction: "Have a look")
    ad.advertiser = "Example & Sons"
    ad.body = "Bridges for every river, delivered flat."
    ad.icon = "pictures/offer.png"
    ad.picture = Picture(source: "pictures/offer-wide.jpg", size: .large, ratio: 1.5)
    change(&ad)
    return ad
  }
}
