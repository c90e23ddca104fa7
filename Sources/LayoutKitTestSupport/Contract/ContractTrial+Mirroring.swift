import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// The layout from right to left is the mirror image: every cell, and every node in it. Mirrored twice, a cell is what
  /// it was.
  func mirrorBreaches(_ arranged: ArrangedSection, image: ArrangedSection) -> [Breach] {
    let cells = ContractCell.cells(of: arranged)
    let images = ContractCell.cells(of: image)
    return zip(cells, images).flatMap { cell, other in
      let location = "\(name), \(cell.name)"
      let frame = cell.frame.mirrored(in: arranged.size.width)
      guard frame.isNear(other.frame) else {
        return [Breach.notMirrored("the cell", other.frame, expected: frame, at: location)]
      }
      let list = cell.freshHost.displayList(in: cell.frame.size, environment: environment)
      let drawn = other.freshHost.displayList(in: other.frame.size, environment: image.environment)
      let breach =
        Self.breach(drawn, against: list.mirrored(), at: location)
        ?? Self.breach(list.mirrored().mirrored(), against: list, at: location)
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
