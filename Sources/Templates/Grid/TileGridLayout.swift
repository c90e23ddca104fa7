import Arrangements
public import ContentFamilies
public import LayoutKitCore

/// The rules of a grid of tiles.
public struct TileGridLayout: ArticleListLayout {
  private static let mostColumns = 6
  private static let pictureSize = Picture.Size.large
  let design: DesignModel
  let options: TileGrid.Options

  /// The look: titles on two lines at most, no summaries; what can be played has its control on the picture.
  public func style(in environment: LayoutEnvironment) -> TileGridStyle {
    var design = design
    design.shows.summary = false
    design.title.lines = design.title.lines == 0 ? 2 : min(2, design.title.lines)
    let articles = ArticleStyle(
      design, in: environment, position: captions == .over ? .behind : .above, pictureSize: Self.pictureSize,
      offersPlay: true)
    let tile = GridCellView.Design(
      articles.design.value, caption: captions, ratio: ratio, picturesGrow: options.variant == .mosaic)
    return TileGridStyle(articles: articles, tile: Shared(tile), ads: Shared(.tile(articles.ads.value, as: tile)))
  }

  /// A tile.
  public func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: TileGridStyle
  ) -> any ContentConfiguration {
    let article = style.articles.formatter.content(for: item, status: status)
    return Content<GridCellView>(
      design: style.tile, item: .init(article, pictureRatio: item.picture(for: Self.pictureSize)?.ratio))
  }

  /// The variant's.
  public func rule(in environment: LayoutEnvironment) -> any ArrangementRule {
    let spacing = design.itemSpacing
    switch (options.variant, columns(in: environment)) {
    case (.columns, .fixed(let count)): return GridRule(columns: count, spacing: spacing)
    case (.columns, .fitting(let width, let limit)):
      return GridRule(minimumColumnWidth: width, maximumColumns: limit, spacing: spacing)
    case (.masonry, .fixed(let count)): return MasonryRule(columns: count, spacing: spacing)
    case (.masonry, .fitting(let width, let limit)):
      return MasonryRule(minimumColumnWidth: width, maximumColumns: limit, spacing: spacing)
    case (.mosaic, _): return MosaicRule(pattern: pattern(in: environment), spacing: spacing)
    }
  }

  /// From the accessibility text sizes on there are half as many counted columns, and fitted columns are wider as titles
  /// are larger.
  private func columns(in environment: LayoutEnvironment) -> ColumnCount {
    let isLarge = environment.textSize.isAccessibility
    guard options.minimumCellWidth > 0 else {
      let counted = options.columns > 0 ? options.columns : environment.readingColumns + 1
      return .fixed(isLarge ? max(1, counted / 2) : counted)
    }
    let factor = isLarge ? environment.textSize.factor(forSize: design.title.size) : 1
    return .fitting(width: options.minimumCellWidth * factor, limit: Self.mostColumns)
  }

  /// No tile of a wide container has its whole width, and every tile has where text is large.
  private func pattern(in environment: LayoutEnvironment) -> [MosaicBlock] {
    if environment.textSize.isAccessibility { return [.full] }
    return environment.readingColumns == 1 ? MosaicRule.standardPattern : [.largeLeading, .halves, .largeTrailing]
  }

  private var captions: GridCellView.Design.Caption {
    switch options.captions {
    case .below: .below
    case .over: .over
    case .automatic: options.variant == .mosaic ? .over : .below
    }
  }

  private var ratio: Double? {
    switch options.ratio {
    case .square: 1
    case .portrait: 3.0 / 4
    case .landscape: 4.0 / 3
    case .natural: nil
    case .automatic:
      switch options.variant {
      case .columns: 1
      case .masonry: nil
      case .mosaic: 4.0 / 3
      }
    }
  }
}
