import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct ArticleViewTests {
  private static let environment = Fixtures.environment()

  private static func design(_ position: ArticleDesign.PicturePosition) -> Shared<ArticleDesign> {
    Shared(ArticleDesign(DesignModel(), in: environment, position: position))
  }

  /// Articles that differ in every optional part.
  private static let contents: [ArticleContent] = {
    func content(_ change: (inout ArticleContent) -> Void) -> ArticleContent {
      var content = ArticleContent()
      change(&content)
      return content
    }
    let full = content {
      $0.title = "A title that is long enough for a second line"
      $0.summary = "A summary."
      $0.byline = "Ada · Jan 14, 2026"
      $0.author = "Ada"
      $0.authorDate = "yesterday"
      $0.avatar = "ada.jpg"
      $0.price = "24 €"
      $0.commentCount = "12"
      $0.likeCount = "3"
      $0.viewCount = "1.2K"
      $0.details = [.init("Friday", symbol: .calendar), .init("1 Quay", symbol: .pin)]
      $0.badge = .init("0:59", symbol: .play)
      $0.picture = "a.jpg"
      $0.media = .init(action: .play("a"), source: "a.mp4", isPlaying: true)
      $0.isRestricted = true
      $0.isBookmarked = true
      $0.isPlaying = true
      $0.isSeen = true
      $0.isPortrait = true
      $0.accessoryBadge = "3"
      $0.buttons = [.init(.share, action: .share("a"))]
    }
    let without: [(inout ArticleContent) -> Void] = [
      { $0.title = nil }, { $0.summary = nil }, { $0.byline = nil }, { $0.commentCount = nil }, { $0.details = [] },
      { $0.details.removeLast() }, { $0.badge = nil }, { $0.badge?.symbol = nil }, { $0.picture = nil },
      { $0.author = nil }, { $0.authorDate = nil }, { $0.avatar = nil }, { $0.price = nil }, { $0.likeCount = nil },
      { $0.viewCount = nil }, { $0.isBookmarked = false }, { $0.isPlaying = false }, { $0.isSeen = false },
      { $0.isPortrait = false }, { $0.badge?.isAlert = true }, { $0.details[0].isAlert = true },
      { $0.media = nil }, { $0.media?.isPlaying = false }, { $0.isRestricted = false }, { $0.buttons = [] },
      { $0.accessoryBadge = nil },
    ]
    return [ArticleContent(), full]
      + without.map { change in
        var copy = full
        change(&copy)
        return copy
      }
  }()

  /// Every pair of articles, in every position, by one view and by two.
  private func reuse<View: ContentView>(_ view: View.Type, _ positions: [ArticleDesign.PicturePosition])
  where View.Design == ArticleDesign, View.Item == ArticleContent {
    let boxes = positions.flatMap { position in
      Self.contents.map { ContentBox(Content<View>(design: Self.design(position), item: $0)) }
    }
    for before in boxes {
      for after in boxes {
        let (reused, fresh) = (ContentHost(kind: View.kind), ContentHost(kind: View.kind))
        reused.apply(before)
        _ = reused.displayList(in: Size(width: 358, height: 100), environment: Self.environment)
        reused.apply(after)
        fresh.apply(after)
        let height = fresh.height(forWidth: 358, in: Self.environment)
        #expect(reused.height(forWidth: 358, in: Self.environment) == height)
        let size = Size(width: 358, height: height)
        #expect(
          reused.displayList(in: size, environment: Self.environment)
            == fresh.displayList(in: size, environment: Self.environment))
      }
    }
  }

  @Test func `A reused row equals a fresh one`() { reuse(ArticleRowView.self, [.leading, .trailing, .above]) }
  @Test func `A reused card equals a fresh one`() { reuse(ArticleCardView.self, [.above, .behind]) }

  private func row(_ content: ArticleContent, width: Double = 358) -> DisplayList {
    let host = ContentHost(kind: ArticleRowView.kind)
    host.apply(ContentBox(Content<ArticleRowView>(design: Self.design(.leading), item: content)))
    let height = host.height(forWidth: width, in: Self.environment)
    return host.displayList(in: Size(width: width, height: height), environment: Self.environment)
  }

  @Test func `A restricted article has a lock before its byline`() throws {
    var content = ArticleContent()
    content.title = "Title"
    content.byline = "Ada"
    #expect(row(content).frame("byline")?.x == 12)
    content.isRestricted = true
    // The lock is a square of 13 in a line of 18; the byline stands 5 behind it.
    #expect(row(content).frame("lock") == Rect(x: 12, y: 42.5, width: 13, height: 13))
    #expect(row(content).frame("byline") == Rect(x: 30, y: 40, width: 19.5, height: 18))
  }

  @Test func `Details stand below the title, each behind its icon`() {
    var content = ArticleContent()
    content.title = "Title"
    content.details = [.init("Friday", symbol: .calendar), .init("1 Quay", symbol: .pin)]
    let list = row(content)
    #expect(list.frame("detail.0.symbol") == Rect(x: 12, y: 42, width: 12, height: 12))
    #expect(list.frame("detail.0") == Rect(x: 29, y: 40, width: 36, height: 16))
    #expect(list.frame("detail.1") == Rect(x: 29, y: 62, width: 36, height: 16))
  }

  @Test func `An event without picture shows its length, its day and its address`() {
    var event = ContentItem(id: "a", kind: .event, title: "Concert")
    event.duration = 3_600
    event.date = Fixtures.now
    event.address = "1 Quay"
    let formatter = ArticleFormatter(DesignModel(), in: Self.environment, pictureSize: .medium)
    let texts = row(formatter.content(for: event, status: [])).texts
    #expect(texts.count == 4)
    #expect(texts.first == "Concert" && texts.contains("1:00:00") && texts.last == "1 Quay")
  }

  @Test func `The badge stands in the picture's corner`() {
    var content = ArticleContent()
    content.picture = "a.jpg"
    content.badge = .init("0:59", symbol: nil)
    // Four characters of 6 and 6 on each side, 16 and 2 on each side, 4 from the corner of 100, 100.
    #expect(row(content).frame("badge") == Rect(x: 60, y: 76, width: 36, height: 20))
  }

  @Test func `A thumbnail has its design's outline`() throws {
    func radius(_ shape: DesignModel.Thumbnail.Shape, _ position: ArticleDesign.PicturePosition) -> Double {
      var model = DesignModel()
      model.thumbnail.shape = shape
      model.cornerRadius = 6
      return ArticleDesign(model, in: Self.environment, position: position).media.cornerRadius
    }
    #expect(radius(.square, .leading) == 0)
    #expect(radius(.rounded, .leading) == 6)
    #expect(radius(.circle, .leading) == 88)
    #expect(radius(.circle, .above) == 0)
  }

  @Test func `A text over a picture is light in every appearance`() {
    let design = ArticleDesign(DesignModel(), in: Self.environment, position: .behind)
    #expect(design.title.color == .white && design.accent == .white)
    #expect(ArticleDesign(DesignModel(), in: Self.environment, position: .above).title.color != .white)
  }

  @Test(arguments: [(0.0, 1), (699.9, 1), (700, 2), (1_099.9, 2), (1_100, 3), (.nan, 3)])
  func `Columns come from the container's width`(width: Double, columns: Int) {
    #expect(Fixtures.environment(width: width).readingColumns == columns)
  }
}
