import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Twice as wide from extra bold on.
private struct WeighingEngine: TextEngine {
  let identity = "weighing"

  func prepare(_ string: String, style: TextStyle) -> any PreparedText {
    FixedTextEngine(advance: style.weight >= 800 ? 1 : 0.5).prepare(string, style: style)
  }
}

@Suite struct ReaderSettingsTests {
  private func row(_ environment: LayoutEnvironment, _ content: ArticleContent) -> DisplayList {
    let design = Shared(ArticleDesign(DesignModel(), in: environment, position: .leading))
    let host = ContentHost(kind: ArticleRowView.kind)
    host.apply(ContentBox(Content<ArticleRowView>(design: design, item: content)))
    let height = host.height(forWidth: 358, in: environment)
    return host.displayList(in: Size(width: 358, height: height), environment: environment)
  }

  @Test func `Bold text is a heavier weight, and measures as such`() {
    var content = ArticleContent()
    content.title = "A new bridge over the river"
    var environment = Fixtures.environment(engine: WeighingEngine())
    // 27 characters of 8.5 are 229.5 of 334; at twice the width they take two lines of 22.
    #expect(row(environment, content).size.height == 12 + 22 + 12)
    environment.isBold = true
    #expect(row(environment, content).size.height == 12 + 44 + 12)
    guard case .text(let text)? = row(environment, content).node("title")?.content else {
      Issue.record("no title")
      return
    }
    // Semibold is 600, and bold text 200 more.
    #expect(text.text.style.weight == 800)
  }

  @Test func `With increased contrast every cell has a border of a pixel at least`() {
    var environment = Fixtures.environment(scale: 3)
    var design = DesignModel()
    #expect(CardElement.Design(design, in: environment).borderWidth == 0)
    environment.contrast = .increased
    let card = CardElement.Design(design, in: environment)
    #expect(card.borderWidth == 1.0 / 3)
    #expect(card.borderColor == design.border.color.color(in: environment, as: .line))
    #expect(card.background == design.cellBackground.light)
    design.border.width = 2
    #expect(CardElement.Design(design, in: environment).borderWidth == 2)
  }

  @Test func `With increased contrast scrims are darker and texts over pictures lighter`() {
    var environment = Fixtures.environment()
    let plain = ArticleDesign(DesignModel(), in: environment, position: .behind)
    environment.contrast = .increased
    let strong = ArticleDesign(DesignModel(), in: environment, position: .behind)
    #expect(strong.scrim.alpha > plain.scrim.alpha && strong.badge.background.alpha > plain.badge.background.alpha)
    #expect(strong.summary.color.alpha > plain.summary.color.alpha)
    #expect(strong.title.color == .white && strong.seenTitle != .white)
  }

  @Test func `A title that was seen still differs with increased contrast`() {
    for appearance in Appearance.allCases {
      var environment = Fixtures.environment(appearance: appearance)
      environment.contrast = .increased
      let design = ArticleDesign(DesignModel(), in: environment, position: .leading)
      #expect(design.seenTitle != design.title.color)
    }
  }

  @Test func `The title line's button speaks the reader's language, or the app's`() {
    func label(_ change: (inout LayoutEnvironment) -> Void) -> String? {
      var environment = Fixtures.environment()
      change(&environment)
      let style = ArticleStyle(DesignModel(), in: environment, position: .leading, pictureSize: nil)
      let configuration = style.header(SectionHeader(title: "Top", showsSeeAll: true), section: "top")
      let host = ContentHost(kind: configuration.kind)
      host.apply(ContentBox(configuration))
      return host.displayList(in: Size(width: 358, height: 50), environment: environment).texts.last
    }
    #expect(label { _ in } == "See all")
    #expect(label { $0.locale = Locale(identifier: "fr_FR") } == "Voir tout")
    #expect(label { $0.strings = .standard.overriding(.seeAll, with: "More", language: "en") } == "More")
  }

  @Test func `From the accessibility sizes on, counts stand below the byline`() throws {
    var content = ArticleContent()
    content.byline = "Ada"
    content.commentCount = "2"
    let list = row(Fixtures.environment(textSize: .ax1), content)
    let (byline, count) = (try #require(list.frame("byline")), try #require(list.frame("comments")))
    #expect(count.y >= byline.maxY)
  }
}
