import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// Frames on whole pixels, inside the section, apart and in order.
  func frameBreaches(_ cells: [ContractCell], in arranged: ArrangedSection) -> [Breach] {
    let boxes = cells.map { PixelBox($0.frame, scale: environment.grid.scale) }
    var breaches: [Breach] = []
    for (number, cell) in cells.enumerated() {
      let location = "\(name), \(cell.name)"
      guard let box = boxes[number] else {
        breaches.append(.offGrid(cell.frame, at: location))
        continue
      }
      if !isInside(box, arranged) { breaches.append(.outside(cell.frame, of: arranged.size, at: location)) }
      for (before, earlier) in boxes.prefix(number).enumerated() {
        if let earlier, earlier.overlaps(box) {
          breaches.append(.overlap(cell.frame, with: cells[before].frame, of: cells[before].name, at: location))
        }
      }
      if number > 0, let before = boxes[number - 1], !follows(box, before) {
        breaches.append(.outOfOrder(cell.frame, after: cells[number - 1].frame, at: location))
      }
    }
    return breaches
  }

  /// What scrolls sideways may be as wide as it likes.
  private func isInside(_ box: PixelBox, _ arranged: ArrangedSection) -> Bool {
    let width = Int((arranged.size.width * environment.grid.scale).rounded(.up))
    let height = Int((arranged.size.height * environment.grid.scale).rounded(.up))
    let fits = box.y.lowerBound >= 0 && box.y.upperBound <= height
    return fits && (arranged.scrolling.isHorizontal || (box.x.lowerBound >= 0 && box.x.upperBound <= width))
  }

  /// Below, or beside in the direction of reading.
  private func follows(_ box: PixelBox, _ before: PixelBox) -> Bool {
    if box.y.lowerBound != before.y.lowerBound { return box.y.lowerBound > before.y.lowerBound }
    return environment.direction == .leftToRight
      ? box.x.lowerBound >= before.x.lowerBound : box.x.upperBound <= before.x.upperBound
  }
}

/// A frame in whole pixels.
private struct PixelBox {
  let x: Range<Int>
  let y: Range<Int>

  /// `nil` for a frame between pixels.
  init?(_ frame: Rect, scale: Double) {
    func pixels(_ start: Double, _ length: Double) -> Range<Int>? {
      let (near, far) = (start * scale, (start + length) * scale)
      guard abs(near) < 1e12, abs(far) < 1e12, length >= 0 else { return nil }
      guard abs(near - near.rounded()) < 0.001, abs(far - far.rounded()) < 0.001 else { return nil }
      return Int(near.rounded())..<Int(far.rounded())
    }
    guard let x = pixels(frame.x, frame.width), let y = pixels(frame.y, frame.height) else { return nil }
    self.x = x
    self.y = y
  }

  func overlaps(_ other: PixelBox) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
}
