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

  @Test func `A line stands in the middle of each gap, and none after the last row`() throws {
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
    #expect(arranged.separators(in: Rect(x: 0, y: 52, width: 320, height: 3)).map(\.key) == ["separator.0"])
    #expect(arranged.separators(in: Rect(x: 0, y: 54, width: 320, height: 3)).isEmpty)
    #expect(arranged.separators(in: Rect(x: 0, y: 60, width: 320, height: 20)).isEmpty)
  }
}
