import EnrichedTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct EnrichedAdTests {
  private enum Trial: TemplateTrial {
    static let template = Enriched()
  }

  private func list(_ ad: Int, variant: String? = nil, width: Double = 390) throws -> DisplayList {
    try Trial.arranged([Trial.bridge], ads: [Fixtures.ads[ad]], variant: variant, width: width).displayList(at: 1)
  }

  @Test func `An ad is a card: its media with the mark, then the icon beside badge and advertiser`() throws {
    let list = try list(0)
    // A picture of 201.5; 12, an icon of 32, a headline of 22, a line of 20, a button of 44, 6 between them, 12.
    #expect(list.size == Size(width: 358, height: 361.5))
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 358, height: 201.5))
    #expect(list.node("media.ad")?.content == .platform(.adMedia("ad.full")))
    #expect(list.frame("media.ad") == list.frame("media"))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 330, y: 8, width: 20, height: 20))
    #expect(list.frame("icon") == Rect(x: 12, y: 213.5, width: 32, height: 32))
    #expect(list.frame(NativeAd.badgeKey) == Rect(x: 52, y: 219.5, width: 24, height: 20))
    #expect(list.frame("advertiser") == Rect(x: 82, y: 220.5, width: 91, height: 18))
    #expect(list.frame("title") == Rect(x: 12, y: 251.5, width: 334, height: 22))
    #expect(list.frame("summary") == Rect(x: 12, y: 279.5, width: 334, height: 20))
    #expect(list.frame("callToAction") == Rect(x: 12, y: 305.5, width: 102.5, height: 44))
  }

  @Test func `Without media the mark stands at the end of the first line`() throws {
    let list = try list(2)
    #expect(list.size == Size(width: 358, height: 12 + 20 + 6 + 22 + 6 + 44 + 12))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 326, y: 12, width: 20, height: 20))
    #expect(list.frame("media") == nil && list.frame("icon") == nil && list.frame("advertiser") == nil)
  }

  @Test func `A text over the media is at its bottom, the mark in the corner above it`() throws {
    let list = try list(0, variant: "overlay")
    // 12 + 32 + 6 + 22 + 6 + 20 + 6 + 44 + 12 are 160 of the 201.5.
    #expect(list.size == Size(width: 358, height: 201.5))
    #expect(list.frame("scrim") == Rect(x: 0, y: 41.5, width: 358, height: 160))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 330, y: 8, width: 20, height: 20))
    let last = try #require(list.allNodes.last { !$0.key.hasPrefix(NativeAd.choicesKey) })
    #expect(last.key == "callToAction.label")
  }

  @Test func `In a list of alternating cards the media lead, and the text is in the middle beside them`() throws {
    let list = try list(0, variant: "alternating", width: 900)
    // Half of 868 is 434, by 16 to 9 244.125. The text's 136 and two paddings of 24 leave 60.5, half above: 30.
    #expect(list.size == Size(width: 868, height: 244.5))
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 434, height: 244.5))
    #expect(list.frame("icon") == Rect(x: 434 + 24, y: 54, width: 32, height: 32))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 840, y: 8, width: 20, height: 20))
    let narrow = try self.list(0, variant: "alternating")
    #expect(narrow.frame("media") == Rect(x: 0, y: 0, width: 358, height: 201.5))
  }
}
