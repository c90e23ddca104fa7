import ContentElements
import ContentFamilies
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct AdViewTests {
  private let ad = Fixtures.ads[0]

  private func content(
    _ ad: NativeAd, in environment: LayoutEnvironment = Fixtures.environment(), pictureSize: Picture.Size? = .large,
    _ change: (inout DesignModel) -> Void = { _ in }
  ) -> (style: ArticleStyle, item: AdContent) {
    var design = DesignModel()
    change(&design)
    let style = ArticleStyle(design, in: environment, position: .leading, pictureSize: pictureSize)
    return (style, style.formatter.content(for: ad))
  }

  private func list(
    _ content: any ContentConfiguration, width: Double, in environment: LayoutEnvironment
  ) -> DisplayList {
    let host = ContentHost(kind: content.kind)
    host.apply(ContentBox(content))
    let height = host.height(forWidth: width, in: environment)
    return host.displayList(in: Size(width: width, height: height), environment: environment)
  }

  private func row(
    _ ad: NativeAd, in environment: LayoutEnvironment = Fixtures.environment(), width: Double = 358,
    pictureSize: Picture.Size? = .large, _ change: (inout DesignModel) -> Void = { _ in }
  ) -> DisplayList {
    let (style, item) = content(ad, in: environment, pictureSize: pictureSize, change)
    return list(style.cell(for: item), width: width, in: environment)
  }

  @Test func `An ad is said to be one, whose it is, what it offers and how, and offers no action`() {
    #expect(
      row(ad).accessibility
        == AccessibilityElement(
          label: "Ad, Example & Sons, A bridge for your river, Bridges for every river, delivered flat., Have a look",
          traits: .button))
    #expect(row(Fixtures.ads[2]).accessibility?.label == "Ad, A bridge for your river, Have a look")
    #expect(row(ad).actions.isEmpty)
  }

  @Test func `The badge speaks the list's language`() {
    var environment = Fixtures.environment()
    environment.locale = Locale(identifier: "fr_FR")
    #expect(row(ad, in: environment).texts.first == "Publicité")
    #expect(row(ad).texts.first == "Ad")
  }

  @Test func `A list without summaries or pictures has ads without them, but never without an advertiser`() {
    let bare = row(ad, pictureSize: nil) {
      $0.shows.summary = false
      $0.shows.byline = false
    }
    #expect(bare.texts == ["Ad", "Example & Sons", "A bridge for your river", "Have a look"])
    #expect(bare.node("media") == nil)
    #expect(row(ad).texts.contains("Bridges for every river, delivered flat."))
  }

  @Test func `An ad has the list's own fonts, colours, corners and padding`() throws {
    let list = row(ad) {
      $0.title.size = 20
      $0.title.color = ThemedColor(light: .black, dark: .black)
      $0.padding = Insets(20)
      $0.cornerRadius = 5
      $0.border.width = 2
    }
    guard case .text(let title) = try #require(list.node("title")).content else { return }
    #expect(title.text.style.size == 20 && title.color == .black)
    #expect(list.frame("media")?.origin == Point(x: 20, y: 20))
    guard case .group(let card) = try #require(list.node("card.group")).content else { return }
    #expect(card.cornerRadius == 5)
    #expect(list.node("card.border") != nil)
  }

  @Test(arguments: TextSizeClass.allCases)
  func `The button is high enough to be touched at every text size`(size: TextSizeClass) throws {
    let button = try #require(row(ad, in: Fixtures.environment(textSize: size)).frame("callToAction"))
    #expect(button.height >= 44 && button.width >= 44)
  }

  @Test(arguments: [0.0, 12, 40, 100], [0.0, 4, 12])
  func `Round corners never cut the mark`(radius: Double, padding: Double) throws {
    let rows = [Fixtures.ads[2], ad].map { ad in
      row(ad, width: 600) {
        $0.cornerRadius = radius
        $0.padding = Insets(padding)
      }
    }
    let environment = Fixtures.environment()
    let cards = [Fixtures.ads[2], ad].map { ad in
      let (style, item) = content(ad) {
        $0.cornerRadius = radius
        $0.padding = Insets(padding)
      }
      return list(
        Content<AdCardView>(design: Shared(.init(style.ads.value)), item: item), width: 600, in: environment)
    }
    for list in rows + cards {
      let mark = try #require(list.frame(NativeAd.choicesKey))
      // The middle of the corner's arc, and the farthest point of the disc from it.
      let arc = min(radius, min(list.size.width, list.size.height) / 2)
      let (x, y) = (mark.x + 10 - (list.size.width - arc), arc - (mark.y + 10))
      if x > 0, y > 0 { #expect((x * x + y * y).squareRoot() + 10 <= arc + 0.5) }
      #expect(mark.maxX <= list.size.width && mark.y >= 0)
    }
  }

  @Test func `Where an advertiser has no room beside the badge, it stands below`() throws {
    // Beside an icon of 32 and 8 it needs 5 × 13 and the badge's 24; the padding is 2 × 12.
    let (style, item) = content(ad)
    func card(_ width: Double) -> DisplayList {
      list(
        Content<AdCardView>(design: Shared(.init(style.ads.value)), item: item), width: width,
        in: Fixtures.environment())
    }
    let wide = card(24 + 40 + 24 + 65)
    #expect(wide.frame("icon") != nil && wide.frame("advertiser")?.x == 12 + 40 + 24 + 6)
    let narrower = card(24 + 40 + 24 + 64)
    #expect(narrower.frame("icon") != nil && narrower.frame("advertiser")?.x == 12 + 40)
    // Without the icon, which needs the 65 as well.
    let narrowest = card(24 + 40 + 64)
    #expect(narrowest.frame("icon") == nil && narrowest.frame("advertiser")?.x == 12 + 24 + 6)
    let least = card(24 + 24 + 64)
    #expect(least.frame("icon") == nil && least.frame("advertiser")?.x == 12)
  }

  @Test func `Every element of an ad comes and goes with it`() {
    let environment = Fixtures.environment()
    let (style, _) = content(ad)
    let bubble = StoryBubbleView.Design(DesignModel(), in: environment, diameter: 72)
    let shapes: [(AdContent) -> any ContentConfiguration] = [
      { Content<AdRowView>(design: style.ads, item: $0) },
      { Content<AdCardView>(design: Shared(.init(style.ads.value)), item: $0) },
      { Content<AdCardView>(design: Shared(.page(style.ads.value, page: Size(width: 358, height: 477))), item: $0) },
      { Content<AdBubbleView>(design: Shared(.init(bubble, DesignModel(), in: environment)), item: $0) },
    ]
    let items = Fixtures.ads.map { style.formatter.content(for: $0) }
    for shape in shapes {
      let host = ContentHost(kind: shape(items[0]).kind)
      for (first, second) in items.flatMap({ first in items.map { (first, $0) } }) {
        host.apply(ContentBox(shape(first)))
        _ = host.displayList(in: Size(width: 358, height: 200), environment: environment)
        host.apply(ContentBox(shape(second)))
        let fresh = list(shape(second), width: 358, in: environment)
        #expect(host.displayList(in: fresh.size, environment: environment) == fresh)
      }
    }
  }
}
