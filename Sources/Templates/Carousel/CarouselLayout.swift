import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of cards that scrolls sideways, every card as tall as the tallest.
public struct CarouselLayout: ArticleListLayout {
  private static let usualWidth = 260.0
  /// The least part of the room that a card takes from the accessibility text sizes on.
  private static let largePart = 0.85
  let design: DesignModel
  let options: Carousel.Options

  /// The look; what can be played has its control on the picture.
  public func style(in environment: LayoutEnvironment) -> CarouselStyle {
    let articles = ArticleStyle(
      design, in: environment, position: options.variant == .overlay ? .behind : .above, pictureSize: .large,
      offersPlay: true)
    return CarouselStyle(
      articles: articles, dots: Shared(PageDotsView.Design(design, in: environment)),
      ads: Shared(AdCardView.Design(articles.ads.value)))
  }

  /// A card.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: CarouselStyle
  ) -> any ContentConfiguration {
    Content<ArticleCardView>(
      design: style.articles.design, item: style.articles.formatter.content(for: item, status: status))
  }

  /// One row. A width in points grows with the text as far as the room goes, and a part of the room to 0.85 of it from
  /// the accessibility text sizes on.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    RowRule(itemWidth: itemWidth(in: environment), spacing: design.itemSpacing, stops: options.scrolling)
  }

  /// Dots, where the options ask for them.
  public func pageIndicator(pages: Int, current: Int, style: CarouselStyle) -> (any ContentConfiguration)? {
    options.pageDots ? Content<PageDotsView>(design: style.dots, item: .init(pages: pages, current: current)) : nil
  }

  private func itemWidth(in environment: LayoutEnvironment) -> ItemWidth {
    if options.peek > 0 { return .full(peek: min(options.peek, design.room(in: environment) / 3)) }
    if options.itemFraction > 0 {
      let part = environment.textSize.isAccessibility ? max(Self.largePart, options.itemFraction) : options.itemFraction
      return .fraction(part)
    }
    let points = options.itemWidth > 0 ? options.itemWidth : Self.usualWidth
    let grown = points * max(1, environment.textSize.factor(forSize: design.title.size))
    return .fixed(max(points, min(grown, design.room(in: environment))))
  }
}
