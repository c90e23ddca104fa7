import Arrangements
import LayoutKitCore
import Testing

/// One rule in one room, with a plain way to the same frames.
struct Trial: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: any ArrangementRule
  let space: ArrangementSpace
  let plain: @Sendable (TestExtents) -> PlainArrangement
  var testDescription: String { name }

  static let all =
    [0, 1, 5, 97, 320].flatMap { width in
      [0, 1, 4, 200].flatMap { gap in trials(scale: 1, width: width, gap: gap) }
    }
    + [2.0, 3].flatMap { scale in
      [5, 97, 320].flatMap { width in [1, 4].flatMap { gap in trials(scale: scale, width: width, gap: gap) } }
    }

  private static func trials(scale: Double, width: Int, gap: Int) -> [Trial] {
    let space = ArrangementSpace(width: Double(width) / scale, height: 25 / scale, grid: PixelGrid(scale: scale))
    let points = Double(gap) / scale
    let place = "\(width) pixels at scale \(scale), gaps of \(gap)"
    let grids = (1...4).map { columns in
      Trial(
        name: "\(columns) columns in \(place)",
        rule: GridRule(columns: columns, spacing: points, lineSpacing: 1 / scale),
        space: space
      ) { PlainArrangement(grid: $0, columns: columns, spacing: gap, lineSpacing: 1, width: width, scale: scale) }
    }
    let column = Trial(name: "column in \(place)", rule: ColumnRule(spacing: points), space: space) {
      PlainArrangement(grid: $0, columns: 1, spacing: 0, lineSpacing: gap, width: width, scale: scale)
    }
    let masonries = (1...3).map { columns in
      Trial(
        name: "masonry of \(columns) in \(place)",
        rule: MasonryRule(columns: columns, spacing: points, lineSpacing: 1 / scale), space: space
      ) { PlainArrangement(masonry: $0, columns: columns, spacing: gap, lineSpacing: 1, width: width, scale: scale) }
    }
    let mosaics = patterns.map { pattern in
      Trial(
        name: "mosaic of \(pattern.map(\.rawValue)) in \(place)",
        rule: MosaicRule(pattern: pattern, spacing: points, lineSpacing: 1 / scale), space: space
      ) { PlainArrangement(mosaic: $0, pattern: pattern, spacing: gap, lineSpacing: 1, width: width, scale: scale) }
    }
    return grids + masonries + mosaics + fitting(space, width: width, gap: gap, place: place) + [column]
      + rows(space, width: width, gap: gap, place: place)
  }

  private static let patterns: [[MosaicBlock]] = [
    MosaicRule.standardPattern, [.halves, .largeTrailing], [.full, .full, .largeLeading],
  ]

  private static func fitting(_ space: ArrangementSpace, width: Int, gap: Int, place: String) -> [Trial] {
    let scale = space.grid.scale
    let points = Double(gap) / scale
    let columns = PlainArrangement.fittingColumns(least: 30, limit: 5, spacing: gap, width: width)
    return [
      Trial(
        name: "columns that fit \(place)",
        rule: GridRule(minimumColumnWidth: 30 / scale, maximumColumns: 5, spacing: points, lineSpacing: 0), space: space
      ) { PlainArrangement(grid: $0, columns: columns, spacing: gap, lineSpacing: 0, width: width, scale: scale) },
      Trial(
        name: "masonry that fits \(place)",
        rule: MasonryRule(minimumColumnWidth: 30 / scale, maximumColumns: 5, spacing: points, lineSpacing: 0),
        space: space
      ) { PlainArrangement(masonry: $0, columns: columns, spacing: gap, lineSpacing: 0, width: width, scale: scale) },
    ]
  }

  private static func rows(_ space: ArrangementSpace, width: Int, gap: Int, place: String) -> [Trial] {
    let scale = space.grid.scale
    let points = Double(gap) / scale
    return [
      Trial(name: "row in \(place)", rule: RowRule(itemWidth: .fraction(0.5), spacing: points), space: space) {
        PlainArrangement(row: $0, itemWidth: max(1, width / 2), spacing: gap, scale: scale)
      },
      Trial(
        name: "row with peek in \(place)", rule: RowRule(itemWidth: .full(peek: 10 / scale), spacing: points),
        space: space
      ) { PlainArrangement(row: $0, itemWidth: max(1, width - 10 - gap), spacing: gap, scale: scale) },
      Trial(
        name: "pages side by side in \(place)",
        rule: PageRule(axis: .horizontal, height: .container, spacing: points), space: space
      ) {
        PlainArrangement(row: $0, itemWidth: width, leastHeight: width > 0 ? 25 : 0, spacing: gap, scale: scale)
      },
      Trial(
        name: "pages below each other in \(place)",
        rule: PageRule(axis: .vertical, height: .ratio(4), spacing: points), space: space
      ) { PlainArrangement(pages: $0, leastHeight: (width + 3) / 4, spacing: gap, width: width, scale: scale) },
    ]
  }
}
