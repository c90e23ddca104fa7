import CondensedTemplate
import Foundation
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand: digits of 1.5 times a title's 17 points advance 12.75 each.
@Suite struct NumberedRowTests {
  private let bridge = Fixtures.items(of: .article)[0]

  private func arranged(
    _ count: Int, width: Double = 390, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> ArrangedSection {
    var section = Fixtures.section(
      items: Array(repeating: bridge, count: count), template: "condensed", variant: "numbered")
    section.design = DesignModel()
    var environment = Fixtures.environment(width: width)
    change(&environment)
    return try #require(try Fixtures.arranged(section, by: Condensed(), in: environment))
  }

  @Test func `A row begins with its position, in a column that holds two digits`() throws {
    let arranged = try arranged(12)
    for (row, text) in [(0, "1"), (8, "9"), (11, "12")] {
      let list = arranged.displayList(at: row)
      #expect(list.texts.first == text)
      #expect(list.frame("number") == Rect(x: 12, y: 12, width: 25.5, height: 33))
      #expect(list.frame("title") == Rect(x: 47.5, y: 12, width: 298.5, height: 22))
      #expect(list.frame("media") == nil)
    }
  }

  @Test func `A longer number takes the room that it needs`() throws {
    let list = try arranged(100).displayList(at: 99)
    // 3 × 12.75 is 38.25, on whole half points 38.5.
    #expect(list.frame("number")?.width == 38.5)
    #expect(list.frame("title")?.x == 60.5)
  }

  @Test func `Numbers are told in the locale's digits, and are said first`() throws {
    let list = try arranged(3) { $0.locale = Locale(identifier: "ar_EG") }.displayList(at: 2)
    #expect(list.texts.first == "٣")
    #expect(list.accessibility?.label.hasPrefix("٣, A new bridge") == true)
  }

  @Test func `From right to left numbers are on the right`() throws {
    let list = try arranged(1) { $0.direction = .rightToLeft }.displayList(at: 0)
    #expect(list.frame("number")?.maxX == 346)
    #expect(list.frame("title")?.maxX == 358 - 47.5)
  }

  @Test func `Large text, and a narrow row, have the number above the text`() throws {
    let large = try arranged(1) { $0.textSize = .ax1 }.displayList(at: 0)
    #expect(large.frame("title")?.x == 12)
    // Beside the column of 25.5 and 10 the text needs 110; around them are 2 × (16 + 12).
    #expect(try arranged(1, width: 201.5).displayList(at: 0).frame("title")?.x == 47.5)
    #expect(try arranged(1, width: 201).displayList(at: 0).frame("title")?.x == 12)
  }
}
