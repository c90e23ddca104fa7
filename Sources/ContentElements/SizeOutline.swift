import LayoutKitCore

/// The steps of a cell's size without its texts: what cells of one shape share in one environment.
final class SizeOutline: Sendable {
  let steps: ContiguousArray<SizeStep>
  let grid: PixelGrid
  let direction: ReadingDirection

  init(_ steps: ContiguousArray<SizeStep>, grid: PixelGrid, direction: ReadingDirection) {
    self.steps = steps
    self.grid = grid
    self.direction = direction
  }

  func holds(_ steps: ContiguousArray<SizeStep>, _ grid: PixelGrid, _ direction: ReadingDirection) -> Bool {
    self.grid == grid && self.direction == direction && self.steps == steps
  }
}
