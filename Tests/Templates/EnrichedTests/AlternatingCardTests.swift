import EnrichedTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct AlternatingCardTests {
  private let bridge = Fixtures.items(of: .article)[0]

  private func arranged(
    _ items: [ContentItem], width: Double, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> ArrangedSection {
    var section = Fixtures.section(items: items, template: "enriched", variant: "alternating")
    section.design = DesignModel()
    var environment = Fixtures.environment(width: width)
    change(&environment)
    return try #require(try Fixtures.arranged(section, by: Enriched(), in: environment))
  }

  @Test func `In wide cards the picture's side changes from card to card`() throws {
    let arranged = try arranged([bridge, bridge, bridge], width: 768)
    #expect(arranged.frames.allSatisfy { $0.width == 736 && $0.height == 207 })
    // Half of 736 by 16 to 9 is 207. The text has 24 around and needs 22 + 6 + 40 + 6 + 18: 33.5 more above and below.
    for row in [0, 2] {
      #expect(arranged.displayList(at: row).frame("media") == Rect(x: 0, y: 0, width: 368, height: 207))
      #expect(arranged.displayList(at: row).frame("title") == Rect(x: 392, y: 57.5, width: 320, height: 22))
    }
    #expect(arranged.displayList(at: 1).frame("media") == Rect(x: 368, y: 0, width: 368, height: 207))
    #expect(arranged.displayList(at: 1).frame("title") == Rect(x: 24, y: 57.5, width: 320, height: 22))
  }

  @Test func `A picture is as high as a text that is higher`() throws {
    let arranged = try arranged([Fixtures.items(of: .event)[1]], width: 620)
    let (cell, picture) = (arranged.frames[0], arranged.displayList(at: 0).frame("media"))
    #expect(cell.height > 165.5 && picture == Rect(x: 0, y: 0, width: 294, height: cell.height))
  }

  @Test func `A card without picture has the whole width for its text`() throws {
    var item = bridge
    item.pictures = []
    #expect(try arranged([item], width: 768).displayList(at: 0).frame("title")?.width == 688)
  }

  @Test func `Narrow cards and large text stack them`() throws {
    // 16 on both sides of 560.
    #expect(try arranged([bridge], width: 592).displayList(at: 0).frame("title")?.x == 280 + 24)
    #expect(try arranged([bridge], width: 591).displayList(at: 0).frame("title")?.x == 12)
    #expect(try arranged([bridge], width: 768) { $0.textSize = .ax1 }.displayList(at: 0).frame("title")?.x == 12)
  }

  @Test func `From right to left the first picture is on the right`() throws {
    let list = try arranged([bridge], width: 768) { $0.direction = .rightToLeft }.displayList(at: 0)
    #expect(list.frame("media")?.x == 368)
  }
}
