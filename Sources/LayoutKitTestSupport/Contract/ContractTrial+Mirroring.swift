import LayoutKitCore

extension ContractTrial {
  /// The layout from right to left is the mirror image: every cell, and every node in it. Mirrored twice, a cell is what
  /// it was.
  func mirrorBreaches(_ cells: [ContractCell], images: [ContractCell], width: Double) -> [Breach] {
    zip(cells, images).flatMap { cell, other in
      let location = "\(name), \(cell.name)"
      let frame = cell.frame.mirrored(in: width)
      guard frame.isNear(other.frame) else {
        return [Breach.notMirrored("the cell", other.frame, expected: frame, at: location)]
      }
      let mirrored = cell.list.mirrored()
      let breach =
        Self.breach(other.list, against: mirrored, at: location)
        ?? Self.breach(mirrored.mirrored(), against: cell.list, at: location)
      return breach.map { [$0] } ?? []
    }
  }

  private static func breach(_ list: DisplayList, against expected: DisplayList, at location: String) -> Breach? {
    let (found, nodes) = (list.allNodes, expected.allNodes)
    for number in 0..<max(found.count, nodes.count) {
      let node = found.indices.contains(number) ? found[number] : nil
      let other = nodes.indices.contains(number) ? nodes[number] : nil
      if let node, let other, node.key == other.key, node.frame.isNear(other.frame), node.side == other.side {
        continue
      }
      let name = "\"\((other ?? node)?.key ?? "")\""
      return .notMirrored(name, node?.frame, expected: other?.frame, at: location)
    }
    return nil
  }
}

extension DisplayNode {
  /// Which side a text begins at; `nil` for what is no text.
  fileprivate var side: Bool? {
    if case .text(let text) = content { text.isMirrored } else { nil }
  }
}

extension Rect {
  /// Equal but for rounding.
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}
