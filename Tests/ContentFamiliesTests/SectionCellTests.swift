import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SectionCellTests {
  private let environment = Fixtures.environment()

  private var style: ArticleStyle {
    ArticleStyle(DesignModel(), in: environment, position: .leading, pictureSize: .medium)
  }

  private func list(_ configuration: any ContentConfiguration, width: Double = 358) -> DisplayList {
    let host = ContentHost(kind: configuration.kind)
    host.apply(ContentBox(configuration))
    let height = host.height(forWidth: width, in: environment)
    return host.displayList(in: Size(width: width, height: height), environment: environment)
  }

  @Test func `A title line is its title`() {
    let line = list(style.header(SectionHeader(title: "Top stories"), section: "top"))
    // A line of 28 with 8 above and 10 below.
    #expect(line.size.height == 46)
    #expect(line.frame("title") == Rect(x: 0, y: 8, width: 358, height: 28))
    #expect(line.actions == [])
    #expect(line.accessibility == AccessibilityElement(label: "Top stories", traits: .header))
  }

  @Test func `A title line that offers the whole list has a button at its end`() {
    let line = list(style.header(SectionHeader(title: "Top stories", showsSeeAll: true), section: "top"))
    // "See all" has seven characters of 7.5 and 8 before them; with 8 above and 4 below the line of 20 it is the taller.
    #expect(line.size.height == 50)
    #expect(line.frame("seeAll.control") == Rect(x: 358 - 60.5, y: 8, width: 60.5, height: 32))
    #expect(line.frame("title") == Rect(x: 0, y: 12, width: 358 - 60.5 - 8, height: 28))
    #expect(line.actions == [.seeAll("top")])
  }

  @Test func `A message is a symbol, a title, a sentence and a button in the middle`() {
    let message = StateMessage(title: "Nothing yet", detail: "Come back soon.", retry: "Again")
    let cell = list(style.message(message, section: "top"))
    // A symbol of 28, a title of 22, a sentence of 20, a button of 12 + 20 + 12, three gaps of 8, a padding of 20.
    #expect(cell.size.height == 28 + 22 + 20 + 44 + 24 + 40)
    #expect(cell.frame("symbol") == Rect(x: 165, y: 20, width: 28, height: 28))
    #expect(cell.frame("title") == Rect(x: 20, y: 56, width: 318, height: 22))
    #expect(cell.frame("retry.control") == Rect(x: 148.5, y: 114, width: 61.5, height: 44))
    #expect(cell.actions == [.retry("top")])
    #expect(cell.accessibility?.label == "Nothing yet, Come back soon.")
  }

  @Test func `A message without sentence and button is as much lower`() {
    let cell = list(style.message(StateMessage(title: "Nothing yet"), section: "top"))
    #expect(cell.size.height == 28 + 8 + 22 + 40)
    #expect(cell.actions == [])
  }

  @Test func `A message's symbol is the one it names`() {
    for name in SymbolName.allCases {
      let cell = list(style.message(StateMessage(title: "Title", symbol: name), section: "top"))
      let drawings = cell.allNodes.filter { $0.key == "symbol" }.map(\.content)
      let expected = Symbol.allCases.first { "\($0)" == name.rawValue }.map(\.drawing)
      #expect((expected == nil) == (name == .none))
      #expect(drawings.count == (expected == nil ? 0 : 1))
      guard case .shape(let shape)? = drawings.first, let expected else { continue }
      #expect(shape.outline == .drawing(expected))
    }
  }

  @Test func `A message may offer something of the app's own, below trying again`() {
    let action = MessageAction(label: "Browse", name: "browse")
    let both = list(style.message(StateMessage(title: "Title", retry: "Again", action: action), section: "top"))
    #expect(both.actions == [.retry("top"), .custom("browse")])
    // A symbol of 28, a title of 22, two buttons of 44, three gaps of 8, a padding of 20.
    let height: Double = 28 + 22 + 88 + 24 + 40
    #expect(both.size.height == height)
    #expect(
      list(style.message(StateMessage(title: "T", action: action), section: "top")).actions == [.custom("browse")])
  }

  @Test func `A footer is its text and a button that can be hit`() {
    let line = list(style.footer(SectionFooter(title: "Updated at noon", showsSeeAll: true), section: "top"))
    // 10 above a button of 12 + 20 + 12; a text of one line of 18 in the middle of it.
    #expect(line.size.height == 54)
    #expect(line.frame("seeAll.control") == Rect(x: 358 - 52.5, y: 10, width: 52.5, height: 44))
    #expect(line.frame("title") == Rect(x: 0, y: 10 + 13, width: 358 - 52.5 - 8, height: 18))
    #expect(line.actions == [.seeAll("top")])
    #expect(line.accessibility == AccessibilityElement(label: "Updated at noon", actions: [.seeAll("top")]))
  }

  /// The footer a section shows, which has a next page or not.
  private func footer(_ footer: SectionFooter, page: String? = "page/2", isLoading: Bool = false) -> SectionFooter? {
    var section = ListSection(id: "top", items: [ContentItem(id: "a", kind: .article)], template: "t")
    section.footer = footer
    section.nextPage = page
    section.isLoadingMore = isLoading
    return section.footer(showing: 1)
  }

  @Test func `A footer offers more where there is more, and says so in place while it is on its way`() throws {
    let offer = SectionFooter(offersMore: true)
    let line = list(style.footer(try #require(footer(offer)), section: "top"))
    // "Show more" has nine characters of 7.5.
    #expect(line.frame("more.control") == Rect(x: 0, y: 10, width: 67.5, height: 44))
    #expect(line.actions == [.loadMore("top")])
    #expect(line.accessibility == AccessibilityElement(label: "Show more", actions: [.loadMore("top")]))

    let waiting = list(style.footer(try #require(footer(offer, isLoading: true)), section: "top"))
    #expect(waiting.size == line.size && waiting.texts == ["Loading…"])
    #expect(waiting.frame("loading") == line.frame("more.label").map { Rect(x: 0, y: $0.y, width: 60, height: 20) })
    #expect(waiting.actions == [] && waiting.accessibility == AccessibilityElement(label: "Loading…"))

    #expect(footer(offer, page: nil) == nil && footer(offer, page: nil, isLoading: true) == nil)
    #expect(footer(SectionFooter(title: "End", offersMore: true), page: nil) == SectionFooter(title: "End"))
    #expect(footer(SectionFooter(title: "End"), isLoading: true) == SectionFooter(title: "End"))
  }

  @Test func `A footer's buttons stand side by side, below each other where there is no room`() throws {
    let both = try #require(footer(SectionFooter(title: "Updated at noon", showsSeeAll: true, offersMore: true)))
    let line = list(style.footer(both, section: "top"))
    // Buttons of 67.5 and 52.5 with 16 between them, at the end of the line.
    #expect(line.frame("more.control") == Rect(x: 358 - 136, y: 10, width: 67.5, height: 44))
    #expect(line.frame("seeAll.control") == Rect(x: 358 - 52.5, y: 10, width: 52.5, height: 44))
    #expect(line.frame("title") == Rect(x: 0, y: 10 + 13, width: 358 - 136 - 8, height: 18))
    #expect(line.accessibility?.label == "Updated at noon")
    #expect(line.accessibility?.actions == [.loadMore("top"), .seeAll("top")])
    // Beside the buttons there would be no room for the text, which stands above them then.
    let narrow = list(style.footer(both, section: "top"), width: 140)
    #expect(narrow.frame("title") == Rect(x: 0, y: 10, width: 140, height: 18))
    #expect(narrow.frame("more.control") == Rect(x: 0, y: 28, width: 67.5, height: 44))
    #expect(narrow.frame("seeAll.control") == Rect(x: 83.5, y: 28, width: 52.5, height: 44))
    let narrower = list(style.footer(both, section: "top"), width: 120)
    #expect(narrower.frame("seeAll.control") == Rect(x: 0, y: 72, width: 52.5, height: 44))
    let silent = try #require(footer(SectionFooter(showsSeeAll: true, offersMore: true)))
    #expect(list(style.footer(silent, section: "top")).accessibility?.label == "Show more, See all")
  }

  @Test func `A footer's button speaks the reader's language`() {
    var environment = environment
    environment.locale = Locale(identifier: "fr")
    let style = ArticleStyle(DesignModel(), in: environment, position: .leading, pictureSize: .medium)
    let line = list(style.footer(SectionFooter(showsSeeAll: true), section: "top"))
    #expect(line.texts == ["Voir tout"] && line.accessibility?.label == "Voir tout")
  }

  @Test func `A footer of text alone takes as many lines as it needs, one of a button alone begins where reading does`()
  {
    let text = Array(repeating: "word", count: 30).joined(separator: " ")
    let line = list(style.footer(SectionFooter(title: text), section: "top"))
    #expect(line.actions == [])
    // 11 words and 10 gaps of 6.5 are 351 of 358: 30 words take three lines of 18.
    #expect(line.size.height == 10 + 3 * 18)
    let button = list(style.footer(SectionFooter(showsSeeAll: true), section: "top"))
    #expect(button.frame("seeAll.control") == Rect(x: 0, y: 10, width: 52.5, height: 44))
  }

  @Test func `A message is told in full, whatever the design's limit`() {
    let sentence = Array(repeating: "word", count: 60).joined(separator: " ")
    let cell = list(style.message(StateMessage(title: "Title", detail: sentence), section: "top"))
    // Eight words and seven gaps of 7.5 are 292.5 of 318: 60 words take eight lines.
    #expect(cell.frame("detail")?.height == 160)
  }

  @Test func `Reused, title lines and messages equal fresh ones`() {
    let headers = [SectionHeader(title: "A"), SectionHeader(title: "B", showsSeeAll: true), SectionHeader(title: "")]
    let messages = [
      StateMessage(title: "A"), StateMessage(title: "B", detail: "C"), StateMessage(title: "D", retry: "E"),
      StateMessage(title: "F", symbol: SymbolName.none, action: MessageAction(label: "G", name: "g")),
    ]
    let footers =
      [
        SectionFooter(title: "A"), SectionFooter(showsSeeAll: true), SectionFooter(title: "B", showsSeeAll: true),
      ]
      + [false, true].compactMap { footer(SectionFooter(title: "C", offersMore: true), isLoading: $0) }
    let groups = [
      headers.map { ContentBox(style.header($0, section: "a")) },
      messages.map { ContentBox(style.message($0, section: "a")) },
      footers.map { ContentBox(style.footer($0, section: "a")) },
    ]
    for boxes in groups {
      for before in boxes {
        for after in boxes {
          let (reused, fresh) = (
            ContentHost(kind: before.configuration.kind), ContentHost(kind: before.configuration.kind)
          )
          reused.apply(before)
          reused.apply(after)
          fresh.apply(after)
          let size = Size(width: 358, height: fresh.height(forWidth: 358, in: environment))
          #expect(reused.height(forWidth: 358, in: environment) == size.height)
          #expect(
            reused.displayList(in: size, environment: environment)
              == fresh.displayList(in: size, environment: environment))
        }
      }
    }
  }
}
