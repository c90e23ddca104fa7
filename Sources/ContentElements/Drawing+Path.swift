import Foundation
import LayoutKitCore

extension Drawing {
  /// A drawing written as path commands in a square of `side` units: `M x y` lifts the pen, `L x y` draws a line,
  /// `C x y x y x y` a curve by its two control points and its end, `O x y r` a whole circle, `Z` closes.
  init(path: String, side: Double) {
    var steps: [Step] = []
    var numbers: [Double] = []
    var command: Character = "M"
    for word in path.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number / side)
      } else {
        steps += Self.steps(command, numbers)
        command = word.first ?? "M"
        numbers = []
      }
    }
    self.init(steps + Self.steps(command, numbers))
  }

  private static func steps(_ command: Character, _ n: [Double]) -> [Step] {
    switch (command, n.count) {
    case ("M", 2): [.move(Point(x: n[0], y: n[1]))]
    case ("L", 2): [.line(Point(x: n[0], y: n[1]))]
    case ("C", 6):
      [.curve(Point(x: n[4], y: n[5]), control1: Point(x: n[0], y: n[1]), control2: Point(x: n[2], y: n[3]))]
    case ("O", 3): circle(x: n[0], y: n[1], radius: n[2])
    case ("Z", 0): [.close]
    default: []
    }
  }

  /// Four curves; a control point 0.5523 radii from an end keeps within 0.03 % of a circle.
  private static func circle(x: Double, y: Double, radius r: Double) -> [Step] {
    let k = 0.5523 * r
    func at(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return [
      .move(at(r, 0)),
      .curve(at(0, r), control1: at(r, k), control2: at(k, r)),
      .curve(at(-r, 0), control1: at(-k, r), control2: at(-r, k)),
      .curve(at(0, -r), control1: at(-r, -k), control2: at(-k, -r)),
      .curve(at(r, 0), control1: at(k, -r), control2: at(r, -k)),
      .close,
    ]
  }
}
