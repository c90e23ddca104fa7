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

  static let all = [1.0, 2, 3].flatMap { scale in
    [0, 1, 5, 97, 320].flatMap { width in
      [0, 1, 4, 200].flatMap { gap in trials(scale: scale, width: width, gap: gap) }
    }
  }

  private static func trials(scale: Double, width: Int, gap: Int) -> [Trial] {
    let space = ArrangementSpace(width: Double(width) / scale, grid: PixelGrid(scale: scale))
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
    let row = Trial(name: "row in \(place)", rule: RowRule(itemWidth: .fraction(0.5), spacing: points), space: space) {
      PlainArrangement(row: $0, itemWidth: max(1, width / 2), spacing: gap, scale: scale)
    }
    return grids + [column, row]
  }
}
