import HomePageHost
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct TextBannerTests {
  private func banner(_ text: String = "Good morning", in environment: LayoutEnvironment) -> TextBanner {
    let banner = TextBanner(id: "hello", text: text, design: DesignModel())
    banner.environmentChanged(to: environment)
    return banner
  }

  @Test func `It is a box with margins at the sides and above`() {
    let banner = banner(in: Fixtures.environment(width: 390))
    // A line of 28 in a padding of 12, 16 above.
    #expect(banner.size(forWidth: 390) == Size(width: 390, height: 68))
    #expect(banner.frame(ofCell: VisibleIndex(0)) == Rect(x: 16, y: 16, width: 358, height: 52))
    #expect(banner.cellCount == 1 && banner.cellKinds == [banner.kind(ofCell: VisibleIndex(0))])
    #expect(banner.frame(ofCell: VisibleIndex(1)) == .zero)
  }

  @Test func `A narrow one takes a second line`() {
    let banner = banner(in: Fixtures.environment(width: 188))
    // "Good morning" is 12 characters of 11, more than 188 - 32 - 24 = 132 by nothing: it fits; in half a point less it does not.
    #expect(banner.size(forWidth: 188).height == 68)
    #expect(banner.size(forWidth: 187.5).height == 96)
  }

  @Test func `The safe area is kept, mirrored from right to left`() {
    var environment = Fixtures.environment(width: 390, direction: .rightToLeft)
    environment.safeArea.leading = 40
    let banner = banner(in: environment)
    _ = banner.size(forWidth: 390)
    #expect(banner.frame(ofCell: VisibleIndex(0)) == Rect(x: 16, y: 16, width: 318, height: 52))
  }

  @Test func `Between two pixels of width its frame is on pixels from either side`() {
    for direction in ReadingDirection.allCases {
      let banner = banner(in: Fixtures.environment(width: 390.3, direction: direction))
      _ = banner.size(forWidth: 390.3)
      #expect(banner.frame(ofCell: VisibleIndex(0)) == Rect(x: 16, y: 16, width: 358, height: 52))
    }
  }

  @Test func `Without text, or before it knows its environment, there is nothing`() {
    #expect(banner("", in: Fixtures.environment()).cellCount == 0)
    let early = TextBanner(id: "hello", text: "Hello", design: DesignModel())
    #expect(early.cellCount == 0 && early.size(forWidth: 390) == .zero)
    #expect(early.cells(in: Rect(x: 0, y: 0, width: 999, height: 999)).isEmpty)
  }

  @Test func `Margins that leave no pixel leave no banner`() {
    // 16 at both sides.
    let banner = banner(in: Fixtures.environment(width: 32))
    #expect(banner.size(forWidth: 390).height == 68)
    #expect(banner.size(forWidth: 32) == .zero)
    #expect(banner.cells(in: Rect(x: 0, y: 0, width: 999, height: 999)).isEmpty)
  }

  @Test func `Another design measures it anew`() {
    let banner = banner(in: Fixtures.environment(width: 390))
    #expect(banner.size(forWidth: 390).height == 68)
    var design = DesignModel()
    design.padding = Insets(20)
    banner.designChanged(to: design)
    #expect(banner.size(forWidth: 390).height == 84)
  }

  @Test func `A tap on it asks for nothing`() {
    let environment = Fixtures.environment(width: 390)
    let page = HomePage(widgets: [banner(in: environment)], environment: environment)
    #expect(page.pieces(in: Rect(x: 0, y: 0, width: 390, height: 68)).count == 1)
    #expect(page.tap(at: Point(x: 100, y: 40)) == nil)
  }
}
