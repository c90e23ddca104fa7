import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Ads in rows of their own, from the section's ads to frames. Items are 40 high, ads 20, gaps 10; a column of two is 155 wide
/// in 320.
@Suite struct RowAdTests {
  private let environment = Fixtures.environment(width: 320)
  private let everywhere = Rect(x: 0, y: 0, width: 400, height: 9_999)

  private func engine(
    _ rule: any ArrangementRule, count: Int = 5, every interval: Int = 3, ads: Int = 1, takeRows: Bool = true,
    _ change: (inout ListSection) -> Void = { _ in }
  ) -> SectionEngine {
    var section = ListSection.stub(Array(repeating: 40, count: count))
    change(&section)
    return SectionEngine(
      section: section, layout: StubAdLayout(plain: StubLayout(arrangement: rule)),
      ads: sectionAds(ads, every: interval, takeRows: takeRows), cache: MeasurementCache())
  }

  private func sectionAds(_ count: Int, every interval: Int, takeRows: Bool) -> SectionAds {
    SectionAds(Fixtures.ads(count: count), in: IntervalSlotPlan(interval: interval), takeRows: takeRows)
  }

  private func frames(_ engine: SectionEngine, direction: ReadingDirection = .leftToRight) -> [Rect] {
    var environment = environment
    environment.direction = direction
    guard let arranged = engine.arranged(in: environment) else { return [] }
    return (0..<arranged.count).map { arranged.frame(at: VisibleIndex($0)) }
  }

  private func cell(_ x: Double, _ y: Double, _ width: Double = 155, _ height: Double = 40) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func `In a grid the row before an ad stays short, and nothing is reordered`() {
    let engine = engine(GridRule(columns: 2, spacing: 10))
    let expected = [
      cell(0, 0), cell(165, 0), cell(0, 50), cell(0, 100, 320, 20), cell(0, 130), cell(165, 130),
    ]
    #expect(frames(engine) == expected)
    #expect(frames(engine, direction: .rightToLeft) == expected.map { $0.mirrored(in: 320) })
    // In a cell, it is as high as the item beside it.
    let inCell = self.engine(GridRule(columns: 2, spacing: 10), takeRows: false)
    #expect(frames(inCell)[2...3] == [cell(0, 50), cell(165, 50)])
  }

