import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct CarouselFramesTests {
  private let bridge = CarouselTrial.bridge
  private let bare = ContentItem(id: "bare", kind: .article, title: "Bridge")

  @Test func `Cards are as tall as the tallest and go on past the edge`() throws {
    // 260 by 16 to 9 is 146.25, on whole half points 146.5, and 116 of text.
    let arranged = try CarouselTrial.arranged([bare, bridge])
    #expect(
      arranged.frames == [
        Rect(x: 16, y: 58, width: 260, height: 262.5), Rect(x: 288, y: 58, width: 260, height: 262.5),
      ])
    #expect(arranged.size == Size(width: 390, height: 58 + 262.5 + 16))
    #expect(arranged.scrolling == .horizontal(.leadingBoundary))
    #expect(arranged.pageIndicatorFrame == nil)
  }

  @Test(
    arguments: [
      (["itemWidth": .integer(200)], 200), (["itemFraction": .number(0.8)], 286), (["itemFraction": .integer(1)], 358),
      (["peek": .integer(24)], 322), ([:], 260),
    ] as [([String: JSONValue], Double)])
  func `A card has a width, a part of the room, or what a peek leaves`(
    options: [String: JSONValue], width: Double
  ) throws {
    // 358 × 0.8 is 286.4, down to whole half points; 358 less 24 of the next card and 12 between them is 322.
    #expect(try CarouselTrial.arranged([bridge], options: options).frames[0].width == width)
  }

  @Test(
    arguments: [
      (["itemWidth": .integer(120)], 282.5), ([:], 358), (["itemFraction": .number(0.5)], 304),
      (["itemFraction": .number(0.9)], 322), (["itemWidth": .integer(500)], 500),
    ] as [([String: JSONValue], Double)])
  func `Large text has wider cards, as far as the room goes`(options: [String: JSONValue], width: Double) throws {
    // At ax3 a title of 17 grows to 40: 120 becomes 282.35. 0.85 of the room is 304.3, 0.9 322.2.
    #expect(try CarouselTrial.arranged([bridge], options: options) { $0.textSize = .ax3 }.frames[0].width == width)
  }

  @Test func `From right to left the first card is on the right`() throws {
    let frames = try CarouselTrial.arranged([bridge, bridge]) { $0.direction = .rightToLeft }.frames
    #expect(frames.map(\.x) == [114, -158])
  }

  @Test func `An overlay is its picture`() throws {
    #expect(try CarouselTrial.arranged([bridge], variant: "overlay").frames[0].height == 156)
  }

  @Test(arguments: ScrollStops.allCases)
  func `Scrolling stops where a document says`(stops: ScrollStops) throws {
    let arranged = try CarouselTrial.arranged([bridge], options: ["scrolling": .string(stops.rawValue)])
    #expect(arranged.scrolling == .horizontal(stops))
  }

  @Test(arguments: [
    (ScrollStops.leadingBoundary, 4), (.continuous, 4), (.groupPaging, 4), (.groupPagingCentered, 4), (.paging, 3),
  ])
  func `Dots tell the pages`(stops: ScrollStops, pages: Int) throws {
    // Four cards of 260 with 12 between them are 1076 wide, 718 more than the room: cards at 0, 272 and 544 can come to its
    // start, and the end of the last to its end. With the margins they fill 1108 / 390 = 2.8 containers.
    let arranged = try CarouselTrial.arranged(
      Array(repeating: bridge, count: 4),
      options: ["pageDots": .bool(true), "scrolling": .string(stops.rawValue)])
    #expect(arranged.pageCount == pages)
    #expect(arranged.pageIndicatorFrame == Rect(x: 16, y: 320.5, width: 358, height: 21))
    #expect(arranged.size.height == 320.5 + 21 + 16)
    #expect(arranged.count == 4)
  }

  @Test func `Cards that are all in sight have no dots`() throws {
    let arranged = try CarouselTrial.arranged([bridge], options: ["pageDots": .bool(true)])
    #expect(arranged.pageCount == 1)
    #expect(arranged.pageIndicatorFrame == nil)
    #expect(arranged.size.height == 320.5 + 16)
  }

  @Test func `A dot stands in the middle for every page, the current in the accent colour`() throws {
    let arranged = try CarouselTrial.arranged([bridge, bridge, bridge], options: ["pageDots": .bool(true)])
    let frame = try #require(arranged.pageIndicatorFrame)
    let box = try #require(arranged.pageIndicator(current: 1))
    let host = ContentHost(kind: box.configuration.kind)
    host.apply(box)
    let nodes = host.displayList(in: frame.size, environment: arranged.environment).nodes
    // Three dots of 7 with 7 between them are 35 wide: (358 - 35) / 2.
    #expect(nodes.map(\.frame.x) == [161.5, 175.5, 189.5])
    #expect(nodes.map(\.frame.y) == [14, 14, 14])
    let accent = DesignModel().accent.color(in: .light)
    let isAccent = nodes.map { node in
      if case .shape(let shape) = node.content { shape.fill == .color(accent) } else { false }
    }
    #expect(isAccent == [false, true, false])
  }
}
