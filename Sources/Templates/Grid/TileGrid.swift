public import LayoutKitCore

/// Tiles in columns: pictures with a caption below or over them.
public struct TileGrid: ListTemplate {
  /// What a document may set.
  public struct Options: Codable, Hashable, Sendable {
    /// Which of the variants.
    public var variant = Variant.columns
    /// Number of columns, 2 to 6; 0 for as many as suit the container: two, three from 700 points, four from 1,100.
    public var columns = 0
    /// The narrowest a column may get, in points: as many columns as fit, at least one and at most six; 0 for none.
    /// Not beside `columns`. A mosaic has neither.
    public var minimumCellWidth = 0.0
    /// Where captions stand.
    public var captions = Captions.automatic
    /// Shape of the pictures.
    public var ratio = Ratio.automatic
  }

  /// How tiles stand to each other.
  public enum Variant: String, DocumentKeyword {
    /// In rows, each as tall as its tallest tile.
    case columns
    /// Every tile as tall as it needs, below the shortest column.
    case masonry
    /// In a pattern of large and small tiles.
    case mosaic
  }

  /// Where captions stand.
  public enum Captions: String, DocumentKeyword {
    /// Over the pictures of a mosaic, below those of other grids.
    case automatic
    /// Below the picture.
    case below
    /// Over the picture, on a scrim.
    case over
  }

  /// Shapes of pictures.
  public enum Ratio: String, DocumentKeyword {
    /// Square in columns, each picture's own in a masonry, 4 to 3 in a mosaic.
    case automatic
    /// As high as wide.
    case square
    /// 3 to 4.
    case portrait
    /// 4 to 3.
    case landscape
    /// The picture's own, from 1 to 3 up to 3 to 1; 3 to 2 while it is not known.
    case natural
  }

  /// The template.
  public init() {}
  /// `grid`.
  public let id: TemplateID = "grid"
  /// `Grid`.
  public let title = "Grid"
  /// `columns`, `masonry`, `mosaic`.
  public var variants: [String] { Variant.allCases.map(\.rawValue) }
  /// Rows of as many square tiles as suit the container, captions below.
  public let defaultOptions = Options()

  /// Tiles in a design.
  /// - Throws: `ConfigurationFaults` for a number out of its range, and for columns that are both counted and fitted.
  public func makeLayout(design: DesignModel, options: Options) throws -> TileGridLayout {
    var faults = [
      ConfigurationFault(Double(options.columns), outside: 2...6, orNone: true, at: "$.options.columns"),
      ConfigurationFault(
        options.minimumCellWidth, outside: 20...10_000, orNone: true, at: "$.options.minimumCellWidth"),
    ].compactMap { $0 }
    if options.columns != 0, options.minimumCellWidth != 0 {
      faults.append(
        ConfigurationFault(
          path: "$.options",
          problem: .notAllowed(expected: "columns or minimumCellWidth", found: "both")))
    }
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
    return TileGridLayout(design: design, options: options)
  }
}
