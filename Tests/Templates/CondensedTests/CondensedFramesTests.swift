import CondensedTemplate
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a title's characters advance 8.5 points, a summary's 7.5, a byline's
/// 6.5, a caption's 6.
@Suite struct CondensedFramesTests {
  private static let bridge = Fixtures.items(of: .article)[0]

  private func arranged(
    _ items: [ContentItem] = [bridge], variant: String? = nil, width: Double = 390,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> ArrangedSection {
    var section = Fixtures.section(items: items, template: "condensed", variant: variant)
    section.design = DesignModel()
    var environment = Fixtures.environment(width: width)
    change(&environment)
    return try #require(try Fixtures.arranged(section, by: Condensed(), in: environment))
  }

  @Test func `Margins, title line, rows and their spacing add up`() throws {
    let bare = ContentItem(id: "bare", kind: .article)
    let arranged = try arranged([Self.bridge, bare, Self.bridge])
    // Above the rows: the margin of 8, then 8 above and 10 below a "See all" of 8 + 20 + 4.
    #expect(arranged.headerFrame == Rect(x: 16, y: 8, width: 358, height: 50))
    // A row: 12 above and below a title of 22, 6, a summary of two lines of 20, 6, a byline of 18.
    // A row of nothing is its padding.
    #expect(
      arranged.frames == [
        Rect(x: 16, y: 58, width: 358, height: 116),
        Rect(x: 16, y: 186, width: 358, height: 24),
        Rect(x: 16, y: 222, width: 358, height: 116),
      ])
    #expect(arranged.size == Size(width: 390, height: 222 + 116 + 16))
  }

  @Test func `The picture leads, then the text`() throws {
    let list = try arranged().displayList(at: 0)
    #expect(list.frame("media") == Rect(x: 12, y: 12, width: 88, height: 88))
    #expect(list.frame("title") == Rect(x: 112, y: 12, width: 234, height: 22))
    #expect(list.frame("summary") == Rect(x: 112, y: 40, width: 234, height: 40))
    // "Ada Byron · Jan 14" has 18 characters; the count, 16 high, stands 10 behind it in the middle.
    #expect(list.frame("byline") == Rect(x: 112, y: 86, width: 117, height: 18))
    #expect(list.frame("comments.symbol") == Rect(x: 239, y: 89, width: 12, height: 12))
    #expect(list.frame("comments") == Rect(x: 255, y: 87, width: 12, height: 16))
  }

  @Test func `The picture trails`() throws {
    let list = try arranged(variant: "trailing").displayList(at: 0)
    #expect(list.frame("title") == Rect(x: 12, y: 12, width: 234, height: 22))
    #expect(list.frame("media") == Rect(x: 258, y: 12, width: 88, height: 88))
  }

  @Test func `Without pictures the text has the whole width`() throws {
    let list = try arranged(variant: "none").displayList(at: 0)
    #expect(list.frame("media") == nil)
    #expect(list.frame("title") == Rect(x: 12, y: 12, width: 334, height: 22))
  }

  @Test func `From right to left, leading is right`() throws {
    let list = try arranged { $0.direction = .rightToLeft }.displayList(at: 0)
    #expect(list.frame("media") == Rect(x: 358 - 12 - 88, y: 12, width: 88, height: 88))
    #expect(list.frame("title") == Rect(x: 12, y: 12, width: 234, height: 22))
    let trailing = try arranged(variant: "trailing") { $0.direction = .rightToLeft }.displayList(at: 0)
    #expect(trailing.frame("media") == Rect(x: 12, y: 12, width: 88, height: 88))
  }

  @Test(arguments: [TextSizeClass.xxxl, .ax1, .ax5])
  func `From the accessibility sizes on, the picture stands above`(size: TextSizeClass) throws {
    let list = try arranged { $0.textSize = size }.displayList(at: 0)
    let media = try #require(list.frame("media"))
    let title = try #require(list.frame("title"))
    if size.isAccessibility {
      // 334 by 16 to 9 is 187.875, on whole half points 188; 10 below it the title.
      #expect(media == Rect(x: 12, y: 12, width: 334, height: 188))
      #expect(title.x == 12 && title.y == 12 + 188 + 10 && title.width == 334)
    } else {
      #expect(media == Rect(x: 12, y: 12, width: 88, height: 88))
      #expect(title.x == 112 && title.y == 12)
    }
  }

  @Test func `Where the text would get too narrow, the picture stands above it`() throws {
    // Beside the picture the text needs 110 of 88 + 12 + 110; around them are 2 × (16 + 12).
    let wide = try arranged(width: 266).displayList(at: 0)
    #expect(wide.frame("title") == Rect(x: 112, y: 12, width: 110, height: 66))
    let narrow = try arranged(width: 265.5).displayList(at: 0)
    #expect(narrow.frame("title")?.x == 12)
  }

  @Test(arguments: [(320, 1), (699, 1), (700, 2), (1_099, 2), (1_100, 3), (2_000, 3)])
  func `One column, two from 700 points, three from 1100`(width: Double, columns: Int) throws {
    let frames = try arranged(Array(repeating: Self.bridge, count: 4), width: width).frames
    #expect(frames.count { $0.y == frames[0].y } == columns)
  }

  @Test func `Columns share the width in whole pixels, and a row is as high as its highest`() throws {
    // 1180 less margins of 16 and two gaps of 12 are 1124 points, 2248 pixels: 750, 749 and 749.
    let bare = ContentItem(id: "bare", kind: .article)
    let frames = try arranged([bare, Self.bridge, bare, bare], width: 1_180).frames
    // In 374.5 - 24 - 100 = 250.5 points a summary of 46 characters takes two lines still: the row is 116 high.
    #expect(
      frames == [
        Rect(x: 16, y: 58, width: 375, height: 116), Rect(x: 403, y: 58, width: 374.5, height: 116),
        Rect(x: 789.5, y: 58, width: 374.5, height: 116), Rect(x: 16, y: 186, width: 375, height: 24),
      ])
  }

  @Test func `The columns of a right-to-left list begin at the right`() throws {
    let frames = try arranged(Array(repeating: Self.bridge, count: 2), width: 768) { $0.direction = .rightToLeft }
      .frames
    #expect(frames.map(\.x) == [390, 16])
    #expect(frames.map(\.width) == [362, 362])
  }
}
