import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StoryTemplate
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct StoryFramesTests {
  private let bridge = StoryTrial.bridge

  @Test func `A bubble is a picture in a ring above its title`() throws {
    // 72 of picture, 3 of gap and 2.5 of ring on both sides. "over the river" is 84 wide, more than 83: the title would
    // take three lines of 16, and has two.
    let arranged = try StoryTrial.arranged([bridge, bridge])
    #expect(
      arranged.frames == [Rect(x: 16, y: 58, width: 83, height: 121), Rect(x: 111, y: 58, width: 83, height: 121)])
    let list = arranged.displayList(at: 0)
    #expect(list.frame("ring") == Rect(x: 0, y: 0, width: 83, height: 83))
    #expect(list.frame("media") == Rect(x: 5.5, y: 5.5, width: 72, height: 72))
    #expect(list.frame("title") == Rect(x: 0, y: 89, width: 83, height: 32))
    #expect(arranged.scrolling == .horizontal(.continuous))
  }

  @Test func `A bubble that was seen has another ring`() throws {
    var section = StoryTrial.section([bridge], variant: nil, options: [:])
    func ring() throws -> ColorValue? {
      let arranged = try #require(try Fixtures.arranged(section, by: Story(), in: Fixtures.environment()))
      guard case .shape(let shape) = arranged.displayList(at: 0).node("ring")?.content else { return nil }
      return shape.stroke
    }
    #expect(try ring() == DesignModel().accent.color(in: .light))
    section.statuses[bridge.id] = .seen
    #expect(try ring() == DesignModel().border.color.color(in: .light))
  }

  @Test func `A bubble without picture has the title's first letter`() throws {
    var item = bridge
    item.pictures = []
    item.title = "“1 bridge”"
    let texts = try StoryTrial.arranged([item]).displayList(at: 0).texts
    #expect(texts == ["1", "“1 bridge”"])
    #expect(try StoryTrial.arranged([bridge]).displayList(at: 0).texts == ["A new bridge over the river"])
  }

  @Test func `Large text keeps the ring and takes four lines in twice the width`() throws {
    let arranged = try StoryTrial.arranged([Fixtures.items(of: .article)[1]]) { $0.textSize = .ax3 }
    let list = arranged.displayList(at: 0)
    #expect(arranged.frames[0].width == 166)
    #expect(list.frame("ring") == Rect(x: 41.5, y: 0, width: 83, height: 83))
    // A caption of 12 grows to 32 at ax3; its line of 16 to 42.67, on whole half points 43.
    #expect(list.frame("title")?.height == 172)
  }

  @Test func `From right to left the first bubble is on the right`() throws {
    let frames = try StoryTrial.arranged([bridge, bridge]) { $0.direction = .rightToLeft }.frames
    #expect(frames.map(\.x) == [291, 196])
  }

  @Test func `A page on a home page has a ratio`() throws {
    // 358 by 3 to 4 is 477.33, on whole half points 477.5; its text takes 116 at the bottom, with 72 of fade above.
    let arranged = try StoryTrial.arranged([bridge, bridge], variant: "pages")
    #expect(
      arranged.frames == [
        Rect(x: 16, y: 58, width: 358, height: 477.5), Rect(x: 386, y: 58, width: 358, height: 477.5),
      ])
    let list = arranged.displayList(at: 0)
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 358, height: 477.5))
    #expect(list.frame("scrim") == Rect(x: 0, y: 361.5, width: 358, height: 116))
    #expect(list.frame("scrim.fade") == Rect(x: 0, y: 289.5, width: 358, height: 72))
    #expect(arranged.scrolling == .horizontal(.groupPaging))
  }

  @Test func `Pages follow each other down`() throws {
    let arranged = try StoryTrial.arranged(
      [bridge, bridge], variant: "pages", options: ["axis": .string("vertical"), "pageRatio": .integer(1)])
    #expect(arranged.frames.map(\.y) == [58, 428])
    #expect(arranged.frames.map(\.height) == [358, 358])
    #expect(arranged.scrolling == .verticalPaging)
  }

  @Test func `A page of a wide home page is at least 16 to 9`() throws {
    #expect(try StoryTrial.arranged([bridge], variant: "pages", width: 768).frames[0].height == 414)
    let flat = try StoryTrial.arranged([bridge], variant: "pages", options: ["pageRatio": .integer(4)], width: 768)
    #expect(flat.frames[0].height == 184)
  }

  @Test func `A full screen's page is as high as the screen`() throws {
    let section = StoryTrial.section([bridge], variant: "pages", options: [:])
    let layout = try TemplateRegistry([Story()]).layout(for: section).layout
    let engine = SectionEngine(section: section, layout: layout, cache: MeasurementCache())
    var environment = Fixtures.environment()
    environment.safeArea = Insets(top: 40, bottom: 20)
    let arranged = try #require(engine.arranged(in: environment))
    #expect(arranged.frames[0].height == 844 - 60)
  }

  @Test func `A page without room for all of a text says less of it`() throws {
    let long = Fixtures.items(of: .event)[1]
    let options: [String: JSONValue] = ["pageRatio": .integer(2)]
    // 179 of page less 72 of fade and 24 of padding leave 83: a title of three lines of 22, and no byline.
    let list = try StoryTrial.arranged([long], variant: "pages", options: options).displayList(at: 0)
    #expect(list.frame("title") == Rect(x: 12, y: 101, width: 334, height: 66))
    #expect(list.frame("summary") == nil && list.frame("byline") == nil)
  }
}
