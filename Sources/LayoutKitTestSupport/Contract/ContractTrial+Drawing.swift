import LayoutKitCore

extension ContractTrial {
  /// Heights are those that fresh views need, what they draw stays inside, and texts have room.
  func drawingBreaches(_ cells: [ContractCell]) -> [Breach] {
    var breaches: [Breach] = []
    for cell in cells {
      let location = "\(name), \(cell.name)"
      if !isExplained(cell, among: cells) {
        breaches.append(.height(cell.frame.height, needed: cell.needed, at: location))
      }
      for node in cell.list.allNodes {
        if !isInside(node.frame, cell.frame.size) {
          breaches.append(.nodeOutside(node, of: cell.frame.size, at: location))
        }
        if let size = missingRoom(node) { breaches.append(.textRoom(node, needed: size, at: location)) }
      }
    }
    return breaches
  }

  private var tolerance: Double { 0.01 / environment.grid.scale }

  /// As high as needed, or higher beside one that is as high as needed.
  private func isExplained(_ cell: ContractCell, among cells: [ContractCell]) -> Bool {
    if isTight(cell) { return true }
    return cell.needed < cell.frame.height
      && cells.contains { other in
        isTight(other) && other.frame.y < cell.frame.maxY - tolerance && cell.frame.y < other.frame.maxY - tolerance
      }
  }

  private func isTight(_ cell: ContractCell) -> Bool { abs(cell.needed - cell.frame.height) <= tolerance }

  private func isInside(_ frame: Rect, _ size: Size) -> Bool {
    frame.x >= -tolerance && frame.y >= -tolerance && frame.maxX <= size.width + tolerance
      && frame.maxY <= size.height + tolerance
  }

  /// What a text's lines need, where its frame has less; a pixel is no room.
  private func missingRoom(_ node: DisplayNode) -> Size? {
    guard case .text(let content) = node.content else { return nil }
    let lines = content.text.lines(in: content.frame)
    let height = Double(lines.count) * content.text.style.lineHeight
    let width = lines.map(\.width).max() ?? 0
    let pixel = 1 / environment.grid.scale
    let hasRoom = height <= node.frame.height + tolerance && width <= node.frame.width + pixel
    return hasRoom ? nil : Size(width: width, height: height)
  }

  /// One view of a kind shows the whole list with one design.
  func designBreaches(_ cells: [ContractCell]) -> [Breach] {
    var hosts: [CellKind: ContentHost] = [:]
    for cell in cells {
      let host = hosts[cell.content.configuration.kind] ?? ContentHost(kind: cell.content.configuration.kind)
      hosts[host.kind] = host
      host.apply(cell.content)
    }
    return hosts.values.filter { $0.counts.designs != 1 }.map {
      .designs($0.counts.designs, binds: $0.counts.binds, at: "\(name), cells of kind \($0.kind.rawValue)")
    }
  }
}
