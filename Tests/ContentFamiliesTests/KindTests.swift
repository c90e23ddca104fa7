import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// What a cell shows of each kind.
@Suite struct KindTests {
  private let environment = Fixtures.environment()

  private func content(
    _ kind: ContentKind, status: ItemStatus = [], pictureSize: Picture.Size? = .medium,
    design: DesignModel = DesignModel(), _ change: (inout ContentItem) -> Void = { _ in }
  ) -> ArticleContent {
    var item = Fixtures.items(of: kind)[0]
    change(&item)
    return ArticleFormatter(design, in: environment, pictureSize: pictureSize).content(for: item, status: status)
  }

  private func row(
    _ content: ArticleContent, position: ArticleDesign.PicturePosition = .leading, design: DesignModel = DesignModel()
  ) -> DisplayList {
    let design = Shared(ArticleDesign(design, in: environment, position: position))
    return drawn(Content<ArticleRowView>(design: design, item: content))
  }

  private func drawn(_ configuration: any ContentConfiguration) -> DisplayList {
    let host = ContentHost(kind: configuration.kind)
    host.apply(ContentBox(configuration))
    let height = host.height(forWidth: 358, in: environment)
    return host.displayList(in: Size(width: 358, height: height), environment: environment)
  }

  private func fill(_ list: DisplayList, _ key: String) -> ColorValue? {
    guard case .shape(let shape)? = list.node(key)?.content, case .color(let color)? = shape.fill else { return nil }
    return color
  }

  private func textColor(_ list: DisplayList, _ key: String) -> ColorValue? {
    if case .text(let text)? = list.node(key)?.content { text.color } else { nil }
  }

  @Test func `A live item says so in the alert colour, and has no length`() {
    let live = content(.live)
    #expect(live.badge == .init("Live", symbol: .live, isAlert: true))
    #expect(live.viewCount == "2.5K")
    let design = DesignModel()
    #expect(fill(row(live), "badge") == design.alert.light)
    #expect(fill(row(content(.video)), "badge") == ColorValue.black.opacity(0.72))
    let bare = content(.live) { $0.pictures = [] }
    #expect(bare.badge == nil && bare.details == [.init("Live", symbol: .live, isAlert: true)])
    #expect(fill(row(bare), "detail.0.alert") == design.alert.light)
  }

