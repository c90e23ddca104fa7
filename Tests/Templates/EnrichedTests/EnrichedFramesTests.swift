import EnrichedTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a title's characters advance 8.5 points, a summary's 7.5, a byline's
/// 6.5, a caption's and a badge's 6.
@Suite struct EnrichedFramesTests {
  private static let bridge = Fixtures.items(of: .article)[0]
  private static let film = Fixtures.items(of: .video)[0]

  private func arranged(
    _ items: [ContentItem] = [bridge], variant: String? = nil, width: Double = 390,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> ArrangedSection {
    var section = Fixtures.section(items: items, template: "enriched", variant: variant)
    section.design = DesignModel()
    var environment = Fixtures.environment(width: width)
    change(&environment)
    return try #require(try Fixtures.arranged(section, by: Enriched(), in: environment))
  }

  @Test func `A card is its picture and its text`() throws {
    // 358 by 16 to 9 is 201.375, on whole half points 201.5; the text has a title of 22, a summary of two lines of 20, a
    // byline of 18, two gaps of 6 and a padding of 12 around.
    let arranged = try arranged([Self.bridge, Self.bridge])
    #expect(
      arranged.frames == [
        Rect(x: 16, y: 58, width: 358, height: 317.5), Rect(x: 16, y: 58 + 317.5 + 12, width: 358, height: 317.5),
      ])
    let list = arranged.displayList(at: 0)
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 358, height: 201.5))
    #expect(list.frame("title") == Rect(x: 12, y: 213.5, width: 334, height: 22))
    #expect(list.frame("summary") == Rect(x: 12, y: 241.5, width: 334, height: 40))
    #expect(list.frame("byline") == Rect(x: 12, y: 287.5, width: 117, height: 18))
  }

  @Test func `A card without picture is its text`() throws {
    var item = Self.bridge
    item.pictures = []
    let arranged = try arranged([item])
    #expect(arranged.frames == [Rect(x: 16, y: 58, width: 358, height: 116)])
    #expect(arranged.displayList(at: 0).frame("title") == Rect(x: 12, y: 12, width: 334, height: 22))
  }

  @Test func `A film has its length in the corner and its control in the middle`() throws {
    let list = try arranged([Self.film]).displayList(at: 0)
    // "4:05" is 24 wide, its icon 10.8 rounded up to 11, a gap of 4, and 6 on each side; it stands 8 from the corner.
    #expect(list.frame("badge") == Rect(x: 358 - 8 - 51, y: 201.5 - 8 - 20, width: 51, height: 20))
    #expect(list.frame("badge.text") == Rect(x: 299 + 6 + 15, y: 175.5, width: 24, height: 16))
    // (201.5 - 56) / 2 is 72.75, half way between two pixels, and rounds away from zero.
    #expect(list.frame("player.disc") == Rect(x: 151, y: 73, width: 56, height: 56))
    #expect(list.actions == [.play("video.full")])
  }

  @Test func `A text over the picture stands at its bottom, on a scrim`() throws {
    let arranged = try arranged(variant: "overlay")
    #expect(arranged.frames == [Rect(x: 16, y: 58, width: 358, height: 201.5)])
    let list = arranged.displayList(at: 0)
    #expect(list.frame("scrim.fade") == Rect(x: 0, y: 201.5 - 116 - 40, width: 358, height: 40))
    #expect(list.frame("scrim") == Rect(x: 0, y: 201.5 - 116, width: 358, height: 116))
    #expect(list.frame("title") == Rect(x: 12, y: 97.5, width: 334, height: 22))
  }

  @Test func `A text that is higher than the picture makes the card higher`() throws {
    var item = Self.bridge
    item.title = Array(repeating: "word", count: 40).joined(separator: " ")
    item.summary = item.title
    // Three lines of 22 and of 20, 6, 6, 18, the padding and the fade: 66 + 60 + 30 + 24 + 40.
    #expect(try arranged([item], variant: "overlay").frames[0].height == 220)
  }

  @Test func `From right to left the length stands on the left`() throws {
    let list = try arranged([Self.film]) { $0.direction = .rightToLeft }.displayList(at: 0)
    #expect(list.frame("badge") == Rect(x: 8, y: 173.5, width: 51, height: 20))
    #expect(list.frame("byline")?.maxX == 346)
  }

  @Test(arguments: [(320, 1), (699, 1), (700, 2), (1_099, 2), (1_100, 3), (2_000, 3)])
  func `One column, two from 700 points, three from 1100`(width: Double, columns: Int) throws {
    let frames = try arranged(Array(repeating: Self.bridge, count: 4), width: width).frames
    #expect(frames.count { $0.y == frames[0].y } == columns)
  }

  @Test func `A row is as high as its highest card`() throws {
    let short = ContentItem(id: "short", kind: .article, title: "Bridge")
    let frames = try arranged([short, Self.bridge, short], width: 768).frames
    // 362 by 16 to 9 is 203.625, on whole half points 204; the text takes 116. A title alone takes 12 + 22 + 12.
    #expect(frames.map(\.height) == [320, 320, 46])
    #expect(frames.map(\.x) == [16, 390, 16])
    #expect(frames[2].y == 58 + 320 + 12)
  }
}