  @Test func `In a masonry columns end above an ad and go on below it`() {
    let engine = engine(MasonryRule(columns: 2, spacing: 10)) { $0.items[0].duration = 90 }
    // The first column is 90 high, the second two cells and a gap.
    #expect(
      frames(engine) == [
        cell(0, 0, 155, 90), cell(165, 0), cell(165, 50), cell(0, 100, 320, 20), cell(0, 130), cell(165, 130),
      ])
  }

  @Test func `In a mosaic an ad ends its block, and the pattern begins anew`() throws {
    let engine = engine(MosaicRule(spacing: 10), count: 8, every: 4)
    let arranged = try #require(engine.arranged(in: environment))
    let fresh = self.engine(MosaicRule(spacing: 10), count: 4, ads: 0)
    let ad = arranged.frame(at: VisibleIndex(4))
    #expect(ad.x == 0 && ad.width == 320 && ad.height == 20)
    #expect(Array(frames(engine)[..<4]) == frames(fresh))
    #expect(ad.y == (frames(fresh).map(\.maxY).max() ?? 0) + 10)
    #expect(Array(frames(engine)[5...]) == frames(fresh).map { $0.offset(x: 0, y: ad.maxY + 10) })
  }

  @Test func `Where ads stand alone or the list scrolls sideways, rows change nothing`() {
    let rules: [any ArrangementRule] = [
      ColumnRule(spacing: 10), GridRule(columns: 1, spacing: 10), RowRule(itemWidth: .fixed(80), spacing: 10),
    ]
    for rule in rules { #expect(frames(engine(rule)) == frames(engine(rule, takeRows: false))) }
  }

  @Test func `The same ads go from cells to rows and back, and nothing but frames changes`() throws {
    let engine = engine(GridRule(columns: 2, spacing: 10), takeRows: false)
    let inCells = frames(engine)
    let before = try #require(engine.arranged(in: environment)).plan
    let update = engine.apply(ads: sectionAds(1, every: 3, takeRows: true))
    #expect(update.inserted.isEmpty && update.removed.isEmpty && update.moved.isEmpty)
    #expect(update.reconfigured.map(\.value) == Array(0..<6))
    #expect(frames(engine) == frames(self.engine(GridRule(columns: 2, spacing: 10))))
    let after = try #require(engine.arranged(in: environment)).plan
    for number in 0..<6 {
      let (place, other) = (before.place(at: VisibleIndex(number)), after.place(at: VisibleIndex(number)))
      #expect(place.identity == other.identity && place.slot == other.slot && place.action == other.action)
    }
    engine.apply(ads: sectionAds(1, every: 3, takeRows: false))
    #expect(frames(engine) == inCells)
  }

  @Test func `An ad that comes and goes leaves the rows above it alone, and those below whole`() {
    let engine = engine(GridRule(columns: 2, spacing: 10), count: 6, ads: 0)
    let without = frames(engine)
    #expect(engine.apply(ads: sectionAds(1, every: 3, takeRows: true)).inserted == [VisibleIndex(3)])
    #expect(Array(frames(engine)[..<3]) == Array(without[..<3]))
    #expect(frames(engine)[3] == cell(0, 100, 320, 20))
    #expect(Array(frames(engine)[4...]) == [cell(0, 130), cell(165, 130), cell(0, 180)])
    #expect(engine.apply(ads: nil).removed == [VisibleIndex(3)])
    #expect(frames(engine) == without)
  }

  @Test(arguments: [false, true])
  func `Lines beside an ad are where lines beside content are`(takeRows: Bool) throws {
    func lines(_ style: DesignModel.Separators.Style, ads: Int) throws -> [Rect] {
      let engine = engine(GridRule(columns: 2, spacing: 10), ads: ads, takeRows: takeRows) {
        $0.design.separators.style = style
        $0.design.separators.width = 2
        $0.design.padding.leading = 12
      }
      let arranged = try #require(engine.arranged(in: environment))
      return arranged.separators(in: everywhere).map(\.frame)
    }
    #expect(try lines(.none, ads: 1).isEmpty)
    // Rows of two end at 40 and 90. A short row has its line over the one cell it has.
    let inRows = [cell(0, 44, 155, 2), cell(0, 94, 155, 2), cell(0, 124, 155, 2)]
    let inCells = [cell(0, 44, 155, 2), cell(165, 44, 155, 2), cell(0, 94, 155, 2), cell(165, 94, 155, 2)]
    #expect(try lines(.full, ads: 1) == (takeRows ? inRows : inCells))
    let inset = (takeRows ? inRows : inCells).map {
      Rect(x: $0.x + 12, y: $0.y, width: $0.width - 12, height: $0.height)
    }
    #expect(try lines(.inset, ads: 1) == inset)
    // In a cell, an ad has the lines that an item in its place would have.
    let sixItems = engine(GridRule(columns: 2, spacing: 10), count: 6, ads: 0) {
      $0.design.separators.style = .full
      $0.design.separators.width = 2
    }
    #expect(
      try #require(sixItems.arranged(in: environment)).separators(in: everywhere).map(\.frame) == inCells)
  }

  @Test func `In a column an ad has lines above and below it, and none closes the list`() throws {
    let engine = engine(ColumnRule(spacing: 10), count: 3, every: 1, ads: 3) {
      $0.design.separators.style = .full
      $0.design.separators.width = 2
    }
    // 0 A 1 A 2 A: gaps begin at 40, 70, 120, 150 and 200; the last ad has nothing below it (react/react-native#12555).
    let arranged = try #require(engine.arranged(in: environment))
    #expect(arranged.separators(in: everywhere).map(\.frame.y) == [44, 74, 124, 154, 204])
  }
}
