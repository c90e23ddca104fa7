import LayoutKitCore
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  @Test(
    "rounds lengths to whole pixels",
    arguments: [
      // Scale, points, pixels up, pixels down.
      (1.0, 0.0, 0, 0), (1, 0.2, 1, 0), (1, 7, 7, 7), (1, 7.01, 8, 7), (2, 7.01, 15, 14), (2, 0.5, 1, 1),
      (3, 1.0 / 3, 1, 1), (3, 0.34, 2, 1), (3, 20.0 / 3, 20, 20), (1.5, 1, 2, 1),
      // Rounding error: 0.1 + 0.2 is a hair above 0.3, 8.1 - 0.1 - 7.7 a hair off.
      (10, 0.1 + 0.2, 3, 3), (1, 1e-9, 0, 0), (1, 1 - 1e-9, 1, 1), (1, 1 + 1e-3, 2, 1),
      (2, -3, 0, 0), (2, .nan, 0, 0), (2, .infinity, 0, 0), (2, -.infinity, 0, 0),
      (2, 1e300, 2_147_483_648, 2_147_483_648),
    ] as [(Double, Double, Int, Int)])
  func rounds(scale: Double, points: Double, up: Int, down: Int) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.pixelsUp(points) == up)
    #expect(grid.pixelsDown(points) == down)
    #expect(grid.up(points) == Double(up) / scale)
    #expect(grid.down(points) == Double(down) / scale)
  }

  @Test("keeps every whole number of pixels as it is", arguments: [1.0, 2, 3, 2.625])
  func roundTrip(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for pixels in Array(0..<5000) + [1_000_003, 99_999_999] {
      #expect(grid.pixelsUp(grid.points(pixels)) == pixels)
      #expect(grid.pixelsDown(grid.points(pixels)) == pixels)
    }
  }

  @Test("finds the nearest edge on both sides of zero")
  func nearest() {
    let grid = PixelGrid(scale: 2)
    for (points, edge) in [(0.2, 0.0), (0.3, 0.5), (-0.3, -0.5), (10.74, 10.5), (10.76, 11)] {
      #expect(grid.nearest(points) == edge)
    }
  }

  @Test("takes a scale that is none for 1", arguments: [0.0, -2, .nan, .infinity])
  func badScale(scale: Double) { #expect(PixelGrid(scale: scale).scale == 1) }
}
