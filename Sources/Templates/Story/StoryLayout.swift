import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of stories.
public struct StoryLayout: ArticleListLayout {
  private static let wideRatio = 16.0 / 9
  let design: DesignModel
  let options: Story.Options

  /// The look; what can be played has its control on a page's picture.
  public func style(in environment: LayoutEnvironment) -> StoryStyle {
    let pages = options.variant == .pages
    let articles = ArticleStyle(
      design, in: environment, position: .behind, pictureSize: pages ? .xLarge : .medium, offersPlay: pages)
    return StoryStyle(
      articles: articles, shape: pages ? self.pages(articles, in: environment) : bubbles(in: environment))
  }

  private func bubbles(in environment: LayoutEnvironment) -> StoryStyle.Shape {
    let bubble = bubble(in: environment)
    return .bubbles(Shared(bubble), ads: Shared(AdBubbleView.Design(bubble, design, in: environment)))
  }

  private func pages(_ articles: ArticleStyle, in environment: LayoutEnvironment) -> StoryStyle.Shape {
    let size = pageSize(in: environment)
    let page = StoryPageView.Design(articles.design.value, page: size)
    return .pages(Shared(page), ads: Shared(.page(articles.ads.value, page: size)))
  }

  /// A bubble or a page.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: StoryStyle
  ) -> any ContentConfiguration {
    let article = style.articles.formatter.content(for: item, status: status)
    switch style.shape {
    case .bubbles(let bubble, _):
      return Content<StoryBubbleView>(design: bubble, item: .init(article, isSeen: status.contains(.seen)))
    case .pages(let page, _): return Content<StoryPageView>(design: page, item: article)
    }
  }

  /// Bubbles in a row that stops anywhere; pages one at a time, as high as the container where it has a height.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    switch options.variant {
    case .bubbles:
      RowRule(itemWidth: .fixed(bubble(in: environment).cellWidth), spacing: design.itemSpacing)
    case .pages:
      PageRule(axis: options.axis, height: pageHeight(in: environment), spacing: design.itemSpacing)
    }
  }

  private func bubble(in environment: LayoutEnvironment) -> StoryBubbleView.Design {
    StoryBubbleView.Design(design, in: environment, diameter: options.bubbleSize)
  }

  private func pageHeight(in environment: LayoutEnvironment) -> PageHeight {
    environment.container.height > environment.safeArea.vertical ? .container : .ratio(pageRatio(in: environment))
  }

  /// A page of a wide container is no taller than a screen.
  private func pageRatio(in environment: LayoutEnvironment) -> Double {
    environment.readingColumns == 1 ? options.pageRatio : max(Self.wideRatio, options.pageRatio)
  }

  private func pageSize(in environment: LayoutEnvironment) -> Size {
    let width = design.room(in: environment)
    let height = environment.container.height - environment.safeArea.vertical
    return Size(width: width, height: height > 0 ? height : width / pageRatio(in: environment))
  }
}
