import CondensedTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct CondensedAdTests {
  private enum Trial: TemplateTrial {
    static let template = Condensed()
  }

  private func list(
    _ ad: Int, variant: String? = nil, width: Double = 390, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> DisplayList {
    try Trial.arranged([Trial.bridge], ads: [Fixtures.ads[ad]], variant: variant, width: width, change)
      .displayList(at: 1)
  }

  @Test func `An ad is a row: its icon, then badge and advertiser, headline, body and button`() throws {
    let list = try list(0)
    // 12 above and below a first line of 20, a headline of 22, two lines of 20 and a button of 44, 6 between them.
    #expect(list.size == Size(width: 358, height: 168))
    #expect(list.frame("media") == Rect(x: 12, y: 12, width: 88, height: 88))
    // "Ad" takes 12 and 6 on both sides; "Example & Sons" has 14 characters of 6.5 on a line of 18.
    #expect(list.frame(NativeAd.badgeKey) == Rect(x: 112, y: 12, width: 24, height: 20))
    #expect(list.frame("advertiser") == Rect(x: 142, y: 13, width: 91, height: 18))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 326, y: 12, width: 20, height: 20))
    #expect(list.frame("title") == Rect(x: 112, y: 38, width: 234, height: 22))
    #expect(list.frame("summary") == Rect(x: 112, y: 66, width: 234, height: 40))
    // 11 characters of 7.5 and 10 on both sides.
    #expect(list.frame("callToAction") == Rect(x: 112, y: 112, width: 102.5, height: 44))
  }

  @Test func `Where the picture stands in the corner, the mark is on it`() throws {
    let list = try list(0, variant: "trailing")
    #expect(list.frame("media") == Rect(x: 258, y: 12, width: 88, height: 88))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 322, y: 16, width: 20, height: 20))
    #expect(list.frame("title") == Rect(x: 12, y: 38, width: 234, height: 22))
    let minimal = try self.list(2, variant: "trailing")
    #expect(minimal.frame("media") == nil)
    #expect(minimal.frame(NativeAd.choicesKey) == Rect(x: 326, y: 12, width: 20, height: 20))
  }

  @Test func `The icon is small enough for a row, and media stand in for one that is missing`() throws {
    func shown(_ ad: Int) throws -> (source: String?, media: DisplayNode.Content?) {
      let list = try list(ad)
      guard case .image(let image) = list.node("media")?.content else { return (nil, nil) }
      return (image.request?.source, list.node("media.ad")?.content)
    }
    #expect(try shown(0) == ("pictures/offer.png", nil))
    #expect(try shown(3) == ("pictures/offer-wide.jpg", .platform(.adMedia("ad.media"))))
    #expect(try shown(2) == (nil, nil))
  }

  @Test(arguments: ["none", "numbered"])
  func `In a list without pictures an ad has none, and no number`(variant: String) throws {
    let list = try list(0, variant: variant)
    #expect(list.node("media") == nil && list.node("number") == nil)
    #expect(list.frame("title") == Rect(x: 12, y: 38, width: 334, height: 22))
    #expect(list.texts == ["Ad", "Example & Sons", "A bridge for your river"] + list.texts.suffix(2))
    #expect(list.texts.last == "Have a look")
  }

  @Test func `From right to left the mark is on the left`() throws {
    let list = try list(0) { $0.direction = .rightToLeft }
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 12, y: 12, width: 20, height: 20))
    #expect(list.frame(NativeAd.badgeKey) == Rect(x: 358 - 112 - 24, y: 12, width: 24, height: 20))
  }

  @Test func `Large text has the picture above, and the mark on it`() throws {
    let list = try list(0) { $0.textSize = .ax3 }
    #expect(list.frame("media") == Rect(x: 12, y: 12, width: 334, height: 188))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 320, y: 18, width: 20, height: 20))
    #expect(list.frame(NativeAd.badgeKey)?.y == 210)
  }
}
