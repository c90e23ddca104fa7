import LayoutKitCore

extension GroupContent {
  /// What the group is enlarged by.
  var paintedScale: Double { (0.01...100).contains(scale) ? scale : 1 }

  /// A rectangle that holds all the ink of the group at a frame, with room to spare; `nil` where there is none.
  func inkBounds(in frame: Rect) -> Rect? {
    unscaledInkBounds(in: frame)?.scaled(by: paintedScale, about: frame.middle)
  }

  /// The same, before the group is enlarged.
  func unscaledInkBounds(in frame: Rect) -> Rect? {
    var bounds: Rect?
    for node in nodes { bounds = union(bounds, node.inkBounds) }
    if clips { bounds = frame }
    if let shadow {
      let place = frame.offset(x: shadow.x, y: shadow.y)
      bounds = union(bounds, place.expanded(by: max(0, shadow.radius) * 2 + 1))
    }
    return bounds?.expanded(by: 1)
  }
}

extension PaintedPage.Cell {
  /// Whether any of its ink may stand between two heights of the page.
  func leavesInk(from top: Double, to bottom: Double) -> Bool {
    guard top > -.infinity || bottom < .infinity else { return true }
    return list.nodes.contains { node in
      guard let bounds = node.inkBounds else { return false }
      return frame.y + bounds.y < bottom && frame.y + bounds.maxY > top
    }
  }
}

extension DisplayNode {
  fileprivate var inkBounds: Rect? {
    switch content {
    case .text(let text):
      // Letters may reach out of their lines by a part of their size.
      let height = Double(text.text.metrics(in: text.frame).lineCount) * text.text.style.lineHeight
      let lines = Rect(x: frame.x, y: frame.y, width: max(frame.width, text.frame.width), height: height)
      return lines.expanded(by: text.text.style.size * 2)
    case .image: return frame
    case .shape(let shape):
      guard case .drawing(let drawing) = shape.outline else { return frame }
      let reach = drawing.steps.flatMap(\.points).map { max(abs($0.x), abs($0.y)) }.max() ?? 0
      return frame.expanded(by: max(1, reach) * max(frame.width, frame.height) + shape.lineWidth)
    case .group(let group): return group.inkBounds(in: frame)
    case .control, .platform: return nil
    }
  }
}

extension Drawing.Step {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}

extension Rect {
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  fileprivate func scaled(by factor: Double, about point: Point) -> Rect {
    Rect(
      x: point.x + (x - point.x) * factor, y: point.y + (y - point.y) * factor, width: width * factor,
      height: height * factor)
  }

  fileprivate func expanded(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

private func union(_ a: Rect?, _ b: Rect?) -> Rect? {
  guard let a, let b else { return a ?? b }
  let (x, y) = (min(a.x, b.x), min(a.y, b.y))
  return Rect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
}
