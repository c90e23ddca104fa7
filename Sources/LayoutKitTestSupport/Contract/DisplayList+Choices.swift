import LayoutKitCore

extension DisplayList {
  /// What is wrong with the AdChoices mark: large enough, inside the cell, in the corner where reading ends, and neither
  /// cut, faded nor covered.
  func choicesFindings(in environment: LayoutEnvironment) -> [String] {
    guard let mark = node(NativeAd.choicesKey) else { return ["there is no AdChoices mark"] }
    let (frame, least) = (mark.frame, NativeAd.leastChoicesSide)
    var findings: [String] = []
    if frame.width < least || frame.height < least {
      findings.append("the AdChoices mark is \(frame.size.words), less than \(least.words) × \(least.words)")
    }
    if !Rect(origin: .zero, size: size).contains(frame) { findings.append("the AdChoices mark leaves the cell") }
    let isTrailing = environment.direction == .leftToRight ? frame.midX > size.width / 2 : frame.midX < size.width / 2
    if !isTrailing || frame.midY > size.height / 2 {
      findings.append("the AdChoices mark at \(frame.words) is not in the top trailing corner of \(size.words)")
    }
    if let key = nodes.hiding(mark) { findings.append("the AdChoices mark is hidden by \"\(key)\"") }
    return findings
  }
}

extension [DisplayNode] {
  /// The key of what hides a node: a later node with ink above it, or a group around it that cuts or fades it.
  fileprivate func hiding(_ mark: DisplayNode) -> String? {
    var isBelow = false
    for node in self {
      if node.key == mark.key {
        isBelow = true
      } else if isBelow {
        if let key = node.inkKey(over: mark.frame) { return key }
      } else if case .group(let group) = node.content, group.nodes.holds(mark.key) {
        if group.opacity < 1 || (group.clips && !node.frame.contains(mark.frame, cornerRadius: group.cornerRadius)) {
          return node.key
        }
        if let key = group.nodes.hiding(mark) { return key }
        isBelow = true
      }
    }
    return nil
  }

  private func holds(_ key: String) -> Bool {
    contains { node in
      if node.key == key { return true }
      if case .group(let group) = node.content { return group.nodes.holds(key) }
      return false
    }
  }
}

extension DisplayNode {
  /// The key of the first node with ink in a rectangle. A line is where its shape's frame is not filled.
  fileprivate func inkKey(over rect: Rect) -> String? {
    switch content {
    case .control: return nil
    case .group(let group): return group.nodes.lazy.compactMap { $0.inkKey(over: rect) }.first
    case .shape(let shape):
      if shape.fill == nil, case .rectangle(let radius) = shape.outline {
        let inside = frame.inset(by: Insets(shape.lineWidth))
        return frame.overlaps(rect) && !inside.contains(rect, cornerRadius: max(0, radius - shape.lineWidth))
          ? key : nil
      }
      return frame.overlaps(rect) ? key : nil
    case .text, .image, .platform: return frame.overlaps(rect) ? key : nil
    }
  }
}

extension Rect {
  fileprivate var midX: Double { x + width / 2 }
  fileprivate var midY: Double { y + height / 2 }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX - 0.001 && other.x < maxX - 0.001 && y < other.maxY - 0.001 && other.y < maxY - 0.001
  }

  /// Whether a rectangle is inside, but for rounding.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.x >= x - 0.001 && other.y >= y - 0.001 && other.maxX <= maxX + 0.001 && other.maxY <= maxY + 0.001
  }

  /// Whether the ellipse in a rectangle is inside, where the corners are round.
  fileprivate func contains(_ other: Rect, cornerRadius radius: Double) -> Bool {
    guard contains(other) else { return false }
    let radius = min(radius, min(width, height) / 2)
    let (dx, dy) = (
      max(0, x + radius - other.midX, other.midX - (maxX - radius)),
      max(0, y + radius - other.midY, other.midY - (maxY - radius))
    )
    guard dx > 0, dy > 0 else { return true }
    return (dx * dx + dy * dy).squareRoot() + max(other.width, other.height) / 2 <= radius + 0.001
  }
}
