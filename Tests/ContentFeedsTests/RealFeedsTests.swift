import ContentFeeds
import Foundation
import LayoutKitCore
import Testing

/// Facts about real documents, computed with Python's json, html, email.utils and ElementTree modules.
struct FeedFacts: Sendable, CustomTestStringConvertible {
  var name: String
  var kind = SectionKind.custom
  var format: FeedFormat
  var item: ContentKind
  var count: Int
  var ends: [String]
  /// Number of scalars of all titles, and the sum of their numbers; the same of summaries.
  var titles: [Int]
  var summaries: [Int]
  /// Sums over all items.
  var dates: Double
  var pictures: Int
  var duration = 0.0

  var testDescription: String { name }

  static let all = [
    FeedFacts(
      name: "content-api/articles.json", format: .contentAPI, item: .article, count: 24, ends: ["5924201", "5816524"],
      titles: [1021, 92084], summaries: [10447, 1_044_060], dates: 33_108_649_986, pictures: 72),
    FeedFacts(
      name: "content-api/videos.json", format: .contentAPI, item: .video, count: 24, ends: ["5907315", "5732033"],
      titles: [1038, 92751], summaries: [4547, 439125], dates: 33_070_467_914, pictures: 72, duration: 3614),
    FeedFacts(
      name: "content-api/photos.json", format: .contentAPI, item: .photo, count: 24,
      ends: ["557871454311698969_247621299", "495762955251765898_247621299"], titles: [0, 0],
      summaries: [999, 177649], dates: 33_067_139_127, pictures: 96),
    FeedFacts(
      name: "content-api/podcasts.json", kind: .podcasts, format: .contentAPI, item: .podcast, count: 1,
      ends: ["1d50264b5b69bde07c6780214c1e7908", "1d50264b5b69bde07c6780214c1e7908"], titles: [84, 6873],
      summaries: [151, 21126], dates: 1_493_683_200, pictures: 5),
    FeedFacts(
      name: "content-api/events.json", format: .contentAPI, item: .event, count: 2,
      ends: ["4k3hutmbg857mbvte55dkquar0", "c4g09pdpkev3gsd1i311c2k7cc"], titles: [124, 8366],
      summaries: [1490, 722306], dates: 2_763_050_400, pictures: 0),
    FeedFacts(
      name: "content-api/maps.json", format: .contentAPI, item: .place, count: 1, ends: ["8608047", "8608047"],
      titles: [10, 1026], summaries: [19, 1840], dates: 1_449_133_140, pictures: 4),
    FeedFacts(
      name: "content-api/comments.json", format: .contentAPI, item: .comment, count: 2, ends: ["3897165", "3897143"],
      titles: [0, 0], summaries: [510, 47041], dates: 2_761_396_755, pictures: 0),
    FeedFacts(
      name: "rss/encoding.rss", format: .rss, item: .article, count: 40,
      ends: [
        "http://feeds.jn.pt/~r/JN-ULTIMAS/~3/UBnb8Ra3Q1U/sonia-laig-e-a-nova-presidente-da-rarissimas-9021600.html",
        "http://feeds.jn.pt/~r/JN-ULTIMAS/~3/hnN67UdsoYw/"
          + "lisboa-quer-passes-sociais-com-acesso-a-taxis-e-bicicletas-9020740.html",
      ],
      titles: [2408, 231584], summaries: [6610, 632046], dates: 60_598_859_640, pictures: 0),
    FeedFacts(
      name: "rss/giantbomb-podcast.rss", format: .rss, item: .podcast, count: 12, ends: ["1600-2823", "1600-2760"],
      titles: [494, 42732], summaries: [2757, 250391], dates: 18_799_731_120, pictures: 12, duration: 103924),
    FeedFacts(
      name: "rss/guardian.rss", format: .rss, item: .article, count: 55,
      ends: [
        "https://www.theguardian.com/us-news/2018/jan/31/donald-trump-state-of-the-union-address-unity-discord",
        "https://www.theguardian.com/artanddesign/gallery/2018/jan/31/earths-ultimate-yogis-in-pictures-yoga",
      ],
      titles: [3787, 441101], summaries: [33033, 4_645_771], dates: 83_451_793_330, pictures: 110),
    FeedFacts(
      name: "rss/reddit.rss", format: .rss, item: .article, count: 24,
      ends: [
        "https://www.reddit.com/r/funny/comments/3skxqc/the_water_is_too_deep_so_he_improvises/",
        "https://www.reddit.com/r/GetMotivated/comments/3sjgv1/the_best_years_of_your_life_image/",
      ],
      titles: [1602, 162468], summaries: [3589, 326144], dates: 34_736_438_838, pictures: 16),
    FeedFacts(
      name: "rss/gulp-atom.atom", format: .atom, item: .article, count: 10,
      ends: ["tag:github.com,2008:Repository/11167738/v3.9.0", "tag:github.com,2008:Repository/11167738/v3.8.3"],
      titles: [62, 3792], summaries: [52, 2612], dates: 14_119_271_387, pictures: 10),
  ]
}

@Suite(.enabled(if: RealFeeds.areThere, "the folder of real feeds is not beside this checkout"))
struct RealFeedsTests {
  private func sums(_ texts: [String?]) -> [Int] {
    let scalars = texts.compactMap { $0 }.flatMap(\.unicodeScalars)
    return [scalars.count, scalars.reduce(0) { $0 + Int($1.value) }]
  }

