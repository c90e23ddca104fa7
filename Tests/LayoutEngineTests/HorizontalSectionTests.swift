import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// A list that scrolls sideways goes through the same engine: the contracts hold for it too.
@Suite struct HorizontalSectionTests {
  private let layout = StubLayout(arrangement: RowRule(itemWidth: .fixed(150), spacing: 10))

  private func arranged(direction: ReadingDirection = .leftToRight) throws -> ArrangedSection {
    var section = ListSection.stub([40, 70, 55, 20])
    section.design.margins = Insets(top: 8, leading: 20, bottom: 16, trailing: 12)
    section.header = SectionHeader(title: "Title")
    return try #require(
      arrange(section, layout: layout, in: Fixtures.environment(width: 320, direction: direction)))
  }

  @Test func `Cells stand side by side beyond the container, each as high as the highest`() throws {
    let arranged = try arranged()
    #expect(arranged.scrolling == .horizontal(.continuous))
    #expect(arranged.frames == [20, 180, 340, 500].map { Rect(x: $0, y: 38, width: 150, height: 70) })
    #expect(arranged.size == Size(width: 320, height: 38 + 70 + 16))
    #expect(arranged.headerFrame == Rect(x: 20, y: 8, width: 288, height: 30))
  }

  @Test func `From right to left the first cell stands at the right, the others leave at the left`() throws {
    let arranged = try arranged(direction: .rightToLeft)
    #expect(arranged.frames.map(\.x) == [150, -10, -170, -330])
    #expect(arranged.places(in: Rect(x: 0, y: 0, width: 320, height: 200)).map(\.value) == [0, 1])
    #expect(arranged.place(at: Point(x: -300, y: 50)) == VisibleIndex(3))
  }

  @Test func `Only cells in sight are named`() throws {
    let arranged = try arranged()
    #expect(arranged.places(in: Rect(x: 0, y: 0, width: 320, height: 200)).map(\.value) == [0, 1])
    #expect(arranged.places(in: Rect(x: 330, y: 38, width: 10, height: 10)) == [])
    #expect(arranged.places(in: Rect(x: 400, y: 100, width: 400, height: 10)).map(\.value) == [2, 3])
    #expect(arranged.places(in: Rect(x: 0, y: 0, width: 900, height: 38)) == [])
  }

  @Test func `The whole contract holds for a row`() {
    var contract = TemplateContract()
    contract.widths = [320, 768]
    contract.items = Fixtures.items(of: .article)
    #expect(contract.breaches(of: RowTemplate()) == [])
  }
}

private struct RowTemplate: ListTemplate {
  struct Options: Codable, Hashable, Sendable {}
  let id: TemplateID = "row"
  let defaultOptions = Options()
  func makeLayout(design: DesignModel, options: Options) -> TextRowLayout { TextRowLayout(design: design) }
}
