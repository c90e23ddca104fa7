import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct ArrangedSectionTests {
  private var section: ListSection {
    var section = ListSection.stub([40, 50, 60])
    section.design.margins = Insets(top: 8, leading: 20, bottom: 16, trailing: 12)
    section.header = SectionHeader(title: "Title")
    return section
  }

  private func environment(
    width: Double = 320, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> LayoutEnvironment {
    var environment = Fixtures.environment(width: width)
    change(&environment)
    return environment
  }

  @Test func `Margins are taken once, and the title line stands above the cells`() throws {
    let arranged = try #require(arrange(section, in: environment()))
    #expect(arranged.headerFrame == Rect(x: 20, y: 8, width: 288, height: 30))
    #expect(
      arranged.frames == [
        Rect(x: 20, y: 38, width: 288, height: 40), Rect(x: 20, y: 88, width: 288, height: 50),
        Rect(x: 20, y: 148, width: 288, height: 60),
      ])
    #expect(arranged.size == Size(width: 320, height: 208 + 16))
  }

  @Test func `The footer stands below the cells, inside the margins`() throws {
    var section = section
    section.footer = SectionFooter(title: "The end", isSticky: true)
    let arranged = try #require(arrange(section, in: environment()))
    #expect(arranged.footerFrame == Rect(x: 20, y: 208, width: 288, height: 24))
    #expect(arranged.size == Size(width: 320, height: 208 + 24 + 16))
    #expect(arranged.isFooterSticky && !arranged.isHeaderSticky)
    #expect(arranged.count == 3)
    let mirrored = try #require(arrange(section, in: environment { $0.direction = .rightToLeft }))
    #expect(mirrored.footerFrame == Rect(x: 12, y: 208, width: 288, height: 24))
    section.footer = nil
    section.header?.isSticky = true
    let other = try #require(arrange(section, in: environment()))
    #expect(other.footerFrame == nil && other.isHeaderSticky && !other.isFooterSticky)
  }

  @Test func `The padding of the section's surface lies around title line, cells and footer`() throws {
    var section = section
    section.footer = SectionFooter(title: "The end")
    section.design.section.padding = Insets(top: 5, leading: 10, bottom: 7, trailing: 14)
    let arranged = try #require(arrange(section, in: environment()))
    #expect(arranged.headerFrame == Rect(x: 30, y: 13, width: 264, height: 30))
    #expect(arranged.frames[0] == Rect(x: 30, y: 43, width: 264, height: 40))
    #expect(arranged.footerFrame == Rect(x: 30, y: 213, width: 264, height: 24))
    #expect(arranged.size == Size(width: 320, height: 213 + 24 + 7 + 16))
  }

  @Test func `Placeholders stand in the layout's own rule`() throws {
    var section = section
    section.phase = .loading
    section.loading = LoadingPlaceholder(count: 3)
    let grid = StubLayout(arrangement: GridRule(columns: 2, spacing: 8))
    let arranged = try #require(arrange(section, layout: grid, in: environment()))
    #expect(
      arranged.frames == [
        Rect(x: 20, y: 38, width: 140, height: 16), Rect(x: 168, y: 38, width: 140, height: 16),
        Rect(x: 20, y: 62, width: 140, height: 16),
      ])
  }

  @Test func `Margins that leave no pixel leave nothing to build`() {
    // 20 and 12 at the sides.
    #expect(arrange(section, in: environment(width: 32)) == nil)
    #expect(arrange(section, in: environment(width: 25)) == nil)
    #expect(arrange(section, in: environment(width: 32.5))?.frames.first?.width == 0.5)
  }

  @Test func `The safe area is kept at the sides`() throws {
    let environment = environment { $0.safeArea = Insets(top: 47, leading: 44, bottom: 34, trailing: 4) }
    let arranged = try #require(arrange(section, in: environment))
    #expect(arranged.frames[0] == Rect(x: 64, y: 38, width: 320 - 64 - 16, height: 40))
    #expect(arranged.headerFrame == Rect(x: 64, y: 8, width: 240, height: 30))
  }

  @Test func `From right to left everything is mirrored`() throws {
    let environment = environment {
      $0.direction = .rightToLeft
      $0.safeArea.leading = 44
    }
    let arranged = try #require(arrange(section, in: environment))
    #expect(arranged.headerFrame == Rect(x: 12, y: 8, width: 244, height: 30))
    #expect(arranged.frames[0] == Rect(x: 12, y: 38, width: 244, height: 40))
    let grid = try #require(
      arrange(section, layout: StubLayout(arrangement: GridRule(columns: 2, spacing: 8)), in: environment))
    #expect(grid.frames.map(\.x) == [138, 12, 138])
    #expect(grid.places(in: Rect(x: 0, y: 0, width: 100, height: 500)) == [VisibleIndex(1)])
    #expect(grid.place(at: Point(x: 200, y: 40)) == VisibleIndex(0))
  }

  @Test(arguments: [(1.0, 320.4), (2, 320.3), (3, 320.5), (1.5, 321.1)])
  func `Between two pixels of width, frames are on pixels from either side`(scale: Double, width: Double) throws {
    for direction in ReadingDirection.allCases {
      let environment = Fixtures.environment(width: width, scale: scale, direction: direction)
      let arranged = try #require(arrange(section, in: environment))
      for frame in arranged.frames + [try #require(arranged.headerFrame)] {
        for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
          #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
        }
        #expect(frame.x >= 0 && frame.maxX <= width)
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `Without room there is nothing`(width: Double) {
    let measurer = Measurer(cache: MeasurementCache())
    #expect(arrange(section, in: environment(width: width), measurer: measurer) == nil)
    #expect(measurer.measuredCount == 0)
  }

  @Test func `With nothing to show there is nothing, not even margins`() {
    var empty = section
    empty.items = []
    #expect(arrange(empty, in: environment()) == nil)
  }

  @Test func `A message is as wide as the room, whatever the columns`() throws {
    var empty = section
    empty.items = []
    empty.header = nil
    empty.empty = StateMessage(title: "Nothing")
    let layout = StubLayout(arrangement: GridRule(columns: 3, spacing: 8))
    let arranged = try #require(arrange(empty, layout: layout, in: environment()))
    #expect(arranged.frames == [Rect(x: 20, y: 8, width: 288, height: 50)])
    #expect(arranged.size.height == 74)
    #expect(arranged.place(at: Point(x: 100, y: 20)) == VisibleIndex(0))
    #expect(arranged.place(at: Point(x: 100, y: 58)) == nil)
    #expect(arranged.scrolling == .vertical)
  }

  @Test func `Places in a rectangle are those whose frames share area with it`() throws {
    let heights = (0..<40).map { Double(20 + $0 * 7 % 31) }
    var section = ListSection.stub(heights)
    section.design.margins = Insets(13)
    let layout = StubLayout(arrangement: GridRule(columns: 3, spacing: 9))
    var generator = SeededGenerator(seed: 5)
    for direction in ReadingDirection.allCases {
      let arranged = try #require(arrange(section, layout: layout, in: environment { $0.direction = direction }))
      for _ in 0..<300 {
        let rect = Rect(
          x: .random(in: -50...350, using: &generator), y: .random(in: -50...700, using: &generator),
          width: .random(in: 0...200, using: &generator), height: .random(in: 0...200, using: &generator))
        let expected = arranged.frames.indices.filter { arranged.frames[$0].intersects(rect) }
        #expect(arranged.places(in: rect).map(\.value) == expected)
        let point = rect.origin
        #expect(arranged.place(at: point)?.value == arranged.frames.firstIndex { $0.contains(point) })
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `A scale that is none does no harm`(scale: Double) throws {
    let arranged = try #require(arrange(section, in: environment { $0.scale = scale }))
    #expect(arranged.place(at: Point(x: 100, y: 50)) == VisibleIndex(0))
    #expect(arranged.place(at: Point(x: .nan, y: .infinity)) == nil)
  }
}
