import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SeparatorTests {
  private let everywhere = Rect(x: 0, y: 0, width: 1_000, height: 1_000)

  private func arranged(
    _ style: DesignModel.Separators.Style, layout: StubLayout = StubLayout(),
    direction: ReadingDirection = .leftToRight, width: Double = 0.5
  ) throws -> ArrangedSection {
    var section = ListSection.stub([40, 40, 40])
    section.design.margins = Insets(top: 8, leading: 20, trailing: 12)
    section.design.separators.style = style
    section.design.separators.width = width
    section.design.itemSpacing = 10
    return try #require(
      arrange(section, layout: layout, in: Fixtures.environment(width: 320, direction: direction)))
  }

  @Test func `A line stands in the middle of each gap, and none after the last row (react/react-native#12555)`() throws
  {
    let frames = try arranged(.full).separators(in: everywhere).map(\.frame)
    // Gaps from 48 and from 98 on, 10 high; (10 - 0.5) / 2 is 4.75, to the nearest half point 5.
    #expect(
      frames == [Rect(x: 20, y: 53, width: 288, height: 0.5), Rect(x: 20, y: 103, width: 288, height: 0.5)])
  }

  @Test func `An inset line begins at the cell's padding, on the side where reading begins`() throws {
    #expect(
      try arranged(.inset).separators(in: everywhere).first?.frame == Rect(x: 32, y: 53, width: 276, height: 0.5))
    #expect(
      try arranged(.inset, direction: .rightToLeft).separators(in: everywhere).first?.frame
        == Rect(x: 12, y: 53, width: 276, height: 0.5))
  }

  @Test func `No style, no width or no column has no lines`() throws {
    #expect(try arranged(.none).separators(in: everywhere).isEmpty)
    #expect(try arranged(.full, width: 0).separators(in: everywhere).isEmpty)
    let row = StubLayout(arrangement: RowRule(itemWidth: .fixed(100), spacing: 10))
    #expect(try arranged(.full, layout: row).separators(in: everywhere).isEmpty)
  }

  @Test func `In a grid each column has its lines`() throws {
    let grid = StubLayout(arrangement: GridRule(columns: 2, spacing: 8, lineSpacing: 10))
    let lines = try arranged(.full, layout: grid).separators(in: everywhere)
    #expect(lines.map(\.frame) == [Rect(x: 20, y: 53, width: 140, height: 0.5)])
  }

  @Test func `A line in a rectangle is there even where no cell is`() throws {
    let arranged = try arranged(.full)
    #expect(
      arranged.separators(in: Rect(x: 0, y: 52, width: 320, height: 3)).map(\.kind) == [.separator(VisibleIndex(0))])
    #expect(arranged.separators(in: Rect(x: 0, y: 54, width: 320, height: 3)).isEmpty)
    #expect(arranged.separators(in: Rect(x: 0, y: 60, width: 320, height: 20)).isEmpty)
  }

  @Test func `Cells without a gap have a line at their border, over both and under none`() throws {
    var section = ListSection.stub([40, 40])
    section.design.separators.style = .full
    let arranged = try #require(arrange(section, layout: StubLayout(arrangement: ColumnRule(spacing: 0))))
    let line = try #require(arranged.separators(in: everywhere).first)
    // Half a point, a whole pixel, and the border in no pixel's middle: the line takes the pixel above it.
    #expect(line.frame == Rect(x: 0, y: 39.5, width: 320, height: 0.5))
    #expect(line.zIndex > 0)
  }

  @Test(arguments: [(1, 1), (2, 0.5), (3, 2.0 / 3)] as [(Double, Double)])
  func `A line is whole pixels thick and stands on pixels`(scale: Double, thickness: Double) throws {
    var section = ListSection.stub([40, 40])
    section.design.separators.style = .full
    let arranged = try #require(arrange(section, in: Fixtures.environment(width: 320, scale: scale)))
    let frame = try #require(arranged.separators(in: everywhere).first?.frame)
    #expect(abs(frame.height - thickness) < 1e-9)
    #expect(abs((frame.y * scale).rounded() - frame.y * scale) < 1e-9)
  }

  @Test func `Between neighbours of different widths a line is where both are`() throws {
    // A large cell beside two small ones, and a wide one below that is further in.
    let rule = FixedRule(
      frames: [
        Rect(x: 0, y: 0, width: 200, height: 90), Rect(x: 210, y: 0, width: 90, height: 40),
        Rect(x: 210, y: 50, width: 90, height: 40), Rect(x: 30, y: 100, width: 220, height: 40),
      ], below: [0: 3, 1: 2, 2: 3])
    var section = ListSection.stub([90, 40, 40, 40])
    section.design.separators.style = .full
    section.design.separators.width = 2
    let arranged = try #require(arrange(section, layout: StubLayout(arrangement: rule)))
    #expect(
      arranged.separators(in: everywhere).map(\.frame) == [
        Rect(x: 30, y: 94, width: 170, height: 2), Rect(x: 210, y: 44, width: 90, height: 2),
        Rect(x: 210, y: 94, width: 40, height: 2),
      ])
  }

  @Test func `A line is found in a gap that is wider than the design's spacing`() throws {
    var section = ListSection.stub([40, 40])
    section.design.itemSpacing = 0
    section.design.separators.style = .full
    let arranged = try #require(arrange(section, layout: StubLayout(arrangement: ColumnRule(spacing: 60))))
    #expect(arranged.separators(in: Rect(x: 0, y: 69, width: 320, height: 2)).count == 1)
  }

  @Test func `A message has no lines, placeholders have`() throws {
    var section = ListSection.stub([])
    section.design.separators.style = .full
    section.empty = StateMessage(title: "Nothing")
    #expect(try #require(arrange(section)).separators(in: everywhere).isEmpty)
    section.phase = .loading
    section.loading = LoadingPlaceholder(count: 3)
    #expect(try #require(arrange(section)).separators(in: everywhere).count == 2)
  }
}

extension ArrangedSection {
  /// The separators among the decorations.
  func separators(in rect: Rect) -> [SectionDecoration] {
    decorations(in: rect).filter { if case .separator = $0.kind { true } else { false } }
  }
}

/// Frames as they are told, whatever is measured.
private struct FixedRule: ArrangementRule, Arrangement {
  let frames: [Rect]
  let below: [Int: Int]

  var scrolling: Scrolling { .vertical }
  func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement { self }

  var count: Int { frames.count }
  var contentSize: Size {
    Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }
  func frame(at index: VisibleIndex) -> Rect { frames[index.value] }
  func places(in rect: Rect) -> [VisibleIndex] {
    frames.indices.filter { frames[$0].intersects(rect) }.map { VisibleIndex($0) }
  }
  func place(below index: VisibleIndex) -> VisibleIndex? { below[index.value].map { VisibleIndex($0) } }
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {}
}
