import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a list of stories.
public struct StoryLayout: ArticleListLayout {
  let design: DesignModel
  let options: Story.Options

  /// The look; what can be played has its control on a page's picture.
  public func style(in environment: LayoutEnvironment) -> StoryStyle {
    let pages = options.variant == .pages
    let articles = ArticleStyle(
      design, in: environment, position: .behind, pictureSize: pages ? .xLarge : .medium, offersPlay: pages)
    return StoryStyle(
      articles: articles, bubble: Shared(bubble(in: environment)),
      page: Shared(StoryPageView.Design(articles.design.value, page: pageSize(in: environment))))
  }

  /// A bubble or a page.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: StoryStyle
  ) -> any ContentConfiguration {
    let article = style.articles.formatter.content(for: item, status: status)
    switch options.variant {
    case .bubbles:
      return Content<StoryBubbleView>(design: style.bubble, item: .init(article, isSeen: status.contains(.seen)))
    case .pages: return Content<StoryPageView>(design: style.page, item: article)
    }
  }

  /// Bubbles in a row that stops anywhere; pages one at a time, as high as the container where it has a height.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    switch options.variant {
    case .bubbles:
      RowRule(itemWidth: .fixed(bubble(in: environment).cellWidth), spacing: design.itemSpacing)
    case .pages:
      RowRule(itemWidth: .fraction(1), spacing: design.itemSpacing, stops: .groupPaging)
    }
  }

  private func bubble(in environment: LayoutEnvironment) -> StoryBubbleView.Design {
    StoryBubbleView.Design(design, in: environment, diameter: options.bubbleSize)
  }

  private func pageSize(in environment: LayoutEnvironment) -> Size {
    let width = design.room(in: environment)
    let height = environment.container.height - environment.safeArea.vertical
    return Size(width: width, height: height > 0 ? height : width / options.pageRatio)
  }
}
