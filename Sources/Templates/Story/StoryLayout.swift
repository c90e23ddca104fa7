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
    let (bubble, page) = (bubble(in: environment), pageSize(in: environment))
    return StoryStyle(
      articles: articles, bubble: Shared(bubble), page: Shared(StoryPageView.Design(articles.design.value, page: page)),
      adBubble: pages ? nil : Shared(AdBubbleView.Design(bubble, design, in: environment)),
      adPage: Shared(.page(articles.ads.value, page: page)))
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
