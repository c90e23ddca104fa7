public import LayoutKitCore

/// The style of a list of articles: what its cells share, and what makes their contents.
public struct ArticleStyle: Equatable, Sendable {
  /// The look of rows and cards.
  public let design: Shared<ArticleDesign>
  /// The look of ads.
  public let ads: Shared<AdDesign>
  /// Makes what they show.
  public let formatter: ArticleFormatter
  private let header: Shared<SectionHeaderView.Design>
  private let footer: Shared<SectionFooterView.Design>
  private let message: Shared<StateMessageView.Design>
  private let loading: String

  /// The style of a list in an environment.
  public init(
    _ design: DesignModel, in environment: LayoutEnvironment, position: ArticleDesign.PicturePosition,
    pictureSize: Picture.Size?, offersPlay: Bool = false
  ) {
    let article = ArticleDesign(design, in: environment, position: position)
    self.design = Shared(article)
    ads = Shared(AdDesign(design, article, in: environment))
    formatter = ArticleFormatter(design, in: environment, pictureSize: pictureSize, offersPlay: offersPlay)
    header = Shared(SectionHeaderView.Design(design, in: environment))
    footer = Shared(SectionFooterView.Design(design, in: environment))
    message = Shared(StateMessageView.Design(design, in: environment))
    loading = environment.words[.loading]
  }

  /// The title line of a section.
  public func header(_ header: SectionHeader, section: SectionID) -> any ContentConfiguration {
    Content<SectionHeaderView>(design: self.header, item: .init(header, section: section))
  }

  /// The line below the cells of a section.
  public func footer(_ footer: SectionFooter, section: SectionID) -> any ContentConfiguration {
    Content<SectionFooterView>(design: self.footer, item: .init(footer, section: section))
  }

  /// The skeleton of a cell that was made for an item; `nil` where the configuration is no `Content`. The list's first one
  /// says that the list is on its way.
  public func placeholder(_ cell: any ContentConfiguration, at index: ContentIndex) -> (any ContentConfiguration)? {
    (cell as? any SkeletonSource)?.skeleton(saying: index.value == 0 ? loading : nil)
  }

  /// The cell of a list without items.
  public func message(_ message: StateMessage, section: SectionID) -> any ContentConfiguration {
    Content<StateMessageView>(design: self.message, item: .init(message, section: section))
  }
}

/// A style that has an article list's in it, and what else its cells share.
public protocol ArticleListStyle: Equatable, Sendable {
  /// What every list of articles shares.
  var articles: ArticleStyle { get }
  /// The cell of an ad; a row unless the list has a shape of its own.
  func cell(for ad: AdContent) -> any ContentConfiguration
}

extension ArticleListStyle {
  /// A row.
  public func cell(for ad: AdContent) -> any ContentConfiguration { Content<AdRowView>(design: articles.ads, item: ad) }
}

extension ArticleStyle: ArticleListStyle {
  /// Itself.
  public var articles: ArticleStyle { self }
}

/// A layout whose title line, footer and messages are those of every list of articles, whose items, while they are on
/// their way, are skeletons of its own cells, and whose ads have the shape that its style gives them.
public protocol ArticleListLayout: NativeAdLayoutable where Style: ArticleListStyle {}

extension ArticleListLayout {
  /// The style's cell.
  public func content(for ad: NativeAd, style: Style) -> any ContentConfiguration {
    style.cell(for: style.articles.formatter.content(for: ad))
  }

  /// The shared title line.
  public func header(_ header: SectionHeader, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    style.articles.header(header, section: section)
  }

  /// The shared footer.
  public func footer(_ footer: SectionFooter, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    style.articles.footer(footer, section: section)
  }

  /// The skeleton of the cell that a usual article has.
  public func placeholder(at index: ContentIndex, style: Style) -> (any ContentConfiguration)? {
    style.articles.placeholder(content(for: .usualArticle(at: index), status: [], at: index, style: style), at: index)
  }

  /// The shared message.
  public func message(_ message: StateMessage, section: SectionID, style: Style) -> (any ContentConfiguration)? {
    style.articles.message(message, section: section)
  }
}
