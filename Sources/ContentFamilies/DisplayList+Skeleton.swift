import LayoutKitCore

extension DisplayList {
  /// The same nodes without content, written leading to trailing as they are: texts become bars, pictures
  /// blocks of their placeholders' colour, drawings blocks; nothing can be touched, and nothing is said.
  func skeleton(on grid: PixelGrid) -> DisplayList {
    DisplayList(size: size, nodes: nodes.flatMap { $0.skeleton(on: grid) })
  }
}

extension DisplayNode {
  /// How much of a text's colour its bar keeps, so that bars can be told from whatever is behind the text.
  private static let strength = 0.16

  fileprivate func skeleton(on grid: PixelGrid) -> [DisplayNode] {
    var copy = self
    switch content {
    case .text(let text): return bars(for: text, on: grid)
    case .image(let image):
      copy.content = .shape(
        ShapeContent(.rectangle(cornerRadius: image.cornerRadius), fill: .color(image.placeholder)))
    case .shape(let shape):
      guard case .drawing = shape.outline else { return [self] }
      return [block(frame, color: shape.ink)]
    case .group(var group):
      group.nodes = group.nodes.flatMap { $0.skeleton(on: grid) }
      copy.content = .group(group)
    case .control, .platform: return []
    }
    return [copy]
  }

  /// A bar a line, in the middle of the line's height and as high as its letters. Of several lines all but the last are
  /// as wide as the frame and the last has three fifths of it; a line that is alone is as wide as its words.
  private func bars(for text: TextContent, on grid: PixelGrid) -> [DisplayNode] {
    let metrics = text.text.metrics(in: text.frame)
    let style = text.text.style
    let height = min(grid.up(style.size * 0.7), style.lineHeight)
    let drop = grid.nearest((style.lineHeight - height) / 2)
    let last = metrics.lineCount > 1 ? frame.width * 0.6 : min(metrics.width, frame.width)
    return (0..<metrics.lineCount).map { line in
      let width = line == metrics.lineCount - 1 ? grid.up(last) : frame.width
      let slack =
        switch text.alignment {
        case .leading, .natural: 0.0
        case .center: grid.nearest((frame.width - width) / 2)
        case .trailing: frame.width - width
        }
      let bar = Rect(
        x: frame.x + slack, y: frame.y + Double(line) * style.lineHeight + drop, width: width, height: height)
      return block(bar, color: text.color, number: line)
    }
  }

  private func block(_ frame: Rect, color: ColorValue?, number: Int = 0) -> DisplayNode {
    let fill = (color ?? .clear).opacity(Self.strength)
    let radius = min(4, min(frame.width, frame.height) / 2)
    return DisplayNode(
      key: "\(key).bar.\(number)", frame: frame,
      content: .shape(ShapeContent(.rectangle(cornerRadius: radius), fill: .color(fill))))
  }
}

extension ShapeContent {
  /// The colour of a drawing.
  fileprivate var ink: ColorValue? {
    if case .color(let color) = fill { color } else { stroke }
  }
}
