import LayoutKitCore

/// Any number of places of one height, which count how often they are measured.
final class CountedExtents: ExtentSource {
  var count: Int
  var height = 20
  /// Every so many places takes a row; 0 for none.
  let rowsEvery: Int
  private(set) var measures = 0

  init(_ count: Int, rowsEvery: Int = 0) {
    self.count = count
    self.rowsEvery = rowsEvery
  }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    measures += 1
    return height
  }

  func takesRow(_ index: VisibleIndex) -> Bool { rowsEvery > 0 && index.value % rowsEvery == rowsEvery - 1 }

  /// How many measures a change takes.
  func measures(of change: () -> Void) -> Int {
    let before = measures
    change()
    return measures - before
  }
}
