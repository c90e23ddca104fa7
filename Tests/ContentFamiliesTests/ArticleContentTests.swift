import ContentElements
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import ContentFamilies

@Suite struct ArticleContentTests {
  private static let changes: [@Sendable (inout ArticleContent) -> Void] = [
    { $0.title = "a" }, { $0.summary = "a" }, { $0.byline = "a" }, { $0.picture = "a" }, { $0.kindWord = "a" },
    { $0.isSeen = true }, { $0.title = "" }, { $0.summary = "" },
    { $0.author = "a" }, { $0.avatar = "a" }, { $0.authorDate = "a" }, { $0.price = "a" }, { $0.commentCount = "a" },
    { $0.likeCount = "a" }, { $0.viewCount = "a" }, { $0.details = [.init("a", symbol: nil)] },
    { $0.badge = .init("a", symbol: nil) }, { $0.isPortrait = true }, { $0.isRestricted = true },
    { $0.isBookmarked = true }, { $0.isPlaying = true }, { $0.accessoryBadge = "a" }, { $0.spokenCounts = ["a"] },
    { $0.statusWords = ["a"] }, { $0.buttons = [.init(.share, action: .share("a"))] },
    { $0.media = .init(action: .play("a"), source: nil, isPlaying: false) },
  ]

  @Test func `Contents that differ anywhere differ, and have other fingerprints`() {
    let contents =
      [ArticleContent()]
      + Self.changes.map { change in
        var content = ArticleContent()
        change(&content)
        return content
      }
    let design = Shared(ArticleDesign(DesignModel(), in: Fixtures.environment(), position: .leading))
    let prints = contents.map { Content<ArticleRowView>(design: design, item: $0).fingerprint }
    #expect(Set(prints).count == contents.count)
    for (first, a) in contents.enumerated() {
      for (second, b) in contents.enumerated() { #expect((a == b) == (first == second)) }
    }
  }

  @Test func `Every part is among those tried`() {
    // Titles and summaries are tried twice; what only some items have is kept in one part.
    let parts = Mirror(reflecting: ArticleContent().parts).children.count - 1
    let extras = Mirror(reflecting: ArticleContent.Extras()).children.count
    #expect(parts + extras == Self.changes.count - 2)
  }

  @Test func `Texts are told apart by their characters, equal as they may read`() {
    var (composed, decomposed) = (ArticleContent(), ArticleContent())
    composed.title = "caf\u{E9}"
    decomposed.title = "cafe\u{301}"
    #expect(composed.title == decomposed.title && composed != decomposed)
    #expect(composed.hashValue != decomposed.hashValue)
    decomposed.title = "caf\u{E9}"
    #expect(composed == decomposed && composed.hashValue == decomposed.hashValue)
  }

  @Test func `What is taken back leaves nothing`() {
    var content = ArticleContent()
    content.author = "Ada"
    content.author = nil
    #expect(content == ArticleContent() && content.extras == nil)
  }
}
