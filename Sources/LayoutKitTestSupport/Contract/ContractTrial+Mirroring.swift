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
      let nodes = cell.list.allNodes.map { MirrorNode($0) }
      let expected = nodes.map { $0.mirrored(in: cell.list.size.width) }
      let twice = cell.list.mirrored().mirrored().allNodes.map { MirrorNode($0) }
      let breach =
        Self.breach(other.list.allNodes.map { MirrorNode($0) }, against: expected, at: location)
        ?? Self.breach(twice, against: nodes, at: location)
      return breach.map { [$0] } ?? []
    }
  }

  private static func breach(_ found: [MirrorNode], against expected: [MirrorNode], at location: String) -> Breach? {
    for number in 0..<max(found.count, expected.count) {
      let node = found.dropFirst(number).first
      let other = expected.dropFirst(number).first
      if let node, let other, node.isNear(other) { continue }
      return .notMirrored("\"\((other ?? node)?.key ?? "")\"", node?.frame, expected: other?.frame, at: location)
    }
    return nil
  }
}

/// What mirroring changes of a node, worked out here once more.
private struct MirrorNode {
  let key: String
  var frame: Rect
  /// Which side a text begins at; `nil` for what is no text.
  var isMirrored: Bool?

  init(_ node: DisplayNode) {
    key = node.key
    frame = node.frame
    if case .text(let text) = node.content { isMirrored = text.isMirrored }
  }

  func mirrored(in width: Double) -> MirrorNode {
    var copy = self
    copy.frame.x = width - frame.x - frame.width
    copy.isMirrored = isMirrored.map { !$0 }
    return copy
  }

  func isNear(_ other: MirrorNode) -> Bool {
    key == other.key && isMirrored == other.isMirrored && frame.isNear(other.frame)
  }
}

extension Rect {
  /// Equal but for rounding.
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}
