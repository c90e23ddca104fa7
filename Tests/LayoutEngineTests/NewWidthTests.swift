import Arrangements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

/// A list that is laid out for another width words no item and binds none.
@Suite struct NewWidthTests {
  private let texts = ["one", "a text of forty characters, about as many", "three words here"]
  private let engine: SectionEngine
  private let layout = CountingLayout()

  init() {
    var section = ListSection(id: "list", items: [], template: "counting")
    section.items = texts.enumerated().map {
      ContentItem(id: ItemID(rawValue: "\($0)"), kind: .article, title: $1)
    }
    section.design.margins = .zero
    engine = SectionEngine(section: section, layout: layout, cache: MeasurementCache())
  }

  private func heights(in environment: LayoutEnvironment) -> [Double] {
    guard let arranged = engine.arranged(in: environment) else { return [] }
    return (0..<arranged.count).map { arranged.frame(at: VisibleIndex($0)).height }
  }

  /// A character is half as wide as the font of 10 points is large; lines are 12 points high.
  private func expected(width: Double, size: Double = 10, lineHeight: Double = 12) -> [Double] {
    let text = FixedTextEngine()
    let style = TextStyle(family: "Any", size: size, lineHeight: lineHeight)
    return texts.map {
      Double(text.prepare($0, style: style).metrics(in: TextFrame(width: width)).lineCount) * lineHeight
    }
  }

  @Test func `Heights at other widths come from what the view left behind`() {
    #expect(heights(in: Fixtures.environment(width: 320)) == [12, 12, 12])
    #expect(engine.measurer.boundCount == 3 && layout.log.contents == 3)
    // 40 characters of 5 points take two lines in 150 and three in 80; 16 take one in 80.
    #expect(heights(in: Fixtures.environment(width: 150)) == [12, 24, 12])
    #expect(heights(in: Fixtures.environment(width: 80)) == [12, 36, 12])
    #expect(heights(in: Fixtures.environment(width: 80)) == expected(width: 80))
    #expect(engine.measurer.boundCount == 3 && layout.log.contents == 3)
    #expect(engine.measurer.measuredCount == 9)
  }

  @Test func `Another style makes other cells, in any width`() {
    _ = heights(in: Fixtures.environment(width: 320))
    #expect(
      heights(in: Fixtures.environment(width: 150, textSize: .ax3)) == expected(width: 150, size: 20, lineHeight: 24))
    #expect(layout.log.contents == 6 && engine.measurer.boundCount == 6)
    _ = heights(in: Fixtures.environment(width: 80, textSize: .ax3))
    #expect(layout.log.contents == 6 && engine.measurer.boundCount == 6)
  }

  @Test func `What was left behind in one environment does not answer in another of the same style`() {
    // The style knows nothing of the direction, nor of the pixels.
    var environment = Fixtures.environment(width: 150)
    _ = heights(in: environment)
    environment.scale = 3
    #expect(heights(in: environment) == [12, 24, 12])
    #expect(layout.log.contents == 3 && engine.measurer.boundCount == 6)
  }

  @Test func `After an edit only what is new is bound`() throws {
    _ = heights(in: Fixtures.environment(width: 320))
    var edits = ListEdits()
    edits.inserted = [.init(ContentItem(id: "new", kind: .article, title: "new"), at: ContentIndex(1))]
    edits.reloaded = [ContentItem(id: "2", kind: .article, title: "three words here, and then some more of them")]
    try engine.apply(edits)
    #expect(layout.log.contents == 5)
    // "three words", "here, and then", "some more of", "them".
    #expect(heights(in: Fixtures.environment(width: 80)) == [12, 12, 36, 48])
    #expect(layout.log.contents == 5 && engine.measurer.boundCount == 5)
  }

  @Test func `Another section has cells of its own, whatever the width`() {
    _ = heights(in: Fixtures.environment(width: 320))
    var section = engine.section
    section.statuses["0"] = .seen
    engine.apply(section)
    _ = heights(in: Fixtures.environment(width: 80))
    let seen = engine.arranged(in: Fixtures.environment(width: 80))?.plan.place(at: VisibleIndex(0)).content
    #expect((seen?.configuration as? Content<LineView>)?.item == "one (seen)")
  }
}

/// Counts what it words.
private struct CountingLayout: ListLayout {
  /// Belongs to one test.
  final class Log: @unchecked Sendable { var contents = 0 }

  let log = Log()

  func style(in environment: LayoutEnvironment) -> TextStyle {
    let isLarge = environment.textSize.isAccessibility
    return TextStyle(family: "Any", size: isLarge ? 20 : 10, lineHeight: isLarge ? 24 : 12)
  }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: TextStyle
  ) -> any ContentConfiguration {
    log.contents += 1
    let text = (item.title ?? "") + (status.contains(.seen) ? " (seen)" : "")
    return Content<LineView>(design: Shared(style), item: text)
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { ColumnRule(spacing: 0) }
}

/// A text without limit that leaves its lines behind.
private final class LineView: ContentView {
  final class Lines: ContentSizing {
    let text: any PreparedText

    init(_ text: any PreparedText) { self.text = text }

    func size(forWidth width: Double) -> Size {
      let lines = text.metrics(in: TextFrame(width: width)).lineCount
      return Size(width: width, height: Double(lines) * text.style.lineHeight)
    }
  }

  static let kind: CellKind = "line"
  private var style: TextStyle?
  private var text = ""

  func updateDesign(_ design: TextStyle, _ pass: borrowing DesignPass) { style = design }
  func bind(_ item: String, state: CellState) { text = item }

  func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    style.map { Lines(environment.textEngine.prepare(text, style: $0)) }
  }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    sizing(in: environment, like: nil)?.size(forWidth: width) ?? .zero
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList { DisplayList(size: size) }
}
