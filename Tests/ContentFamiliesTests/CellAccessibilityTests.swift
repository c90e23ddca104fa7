import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct CellAccessibilityTests {
  private func element(
    _ kind: ContentKind, status: ItemStatus = [], locale: String = "en_US", offersPlay: Bool = false,
    state: CellState = .normal, toolbar: Bool = false, _ change: (inout ContentItem) -> Void = { _ in }
  ) throws -> AccessibilityElement {
    var item = ContentItem(id: "a", kind: kind, title: "The tide")
    item.pictures = [Picture(source: "tide.jpg", size: .large)]
    change(&item)
    var design = DesignModel()
    design.shows.toolbar = toolbar
    var environment = Fixtures.environment()
    environment.locale = Locale(identifier: locale)
    let formatter = ArticleFormatter(design, in: environment, pictureSize: .large, offersPlay: offersPlay)
    let content = formatter.content(for: item, status: status)
    let shared = Shared(ArticleDesign(design, in: environment, position: .leading))
    let host = ContentHost(kind: ArticleRowView.kind)
    host.apply(ContentBox(Content<ArticleRowView>(design: shared, item: content, state: state)))
    let list = host.displayList(in: Size(width: 358, height: 200), environment: environment)
    var element = try #require(list.accessibility)
    element.label = String(element.label.map { $0.isWhitespace ? " " : $0 })
    return element
  }

  private static func film(_ item: inout ContentItem) {
    item.duration = 125
    item.summary = "Low water."
    item.author = "Lin Chen"
    item.date = Fixtures.now.addingTimeInterval(-86_400)
    item.commentCount = 1
    item.viewCount = 1_234
    item.rating = 4.5
  }

  @Test func `A cell is said in reading order, in words and with plurals`() throws {
    #expect(
      try element(.video, status: [.bookmarked, .seen, .restricted, .playing], Self.film).label
        == "The tide, video, 2 minutes 5 seconds, 4.5 out of 5, Low water., Lin Chen · Jan 14, 1 comment, 1,234 views, "
        + "playing, bookmarked, seen, for subscribers")
  }

  @Test func `It is said in the reader's language`() throws {
    #expect(
      try element(.video, status: [.bookmarked, .seen, .restricted, .playing], locale: "fr_FR", Self.film).label
        == "The tide, vidéo, 2 minutes 5 secondes, 4,5 sur 5, Low water., Lin Chen · 14 janv., 1 commentaire, "
        + "1 234 vues, en cours de lecture, enregistré, vu, réservé aux abonnés")
  }

  @Test func `Nothing is said twice, and nothing of what there is not`() throws {
    #expect(try element(.article).label == "The tide")
    #expect(try element(.live).label == "The tide, Live")
    #expect(try element(.article) { $0.title = nil }.label == "")
  }

  @Test func `Of a post or a comment, who speaks is said first`() throws {
    let element = try element(.comment) {
      $0.title = nil
      $0.author = "Ewan"
      $0.summary = "I will miss it."
      $0.likeCount = 3
    }
    #expect(element.label == "Ewan, comment, I will miss it., 3 likes")
  }

  @Test func `An event is said with its details`() throws {
    let label = try element(.event) {
      $0.address = "1 Quay"
      $0.participantCount = 1
    }.label
    #expect(label == "The tide, event, 1 Quay, 1 participant")
  }

  @Test func `A cell is a button, marked as it is`() throws {
    #expect(try element(.article).traits == .button)
    var state = CellState()
    state.isSelected = true
    #expect(try element(.article, state: state).traits == [.button, .selected])
    state.isDisabled = true
    #expect(try element(.article, state: state).traits == [.button, .selected, .disabled])
  }

  @Test func `What its controls do is offered, each once`() throws {
    #expect(try element(.article).actions == [])
    #expect(try element(.video, offersPlay: true).actions == [.play("a")])
    #expect(
      try element(.video, offersPlay: true, toolbar: true).actions
        == [.play("a"), .bookmark("a"), .share("a"), .more("a")])
  }
}
