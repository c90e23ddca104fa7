import GridTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct GridAdTests {
  private let ads = Fixtures.ads

  @Test func `An ad is a tile of its row`() throws {
    // 173 of picture; 12, an icon of 32, two lines of 22, a button of 44, 6 between them, 12. No body, as items have none.
    let arranged = try GridTrial.arranged([GridTrial.bridge], ads: [ads[0]])
    #expect(
      arranged.frames == [Rect(x: 16, y: 58, width: 173, height: 329), Rect(x: 201, y: 58, width: 173, height: 329)])
    let list = arranged.displayList(at: 1)
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 173, height: 173))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 145, y: 8, width: 20, height: 20))
    #expect(list.frame("icon") == Rect(x: 12, y: 185, width: 32, height: 32))
    #expect(list.frame(NativeAd.badgeKey) == Rect(x: 52, y: 191, width: 24, height: 20))
    #expect(list.frame("title") == Rect(x: 12, y: 223, width: 149, height: 44))
    #expect(list.frame("callToAction") == Rect(x: 12, y: 273, width: 102.5, height: 44))
    #expect(list.frame("summary") == nil)
  }

  @Test(arguments: [("square", 173.0), ("portrait", 231), ("landscape", 130), ("natural", 115.5)])
  func `Media have the shape that pictures have`(ratio: String, height: Double) throws {
    let arranged = try GridTrial.arranged([GridTrial.bridge], ads: [ads[0]], options: ["ratio": .string(ratio)])
    #expect(arranged.displayList(at: 1).frame("media")?.height == height)
  }

  @Test func `An ad among masonry tiles stands below the shortest column`() throws {
    // Its media by 3 to 2 are 115.5, its text 156; the item's are 115.5 and 92.
    let frames = try GridTrial.arranged([GridTrial.bridge, GridTrial.bare], ads: [ads[0]], variant: "masonry").frames
    #expect(frames[1] == Rect(x: 201, y: 58, width: 173, height: 271.5))
    #expect(frames[2] == Rect(x: 16, y: 58 + 207.5 + 12, width: 173, height: 115.5))
  }

  @Test func `In a small tile of a mosaic the headline, the button and the marks are left`() throws {
    let arranged = try GridTrial.arranged([GridTrial.bridge, GridTrial.bridge], ads: [ads[0]], variant: "mosaic")
    // In 91.5 points the headline takes three lines cut to two, the button's label in 71.5 two lines of 20. 20 + 6 + 44 + 6
    // + 64, 24 of padding and 32 of fade are more than a picture of 87.
    #expect(arranged.frames[1] == Rect(x: 258.5, y: 58, width: 115.5, height: 196))
    let list = arranged.displayList(at: 1)
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 115.5, height: 196))
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 87.5, y: 8, width: 20, height: 20))
    #expect(list.frame("title") == Rect(x: 12, y: 70, width: 91.5, height: 44))
    #expect(list.frame("callToAction")?.maxY == 184)
    #expect(list.frame("summary") == nil && list.frame("icon") == nil)
  }

  @Test func `Over a high picture everything shows, over a low one what must`() throws {
    func tile(_ ratio: String) throws -> DisplayList {
      let options: [String: JSONValue] = ["captions": .string("over"), "ratio": .string(ratio)]
      return try GridTrial.arranged([GridTrial.bare], ads: [ads[0]], options: options).displayList(at: 1)
    }
    // An icon of 32, two lines of 22, a button of 44, two gaps of 6, 24 of padding and 32 of fade are 188 of 231; the
    // badge's 20 for the icon are 176, more than the 130 of a low picture.
    let (high, low) = (try tile("portrait"), try tile("landscape"))
    #expect(high.size.height == 231)
    #expect(high.frame("icon") != nil && high.frame("advertiser") != nil)
    #expect(low.size.height == 176)
    #expect(low.texts == ["Ad", "A bridge for your river", "Have a look"])
  }
}
