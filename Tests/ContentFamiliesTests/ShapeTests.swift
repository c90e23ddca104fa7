import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import ContentFamilies

/// A view that measured one item answers for the next as a new view does, whatever differs between both.
@Suite struct ShapeTests {
  private let environment = Fixtures.environment()
  /// So many that a text with an icon before it takes another line than one without in some of them.
  private static let widths = Array(stride(from: 100.0, through: 400, by: 15))

  @Test(arguments: [ArticleDesign.PicturePosition.leading, .above])
  func `Rows`(position: ArticleDesign.PicturePosition) {
    compare(position) { Content<ArticleRowView>(design: $0, item: $1) }
  }

  @Test(arguments: [ArticleDesign.PicturePosition.above, .behind])
  func `Cards`(position: ArticleDesign.PicturePosition) {
    compare(position) { Content<ArticleCardView>(design: $0, item: $1) }
  }

  private func compare(
    _ position: ArticleDesign.PicturePosition,
    _ content: (Shared<ArticleDesign>, ArticleContent) -> any ContentConfiguration
  ) {
    let design = Shared(ArticleDesign(DesignModel(), in: environment, position: position))
    let boxes = articles.map { ContentBox(content(design, $0)) }
    let reused = ContentHost(kind: content(design, ArticleContent()).kind)
    let expected = boxes.map { box in
      let host = ContentHost(kind: box.configuration.kind)
      host.apply(box)
      return heights(host)
    }
    var differences: [String] = []
    for first in boxes.indices {
      for second in boxes.indices {
        for index in [first, second] {
          reused.apply(boxes[index])
          if heights(reused) != expected[index] { differences.append("\(index) of \(first) and \(second)") }
        }
      }
    }
    #expect(differences.isEmpty)
  }

  private func heights(_ host: ContentHost) -> [Double] {
    let sizing = host.sizing(in: environment)
    return Self.widths.map { sizing?.size(forWidth: $0).height ?? 0 }
  }

  /// Articles that have one part each beside a title and a byline, or lack one of those, or have a part of another size.
  private var articles: [ArticleContent] {
    var usual = ArticleContent()
    (usual.title, usual.byline) = ("A title that takes a line or two", "Somebody")
    var busy = usual
    (busy.summary, busy.commentCount, busy.isRestricted) = ("A summary", "3", true)
    let place = "A street with quite a long name in a town with a longer one"
    let changes: [(inout ArticleContent) -> Void] = [
      { _ in }, { $0.title = nil }, { $0.title = "" }, { $0.summary = "Words" }, { $0.byline = nil },
      { $0.picture = "a.png" }, { $0.author = "Somebody" }, { $0.authorDate = "Monday" }, { $0.avatar = "a.png" },
      { $0.price = "3 EUR" }, { $0.commentCount = nil }, { $0.commentCount = "1" }, { $0.likeCount = "1" },
      { $0.viewCount = "1" }, { $0.details = [.init(place, symbol: nil)] },
      { $0.details = [.init(place, symbol: .pin)] },
      { $0.details = [.init("Live", symbol: .live, isAlert: true)] },
      { $0.details = [.init("Here", symbol: .pin), .init("Later", symbol: nil)] },
      { $0.badge = .init("1:00", symbol: nil) }, { $0.badge = .init("1:00", symbol: .play) },
      { $0.isRestricted = false }, { $0.isBookmarked = true }, { $0.isPlaying = true }, { $0.accessoryBadge = "12" },
      { $0.buttons = [.init(.share, action: .share("a"))] },
      { $0.buttons = [.init(.share, action: .share("a")), .init(.more, action: .more("a"))] },
      { $0.media = .init(action: .play("a"), source: nil, isPlaying: false) },
    ]
    return [usual, busy].flatMap { article in
      changes.map { change in
        var article = article
        change(&article)
        return article
      }
    }
  }
}
