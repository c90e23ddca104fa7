import LayoutKitCore

extension ContractTrial {
  /// In other colours, every cell and every node stands where it stood. Lines may be added.
  func colorBreaches() -> [Breach] {
    guard let arranged = arranged() else { return [] }
    let cells = ContractCell.cells(of: arranged)
    return otherColors.flatMap { environment -> [Breach] in
      guard let trial = try? with(environment),
        let other = trial.arranged()
      else { return [] }
      return zip(cells, ContractCell.cells(of: other)).compactMap { cell, other in
        breach(from: cell, to: other, at: "\(trial.name), \(environment.contrast.rawValue) contrast, \(cell.name)")
      }
    }
  }

  private var otherColors: [LayoutEnvironment] {
    Appearance.allCases.flatMap { appearance in
      ContrastLevel.allCases.map { contrast in
        var other = environment
        other.appearance = appearance
        other.contrast = contrast
        return other
      }
    }
  }

  private func breach(from cell: ContractCell, to other: ContractCell, at location: String) -> Breach? {
    guard cell.frame.isNear(other.frame) else {
      return .moved("the cell", other.frame, expected: cell.frame, at: location)
    }
    let nodes = cell.list.allNodes
    let keys = Set(nodes.map(\.key))
    let others = other.list.allNodes.filter { keys.contains($0.key) }
    for number in 0..<max(nodes.count, others.count) {
      let (node, other) = (nodes.dropFirst(number).first, others.dropFirst(number).first)
      if let node, let other, node.key == other.key, node.frame.isNear(other.frame) { continue }
      return .moved("\"\((node ?? other)?.key ?? "")\"", other?.frame, expected: node?.frame, at: location)
    }
    return nil
  }
}
