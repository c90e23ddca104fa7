import Arrangements
import CompositionalAdapters
import FlowAdapters
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Rules that no template of ours has, through both adapters: what frames say decides, and no name of a rule.
@Suite struct OwnRuleTests {
  private func refusal(_ frames: [Rect]) throws -> FlowRefusal? {
    let arranged = try #require(try ArrangedSection.ruled(by: GivenRule(frames: frames), count: frames.count))
    do {
      let flow = try FlowSection(arranged)
      #expect(FlowPlacement(flow, direction: .leftToRight).items == frames)
      return nil
    } catch {
      // Placed all the same, it would not stand where the rule put it.
      return error
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func `What a flow layout would put elsewhere is refused at the first such place`() throws {
    // Two in a line of 390 points, then one in the last.
    #expect(try refusal([rect(0, 0, 190, 40), rect(200, 0, 190, 40), rect(0, 50, 100, 30)]) == nil)
    // Widths of any kind that fill their lines with one spacing.
    #expect(try refusal([rect(0, 0, 100, 40), rect(110, 0, 280, 40), rect(0, 50, 390, 9), rect(0, 69, 9, 9)]) == nil)
    // Another height beside, a step down, a line that does not begin at the start, a list that does not.
    #expect(try refusal([rect(0, 0, 190, 40), rect(200, 0, 190, 50)]) == .notInLines(VisibleIndex(1)))
    #expect(try refusal([rect(0, 0, 190, 40), rect(200, 5, 190, 40)]) == .notInLines(VisibleIndex(1)))
    #expect(try refusal([rect(0, 0, 390, 40), rect(20, 50, 370, 40)]) == .notInLines(VisibleIndex(1)))
    #expect(try refusal([rect(5, 0, 385, 40), rect(0, 50, 390, 40)]) == .notInLines(VisibleIndex(0)))
    #expect(try refusal([rect(0, 9, 390, 40), rect(0, 59, 390, 40)]) == .notInLines(VisibleIndex(0)))
    // Up again: the places of a second column.
    #expect(
      try refusal([rect(0, 0, 390, 40), rect(0, 50, 390, 40), rect(0, 20, 390, 5)]) == .notInLines(VisibleIndex(2)))
    // A line that ends early and is not the last.
    #expect(try refusal([rect(0, 0, 380, 40), rect(0, 50, 390, 40)]) == .lineNotFull(VisibleIndex(0)))
    // Spacings that change, between places and between lines.
    #expect(
      try refusal([rect(0, 0, 190, 40), rect(200, 0, 190, 40), rect(0, 50, 100, 40), rect(120, 50, 270, 40)])
        == .unevenSpacing(VisibleIndex(3)))
    #expect(
      try refusal([rect(0, 0, 390, 40), rect(0, 50, 390, 40), rect(0, 99, 390, 40)])
        == .unevenSpacing(VisibleIndex(2)))
  }

  @Test(arguments: [-5, .nan, .infinity, 1e300] as [Double])
  func `What is no extent is refused and breaks nothing`(width: Double) throws {
    #expect(try refusal([rect(0, 0, width, 40), rect(0, 50, 390, 40)]) == .lineNotFull(VisibleIndex(0)))
  }

  @Test func `Each refusal says its reason`() {
    let index = VisibleIndex(7)
    let words = [FlowRefusal.notInLines(index), .lineNotFull(index), .unevenSpacing(index)].map(\.description)
    #expect(words.allSatisfy { $0.contains("place 7") } && Set(words).count == 3)
  }

  /// Cards of widths of their own: no group repeats, so all are one group, and no card is a stop.
  @Test(arguments: ReadingDirection.allCases)
  func `A row of uneven cards is one group of all`(direction: ReadingDirection) throws {
    let frames = [rect(0, 0, 100, 80), rect(110, 0, 240, 80), rect(360, 0, 90, 80)]
    let rule = GivenRule(scrolling: .horizontal(.groupPaging), frames: frames)
    let section = CompositionalSection(
      try #require(try ArrangedSection.ruled(by: rule, count: 3, direction: direction)))
    #expect(section.groupCount == 1 && section.interGroupSpacing == 0)
    #expect(section.group.size == Size(width: 450, height: 80))
    #expect(section.orthogonalScrolling == .continuous)
    let placed = CompositionalPlacement(section, width: 390, direction: direction)
    #expect(placed.items == section.arranged.frames)
    #expect(placed.items == frames.map { direction == .rightToLeft ? $0.mirrored(in: 390) : $0 })
  }

  /// Ads go into a grid by slot and never by index (AppLovin/AppLovin-MAX-Flutter#112): in a cell among the others, or in a
  /// row of their own.
  @Test(arguments: [false, true], ReadingDirection.allCases)
  func `Ads in a grid have frames of their own in every adapter`(takeRows: Bool, direction: ReadingDirection) throws {
    let ads = SectionAds(Fixtures.ads(count: 2), in: IntervalSlotPlan(interval: 3), takeRows: takeRows)
    let arranged = try #require(
      try ArrangedSection.ruled(by: GridRule(columns: 3, spacing: 9), count: 8, ads: ads, direction: direction))
    let places = (0..<arranged.count).map { arranged.plan.place(at: VisibleIndex($0)) }
    #expect(
      places.map { $0.identity == .ad("ad.0") || $0.identity == .ad("ad.1") }
        == [false, false, false, true, false, false, false, true, false, false])
    let section = CompositionalSection(arranged)
    #expect(CompositionalPlacement(section, width: 390, direction: direction).items == arranged.frames)
    // Three items fill a row, so that a row of the ad's own follows a full one.
    let flow = try FlowSection(arranged)
    #expect(FlowPlacement(flow, direction: direction).items == arranged.frames)
    #expect((flow.itemSize(at: VisibleIndex(3)).width == 390) == takeRows)
    #expect(
      places.map(\.action)
        == places.map { place in
          if case .item(let id) = place.identity { .open(id) } else { nil }
        })
  }

  @Test func `An ad in a row of its own behind a row that is not full is refused`() throws {
    let ads = SectionAds(Fixtures.ads(count: 2), in: IntervalSlotPlan(interval: 4), takeRows: true)
    let arranged = try #require(try ArrangedSection.ruled(by: GridRule(columns: 3, spacing: 9), ads: ads))
    #expect(throws: FlowRefusal.lineNotFull(VisibleIndex(3))) { try FlowSection(arranged) }
  }

  /// Columns come from the width, however few items there are (Shopify/flash-list#927, #1169).
  @Test func `A masonry of one item keeps its columns`() throws {
    let arranged = try #require(try ArrangedSection.ruled(by: MasonryRule(columns: 3, spacing: 9), count: 1))
    let group = CompositionalSection(arranged).group
    #expect(group.size.width == 390 && group.items.map(\.frame.width) == [124])
    #expect(try FlowSection(arranged).itemSize(at: VisibleIndex(0)).width == 124)
  }
}
