public import LayoutKitCore

/// Blocks of a few places below each other, in a pattern that comes again and again.
///
/// Widths, in whole pixels of the space: halves share as two columns of a `GridRule` do, the pixel left over to the first.
/// Beside each other, a large place takes its share of what the spacing leaves of the width, rounded to the nearest pixel,
/// and a small one the rest; both keep a pixel where there are two.
///
/// Heights, in whole pixels: two places beside each other are both as tall as the taller. Of a block of three, the height is
/// that of the large place, or of the small ones with the line spacing between them where that is more; what the small
/// column has left is shared by its two places, an odd pixel to the upper. Each of the two counts as at most half of 2^30
/// pixels less the line spacing.
///
/// Where the list ends inside a block, one place takes the whole width, and two of three are a large and a small one
/// beside each other.
///
/// A place that takes a row (`ExtentSource.takesRow`) is measured at the whole width and stands alone: the block in front of
/// it ends as the last of a list does, and the pattern begins anew behind it.
public struct MosaicRule: ArrangementRule, Hashable {
  /// One large with two small, two halves, two small with one large, the whole width.
  public static let standardPattern: [MosaicBlock] = [.largeLeading, .halves, .largeTrailing, .full]
  /// Two thirds.
  public static let standardShare = 2.0 / 3

  /// The blocks in order; none counts as one `full`.
  public var pattern: [MosaicBlock]
  /// What a large place takes of the width that the spacing leaves; what is not between 0 and 1 counts as two thirds.
  public var largeShare: Double
  /// Between places beside each other, in points: rounded to the nearest pixel; what is not a finite number above zero
  /// counts as 0. It shrinks to the most that leaves two pixels of the width.
  public var spacing: Double
  /// Between blocks and between small places, in points, rounded like `spacing`; `nil` for the same.
  public var lineSpacing: Double?

  /// A mosaic with spacings in points.
  public init(
    pattern: [MosaicBlock] = standardPattern, largeShare: Double = standardShare, spacing: Double,
    lineSpacing: Double? = nil
  ) {
    self.pattern = pattern
    self.largeShare = largeShare
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// With the page.
  public var scrolling: Scrolling { .vertical }

  /// Frames block by block. A place outside 0 to `count` - 1 has the frame `.zero`.
  ///
  /// The place below the upper of two small ones is the lower; below any other, it is the first place at the top of the
  /// next block that shares some of its width. There is none below the last block, nor where a place stands above a
  /// spacing alone.
  ///
  /// A change arranges again from its block on, up to the next place that takes a row, and measures again what has another
  /// width.
  public func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    let lines = MosaicLines(
      pattern: MosaicPattern(pattern), tracks: MosaicTracks(in: space, spacing: spacing, share: largeShare))
    return LineArrangement(
      of: Extents(extents, grid: space.grid), pattern: .blocks(lines), lineSpacing: lineSpacing ?? spacing)
  }
}
