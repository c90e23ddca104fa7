import LayoutKitCore
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("insets add edge by edge")
  func insets() {
    let sum = Insets(top: 1, leading: 2, bottom: 3, trailing: 4) + Insets(10)
    #expect(sum == Insets(top: 11, leading: 12, bottom: 13, trailing: 14))
    #expect(sum.horizontal == 26)
    #expect(sum.vertical == 24)
    #expect(Insets() == .zero)
  }

  @Test("a rectangle knows its edges and corners")
  func edges() {
    let rect = Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4))
    #expect(rect == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect.maxX == 4 && rect.maxY == 6)
    #expect(rect.origin == Point(x: 1, y: 2) && rect.size == Size(width: 3, height: 4))
    #expect(rect.offset(x: 10, y: -2) == Rect(x: 11, y: 0, width: 3, height: 4))
    #expect(Rect.zero == Rect(origin: .zero, size: .zero) && Rect.zero.isEmpty)
  }

  @Test("a rectangle holds its near edges and not its far ones")
  func contains() {
    let rect = Rect(x: 1, y: 1, width: 2, height: 2)
    for (x, y, inside) in [(1.0, 1.0, true), (2.9, 2.9, true), (3, 2, false), (2, 3, false), (0.9, 2, false)] {
      #expect(rect.contains(Point(x: x, y: y)) == inside)
    }
    #expect(!Rect(x: 1, y: 1, width: 0, height: 2).contains(Point(x: 1, y: 1)))
  }

  @Test(
    "rectangles intersect where they share area",
    arguments: [
      (Rect(x: 1, y: 1, width: 1, height: 1), true), (Rect(x: -5, y: -5, width: 20, height: 20), true),
      (Rect(x: 9.5, y: 9.5, width: 5, height: 5), true), (Rect(x: 10, y: 0, width: 5, height: 5), false),
      (Rect(x: 0, y: 10, width: 5, height: 5), false), (Rect(x: -5, y: 0, width: 5, height: 5), false),
      (Rect(x: 5, y: 5, width: 0, height: 5), false), (Rect(x: 5, y: 5, width: 2, height: 0), false),
      (Rect(x: 8, y: 5, width: -5, height: 5), false), (Rect(x: 0, y: .nan, width: 5, height: 5), false),
    ])
  func intersects(other: Rect, expected: Bool) {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersects(other) == expected)
    #expect(other.intersects(rect) == expected)
  }

  @Test("insetting never leaves a negative extent")
  func inset() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.inset(by: Insets(top: 1, leading: 2, bottom: 3, trailing: 4)) == Rect(x: 2, y: 1, width: 4, height: 6))
    #expect(rect.inset(by: Insets(6)) == Rect(x: 6, y: 6, width: 0, height: 0))
  }

  @Test("a mirrored rectangle keeps its distance, from the other edge; mirrored twice it is where it was")
  func mirrored() {
    #expect(
      Rect(x: 2, y: 5, width: 30, height: 4).mirrored(in: 100) == Rect(x: 68, y: 5, width: 30, height: 4))
    for quarter in 0..<400 {
      let rect = Rect(x: Double(quarter) / 4 - 20, y: 1, width: Double(quarter * 7 % 90) / 4, height: 2)
      #expect(rect.mirrored(in: 320.75).mirrored(in: 320.75) == rect)
    }
  }
}