  @Test func `A post has a face and a name above its text`() {
    let post = content(.post)
    #expect(post.author == "Ada Byron" && post.authorDate == "Jan 14" && post.byline == nil)
    #expect(post.avatar == "pictures/ada.jpg" && post.likeCount == "1.2K" && post.commentCount == "12")
    let list = row(post)
    // A face of 32 beside a name of 18 over a date of 16; the title stands 6 below their 34.
    #expect(list.frame("avatar") == Rect(x: 112, y: 13, width: 32, height: 32))
    #expect(list.frame("author")?.origin == Point(x: 152, y: 12))
    #expect(list.frame("author.date")?.origin == Point(x: 152, y: 30))
    #expect(list.frame("title")?.origin == Point(x: 112, y: 52))
    #expect(textColor(list, "author") == DesignModel().title.color.light)
    if case .image(let image)? = list.node("avatar")?.content { #expect(image.cornerRadius == 16) }
  }

  @Test func `A comment is its author and its text, whatever the design says of summaries`() {
    var design = DesignModel()
    design.shows.summary = false
    let comment = content(.comment, design: design) { $0.title = nil }
    #expect(comment.author == "Ada Byron" && comment.summary == "It opens in spring, a year later than planned.")
    #expect(comment.headline == comment.summary)
    #expect(row(comment).texts.first == "Ada Byron")
    #expect(content(.article, design: design).summary == nil)
  }

  @Test func `Without a name, a post is dated like anything else`() {
    #expect(content(.post) { $0.author = nil }.byline == "Jan 14")
    #expect(content(.post) { $0.author = "" }.author == nil)
    #expect(content(.post, pictureSize: nil).avatar == nil)
  }

  @Test func `A person is a round picture, a name and what they do`() {
    let person = content(.person)
    #expect(person.isPortrait && person.details == [.init("Bridge engineer", symbol: nil)] && person.byline == nil)
    #expect(content(.person) { ($0.pictures, $0.avatarURL) = ([], "face.jpg") }.picture == "face.jpg")
    #expect(content(.person, pictureSize: nil) { $0.avatarURL = "face.jpg" }.picture == nil)
    guard case .image(let small)? = row(person).node("media")?.content else {
      Issue.record("no picture")
      return
    }
    #expect(small.cornerRadius == 44)
    // 334 wide, 188 high: a circle of four fifths of the height, 150.4, on whole half points; 91.75 before it are 92.
    #expect(row(person, position: .above).frame("media") == Rect(x: 104, y: 31, width: 150.5, height: 150.5))
    let card = Shared(ArticleDesign(DesignModel(), in: environment, position: .behind))
    #expect(drawn(Content<ArticleCardView>(design: card, item: person)).frame("media")?.width == 358)
  }

  @Test func `A product's price stands out`() {
    let product = content(.product)
    #expect(product.price == "24 €" && product.byline == "Ada Byron")
    #expect(product.details == [.init("4.5", symbol: .star, spoken: "4.5 out of 5")])
    #expect(content(.article) { $0.price = "24 €" }.price == nil)
    let list = row(product)
    #expect(list.frame("price") == Rect(x: 112, y: 40, width: 234, height: 22))
    #expect(textColor(list, "price") == DesignModel().accent.light)
  }

  @Test func `An event has its time, its place and who takes part`() {
    let event = content(.event)
    #expect(event.details.map(\.symbol) == [.calendar, .pin, .people])
    #expect(event.details.last?.text == "37 participants")
    #expect(content(.event) { $0.participantCount = 0 }.details.count == 2)
    #expect(content(.place) { $0.participantCount = 4 }.details.map(\.symbol) == [.pin])
  }

  @Test func `Likes and views show where their kinds have them and the design does`() {
    func counts(_ kind: ContentKind, _ design: DesignModel = DesignModel()) -> [String?] {
      let content = content(kind, design: design) { ($0.likeCount, $0.viewCount) = (31, 79) }
      return [content.likeCount, content.viewCount]
    }
    #expect(counts(.photo) == ["31", nil] && counts(.post) == ["31", nil] && counts(.comment) == ["31", nil])
    #expect(counts(.video) == [nil, "79"] && counts(.live) == [nil, "79"])
    #expect(counts(.article) == [nil, nil])
    var design = DesignModel()
    (design.shows.likeCount, design.shows.viewCount) = (false, false)
    #expect(counts(.photo, design) == [nil, nil] && counts(.video, design) == [nil, nil])
  }

  @Test func `Counts stand behind the byline, or below it where they would take more than half of the line`() {
    var content = ArticleContent()
    content.byline = "Ada"
    content.likeCount = "1"
    content.commentCount = "2"
    // A count is 12 and 4 and 6 wide; 10 lie between two.
    let list = row(content)
    #expect(list.frame("likes.symbol")?.x == 12 + 19.5 + 10)
    #expect(list.frame("comments.symbol")?.x == 12 + 19.5 + 10 + 22 + 10)
    content.likeCount = String(repeating: "9", count: 30)
    let long = row(content)
    #expect(long.frame("byline")?.y == 12)
    #expect(long.frame("likes.symbol")?.origin == Point(x: 12, y: 12 + 18 + 4 + 2))
  }

  @Test func `What the app knows of an item shows as marks`() {
    let known = content(.video, status: [.bookmarked, .playing, .restricted, .seen])
    let list = row(known)
    let marks = ["lock", "bookmark", "playing"].map { list.frame($0)?.x }
    // Squares of 13, 5 apart, before the byline.
    #expect(marks == [112, 130, 148] && list.frame("byline")?.x == 166)
    #expect(textColor(list, "title") == DesignModel().summary.color.light)
    let plain = row(content(.video))
    #expect(["lock", "bookmark", "playing"].allSatisfy { plain.node($0) == nil })
    #expect(textColor(plain, "title") == DesignModel().title.color.light)
  }

  @Test func `Where there is a toolbar, its button says that an item is kept`() {
    var design = DesignModel()
    design.shows.toolbar = true
    #expect(!content(.article, status: .bookmarked, design: design).isBookmarked)
    #expect(content(.article, status: .bookmarked).isBookmarked)
  }

  @Test(arguments: ContentKind.allCases) func `Every kind shows its title or its text`(kind: ContentKind) {
    for item in Fixtures.items(of: kind) where item.title != nil {
      let content = ArticleFormatter(DesignModel(), in: environment, pictureSize: .medium).content(
        for: item, status: [])
      #expect(row(content).texts.contains(item.title ?? ""))
    }
  }
}
