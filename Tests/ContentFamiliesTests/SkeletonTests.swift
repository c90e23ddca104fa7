import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SkeletonTests {
  private func cell(
    _ configuration: any ContentConfiguration, width: Double = 358, in environment: LayoutEnvironment
  ) -> DisplayList {
    let host = ContentHost(kind: configuration.kind)
    host.apply(ContentBox(configuration))
    let height = host.height(forWidth: width, in: environment)
    return host.displayList(in: Size(width: width, height: height), environment: environment)
  }

  private func row(
    _ position: ArticleDesign.PicturePosition = .leading, in environment: LayoutEnvironment = Fixtures.environment(),
    design: DesignModel = Fixtures.design
  ) -> Content<ArticleRowView> {
    let style = ArticleStyle(design, in: environment, position: position, pictureSize: .medium)
    var item = ContentItem(id: "1", kind: .video, title: "One two three four five six seven eight nine ten")
    item.summary = "Short"
    item.author = "Ann"
    item.duration = 75
    item.commentCount = 3
    item.pictures = [Picture(source: "a.jpg", size: .medium)]
    return Content(design: style.design, item: style.formatter.content(for: item, status: .restricted))
  }

  /// The rectangles of a drawing, by key.
  private func shapes(_ list: DisplayList) -> [String: (frame: Rect, shape: ShapeContent)] {
    list.allNodes.reduce(into: [:]) { shapes, node in
      if case .shape(let shape) = node.content { shapes[node.key] = (node.frame, shape) }
    }
  }

  @Test func `A skeleton is as high as the cell it stands for, at every width and text size`() {
    for textSize in TextSizeClass.allCases {
      for width in [150.0, 240, 358, 700] {
        let environment = Fixtures.environment(textSize: textSize)
        let row = row(in: environment)
        #expect(
          cell(row.skeleton(), width: width, in: environment).size == cell(row, width: width, in: environment).size)
      }
    }
  }

  @Test func `It has neither words nor pictures nor actions, and assistive technology passes it by`() {
    let environment = Fixtures.environment()
    let list = cell(row().skeleton(), in: environment)
    #expect(list.accessibility == nil)
    #expect(list.actions == [])
    for node in list.allNodes {
      switch node.content {
      case .text, .image, .control, .platform: Issue.record("\(node.key)")
      case .shape(let shape): if case .drawing = shape.outline { Issue.record("\(node.key)") }
      case .group: break
      }
    }
  }

  @Test func `A text of several lines is a bar a line, the last one shorter`() throws {
    let environment = Fixtures.environment()
    let row = row()
    let title = try #require(cell(row, in: environment).frame("title"))
    // The title's words take 48 characters of 8.5, 408 points, in a column of 358 - 24 - 88 - 12 = 234: two lines of 22.
    #expect(title == Rect(x: 112, y: 12, width: 234, height: 44))
    let bars = shapes(cell(row.skeleton(), in: environment))
    // Letters of 17 have bars of 11.9, up to 12: 5 above and below in a line of 22.
    #expect(bars["title.bar.0"]?.frame == Rect(x: 112, y: 17, width: 234, height: 12))
    #expect(bars["title.bar.1"]?.frame == Rect(x: 112, y: 39, width: 140.5, height: 12))
    #expect(bars["title.bar.2"] == nil)
  }

  @Test func `A single line is as wide as its words`() throws {
    let bars = shapes(cell(row().skeleton(), in: Fixtures.environment()))
    // Five characters of 7.5.
    #expect(bars["summary.bar.0"]?.frame.width == 37.5)
  }

  @Test func `Bars are a shade of the text's colour, pictures of the placeholder's`() throws {
    for appearance in Appearance.allCases {
      let environment = Fixtures.environment(appearance: appearance)
      let found = shapes(cell(row(in: environment).skeleton(), in: environment))
      let design = Fixtures.design
      #expect(found["title.bar.0"]?.shape.fill == .color(design.title.color.color(in: appearance).opacity(0.16)))
      #expect(found["media"]?.shape.fill == .color(design.placeholder.color(in: appearance)))
      #expect(found["media"]?.shape.outline == .rectangle(cornerRadius: 8))
      #expect(found["card"]?.shape.fill == .color(design.cellBackground.color(in: appearance)))
    }
  }

  @Test(arguments: [LineAlignment.center, .trailing, .natural])
  func `Short bars stand where short lines do`(alignment: LineAlignment) throws {
    var design = Fixtures.design
    design.title.alignment = alignment
    let environment = Fixtures.environment()
    let bars = shapes(cell(row(design: design).skeleton(), in: environment))
    let start =
      switch alignment {
      case .center: 112 + 47.0;
      case .trailing: 112 + 93.5;
      default: 112.0
      }
    #expect(bars["title.bar.1"]?.frame.x == start)
    #expect(bars["title.bar.0"]?.frame.x == 112)
  }

  @Test func `From right to left it is the mirror image`() {
    let (left, right) = (Fixtures.environment(), Fixtures.environment(direction: .rightToLeft))
    let (list, image) = (cell(row().skeleton(), in: left), cell(row(in: right).skeleton(), in: right))
    #expect(image.allNodes.map(\.frame) == list.allNodes.map { $0.frame.mirrored(in: 358) })
  }

  @Test func `A skeleton equals its like and no cell`() {
    let row = row()
    #expect(row.skeleton().isEqual(to: row.skeleton()))
    #expect(!row.skeleton().isEqual(to: row) && row.skeleton().kind != row.kind)
    #expect(row.skeleton().fingerprint == row.skeleton().fingerprint)
  }

  @Test(arguments: [("en", "Loading"), ("fr", "Chargement")])
  func `Of a list's placeholders the first says so, in the reader's language`(language: String, word: String) {
    var environment = Fixtures.environment()
    environment.locale = Locale(identifier: language)
    let style = ArticleStyle(Fixtures.design, in: environment, position: .leading, pictureSize: .medium)
    let said = (0..<3).map { number in
      style.placeholder(row(in: environment), at: ContentIndex(number)).flatMap {
        cell($0, in: environment).accessibility
      }
    }
    #expect(said == [AccessibilityElement(label: word), nil, nil])
  }
}
