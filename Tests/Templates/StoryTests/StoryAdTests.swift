import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StoryTemplate
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct StoryAdTests {
  private func list(
    _ ad: Int, variant: String? = nil, options: [String: JSONValue] = [:],
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> DisplayList {
    try StoryTrial.arranged([StoryTrial.bridge], ads: [Fixtures.ads[ad]], variant: variant, options: options, change)
      .displayList(at: 1)
  }

  @Test func `An ad is a bubble with its marks on the ring and its words below`() throws {
    let list = try list(0)
    // The ring's 83 and 6; a headline of two lines of 16, the advertiser and the button on a line each.
    #expect(list.size == Size(width: 83, height: 153))
    #expect(list.frame("media") == Rect(x: 5.5, y: 5.5, width: 72, height: 72))
    #expect(list.frame(NativeAd.badgeKey) == Rect(x: 29.5, y: 63, width: 24, height: 20))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 63, y: 0, width: 20, height: 20))
    #expect(list.frame("title") == Rect(x: 0, y: 89, width: 83, height: 32))
    #expect(list.frame("advertiser") == Rect(x: 0, y: 121, width: 83, height: 16))
    #expect(list.frame("callToAction.label") == Rect(x: 0, y: 137, width: 83, height: 16))
  }

  @Test func `A bubble shows the icon, else the media, else a letter`() throws {
    func source(_ ad: Int) throws -> String? {
      guard case .image(let image) = try list(ad).node("media")?.content else { return nil }
      return image.request?.source
    }
    #expect(try source(0) == "pictures/offer.png")
    #expect(try source(3) == "pictures/offer-wide.jpg")
    #expect(try source(2) == nil)
    #expect(try list(2).texts.first == "A")
    #expect(try list(0).frame("initial") == nil)
  }

  @Test func `Large text leaves the badge within the smallest bubble`() throws {
    let list = try list(0, options: ["bubbleSize": .integer(24)]) { $0.textSize = .ax3 }
    // A quarter of 24 + 11 are 8.75, on whole half points 8.5, and 2 above and below.
    #expect(list.frame(NativeAd.badgeKey)?.height == 12.5)
    let ring = try #require(list.frame("ring"))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: ring.maxX - 20, y: 0, width: 20, height: 20))
  }

  @Test func `An ad is a page: its media from edge to edge, the mark in the corner`() throws {
    let list = try list(0, variant: "pages")
    #expect(list.size == Size(width: 358, height: 477.5))
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 358, height: 477.5))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 330, y: 8, width: 20, height: 20))
    // 12 + 32 + 6 + 22 + 6 + 20 + 6 + 44 + 12.
    #expect(list.frame("scrim") == Rect(x: 0, y: 317.5, width: 358, height: 160))
    #expect(list.frame("scrim.fade") == Rect(x: 0, y: 245.5, width: 358, height: 72))
  }

  @Test func `A page has its picture's place without a picture`() throws {
    guard case .image(let image) = try list(2, variant: "pages").node("media")?.content else {
      Issue.record("no picture's place")
      return
    }
    #expect(image.request == nil)
  }

  @Test func `A flat page leaves the badge, a line of the headline and the button`() throws {
    // 358 by 2 are 179: 12 + 20 + 6 + 22 + 6 + 44 + 12 and a fade of 32 fit; with the icon and a fade of 72 it would be 206.
    let list = try list(4, variant: "pages", options: ["pageRatio": .integer(2)])
    #expect(list.size.height == 179)
    #expect(list.frame("title")?.height == 22)
    #expect(list.frame("advertiser") == nil && list.frame("icon") == nil && list.frame("summary") == nil)
    // 179 less 122 of text and padding, and 12.
    #expect(list.frame(NativeAd.badgeKey)?.y == 69)
  }
}
