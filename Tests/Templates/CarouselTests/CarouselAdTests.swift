import CarouselTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct CarouselAdTests {
  @Test func `An ad is a card as wide as the others, which are as tall as it is`() throws {
    // 146.5 of picture; 12, an icon of 32, a headline of 22, two lines of 20, a button of 44, 6 between them, 12.
    let arranged = try CarouselTrial.arranged([CarouselTrial.bridge], ads: [Fixtures.ads[0]])
    #expect(
      arranged.frames == [
        Rect(x: 16, y: 58, width: 260, height: 326.5), Rect(x: 288, y: 58, width: 260, height: 326.5),
      ])
    let list = arranged.displayList(at: 1)
    #expect(list.frame(NativeAd.choicesKey) == Rect(x: 232, y: 8, width: 20, height: 20))
    #expect(list.frame("icon") == Rect(x: 12, y: 158.5, width: 32, height: 32))
    #expect(list.frame("title") == Rect(x: 12, y: 196.5, width: 236, height: 22))
    #expect(list.frame("summary") == Rect(x: 12, y: 224.5, width: 236, height: 40))
    #expect(list.frame("callToAction") == Rect(x: 12, y: 270.5, width: 102.5, height: 44))
  }

  @Test func `Over its media an ad says all it has to say`() throws {
    // 12 + 32 + 6 + 22 + 6 + 40 + 6 + 44 + 12 and a fade of 40 are more than a picture of 146.5.
    let arranged = try CarouselTrial.arranged([CarouselTrial.bridge], ads: [Fixtures.ads[0]], variant: "overlay")
    let list = arranged.displayList(at: 1)
    #expect(list.size == Size(width: 260, height: 220))
    #expect(list.frame("scrim") == Rect(x: 0, y: 40, width: 260, height: 180))
    #expect(list.frame("summary") != nil)
  }
}