  @Test("a real document gives the items that a second reader finds in it", arguments: FeedFacts.all)
  func facts(_ facts: FeedFacts) throws {
    let feed = try FeedReader(kind: facts.kind).read(RealFeeds.data(facts.name))
    #expect(feed.format == facts.format)
    #expect(feed.notices.isEmpty)
    #expect(feed.items.count == facts.count)
    #expect(Set(feed.items.map(\.kind)) == [facts.item])
    #expect([feed.items.first?.id.rawValue, feed.items.last?.id.rawValue] == facts.ends)
    #expect(Set(feed.items.map(\.id)).count == facts.count)
    #expect(sums(feed.items.map(\.title)) == facts.titles)
    #expect(sums(feed.items.map(\.summary)) == facts.summaries)
    #expect(feed.items.compactMap(\.date).reduce(0) { $0 + $1.timeIntervalSince1970 } == facts.dates)
    #expect(feed.items.map(\.pictures.count).reduce(0, +) == facts.pictures)
    #expect(feed.items.compactMap(\.duration).reduce(0, +) == facts.duration)
  }

  @Test("ids and urls of a real page are those that JSONSerialization finds")
  func ids() throws {
    let data = try RealFeeds.data("content-api/videos.json")
    let page = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let items = try #require(page["items"] as? [[String: Any]])
    let feed = try FeedReader().read(data)
    #expect(feed.items.map(\.id.rawValue) == items.map { "\($0["id"] ?? "")" })
    #expect(feed.items.map(\.url) == items.map { $0["url"] as? String })
    #expect(feed.items.map(\.author) == items.map { $0["auteur"] as? String })
    #expect(feed.items.map(\.streamURL) == items.map { ($0["videoUrls"] as? [String: Any])?["m3u8"] as? String })
    #expect(feed.items.map(\.viewCount) == items.map { $0["nbViews"] as? Int })
    #expect(feed.nextPage == page["next_page"] as? String)
  }

  @Test("a real photo has its likes, its place, its text and pictures that say their shape")
  func photo() throws {
    let photo = try #require(try FeedReader().read(RealFeeds.data("content-api/photos.json")).items.first)
    #expect(photo.title == nil)
    #expect(photo.summary == "Merci Pier Luigi. None broken bottles :)")
    #expect(photo.likeCount == 11)
    #expect(photo.commentCount == 0)
    #expect(photo.coordinate == Coordinate(latitude: 41.9188469, longitude: 8.7346257))
    #expect(photo.pictures.map(\.size) == [.small, .medium, .large, .original])
    #expect(photo.pictures.allSatisfy { $0.ratio == 1 })
  }

  @Test("a real event without a position has none, and has its address and its end")
  func event() throws {
    let event = try #require(try FeedReader().read(RealFeeds.data("content-api/events.json")).items.first)
    #expect(event.coordinate == nil)
    #expect(event.address == "Social Club, 142 rue Montmartre, Paris 75002")
    #expect(event.endDate?.timeIntervalSince1970 == 1_381_536_000)
    #expect(!event.isAllDay)
  }

  @Test("a real sound whose length is in bytes has no running time, and its stream")
  func sound() throws {
    let sound = try #require(try FeedReader().read(RealFeeds.data("content-api/podcasts.json")).items.first)
    #expect(sound.kind == .sound)
    #expect(sound.duration == nil)
    #expect(sound.avatarURL == nil)
    #expect(sound.streamURL == "http://tracking.feedpress.it/link/9711/5770970/320494608-layovers-052-isg.mp3")
  }

  @Test("real feeds of Latin letters, of an author, of a duration and of relative links are read")
  func markup() throws {
    let latin = try FeedReader().read(RealFeeds.data("rss/encoding.rss"))
    #expect(latin.title == "Jornal de Notícias - Últimas Notícias")
    #expect(latin.items.first?.title == "Mãe de utente é a nova presidente da Raríssimas")
    #expect(latin.items.dropFirst().first?.summary == nil)
    let podcast = try #require(try FeedReader().read(RealFeeds.data("rss/giantbomb-podcast.rss")).items.first)
    #expect(podcast.author == "Giant Bomb")
    #expect(podcast.duration == 10475)
    #expect(podcast.streamURL?.hasSuffix("603__Call_of_Tuesday-10-01-2019-6277737276.mp3") == true)
    let atom = try FeedReader().read(RealFeeds.data("rss/gulp-atom.atom"))
    #expect(atom.items.first?.url == "https://github.com/gulpjs/gulp/releases/tag/v3.9.0")
    #expect(atom.items.first?.author == "contra")
    let guardian = try FeedReader().read(RealFeeds.data("rss/guardian.rss"))
    #expect(guardian.items.map(\.categories.count).reduce(0, +) == 327)
    #expect(guardian.items.first?.pictures.map(\.size) == [.small, .medium])
  }

  @Test("a real document cut anywhere is an error or a shorter feed, never a trap", arguments: RealFeeds.names)
  func cut(_ name: String) throws {
    let data = try RealFeeds.data(name)
    for length in stride(from: 0, to: data.count, by: max(1, data.count / 60)) {
      #expect(throws: FeedError.self) { try FeedReader().read(data.prefix(length)) }
    }
  }
}
