import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// A random walk over the items of several settings and over states by reused views, compared with fresh views at every
  /// step.
  static func reuseBreaches(in trials: [ContractTrial], seed: UInt64, steps: Int = 150) -> [Breach] {
    var generator = SeededGenerator(seed: seed)
    var hosts: [CellKind: ContentHost] = [:]
    let lists = trials.map { ($0, $0.walkPlan(seed: seed)) }
    var breaches: [Breach] = []
    var left: LeftBehind?
    for _ in 0..<steps {
      guard let (trial, plan) = lists.randomElement(using: &generator), plan.count > 0 else { continue }
      let place = plan.place(at: VisibleIndex(.random(in: 0..<plan.count, using: &generator)))
      let kind = place.content.configuration.kind
      let reused = hosts[kind] ?? ContentHost(kind: kind)
      hosts[kind] = reused
      let content = place.content.marked(Fixtures.randomState(using: &generator))
      reused.apply(content)

      let width = Double(Int.random(in: 150...700, using: &generator))
      let location = "\(trial.name), \(place.identity.words), \(width.words) points wide"
      let height = content.freshHost.height(forWidth: width, in: trial.environment)
      let unmarked = place.content.freshHost.height(forWidth: width, in: trial.environment)
      if height != unmarked { breaches.append(.grown(height, from: unmarked, at: location)) }
      breaches += trial.reuseBreaches(of: reused, showing: content, width: width, at: location)
      if let left { breaches += left.breaches(width: width) }
      left = reused.sizing(in: trial.environment).map {
        LeftBehind(sizing: $0, content: place.content, environment: trial.environment, location: location)
      }
    }
    return breaches
  }

  /// Every ad after every other, by one view of each kind.
  func adReuseBreaches() -> [Breach] {
    let plan = plan
    let places = (0..<plan.count).map { plan.place(at: VisibleIndex($0)) }.filter { $0.slot?.isAd == true }
    var hosts: [CellKind: ContentHost] = [:]
    let walk = places.flatMap { first in places.flatMap { [first, $0] } }
    return walk.flatMap { place in
      let kind = place.content.configuration.kind
      let reused = hosts[kind] ?? ContentHost(kind: kind)
      hosts[kind] = reused
      reused.apply(place.content)
      return reuseBreaches(of: reused, showing: place.content, width: 330, at: "\(name), \(place.identity.words)")
    }
  }

  private func reuseBreaches(
    of reused: ContentHost, showing content: ContentBox, width: Double, at location: String
  ) -> [Breach] {
    var breaches: [Breach] = []
    let fresh = content.freshHost
    let height = fresh.height(forWidth: width, in: environment)
    let other = reused.height(forWidth: width, in: environment)
    if height != other {
      breaches.append(.reused("it is \(other.words) high, a fresh one \(height.words)", at: location))
    }
    let size = Size(width: width, height: height)
    let expected = fresh.displayList(in: size, environment: environment)
    let drawn = reused.displayList(in: size, environment: environment)
    if let difference = expected.difference(to: drawn) { breaches.append(.reused(difference, at: location)) }
    return breaches
  }

  /// The section's items and random ones, with random statuses.
  private func walkPlan(seed: UInt64) -> SectionPlan {
    var section = section
    var generator = SeededGenerator(seed: seed)
    let kinds = Set(section.items.map(\.kind))
    let random = Fixtures.randomItems(count: 40, kinds: ContentKind.allCases.filter(kinds.contains), seed: seed)
    section.items += kinds.isEmpty ? [] : random
    for item in section.items { section.statuses[item.id] = Fixtures.randomStatus(using: &generator) }
    return SectionPlan(of: section, layout: layout, in: environment)
  }
}

/// What a view left behind of a cell, once it shows another.
private struct LeftBehind {
  let sizing: any ContentSizing
  let content: ContentBox
  let environment: LayoutEnvironment
  let location: String

  func breaches(width: Double) -> [Breach] {
    let height = environment.grid.up(sizing.size(forWidth: width).height)
    let needed = content.freshHost.height(forWidth: width, in: environment)
    return height == needed
      ? [] : [.leftBehind(height, needed: needed, at: "\(location), asked for \(width.words)")]
  }
}

extension DisplayList {
  /// The first thing that another list shows differently; `nil` for equal lists.
  func difference(to other: DisplayList) -> String? {
    if self == other { return nil }
    if size != other.size { return "the size is \(other.size.words) instead of \(size.words)" }
    let (nodes, others) = (self.nodes.inside, other.nodes.inside)
    for (node, drawn) in zip(nodes, others) where node != drawn {
      return node.key == drawn.key ? "\"\(node.key)\" differs" : "\"\(drawn.key)\" stands for \"\(node.key)\""
    }
    if let node = nodes.dropFirst(others.count).first { return "\"\(node.key)\" is missing" }
    if let node = others.dropFirst(nodes.count).first { return "\"\(node.key)\" is left over" }
    return accessibility == other.accessibility ? "a group differs" : "the accessibility differs"
  }
}

extension [DisplayNode] {
  /// The nodes that are no groups, in painting order.
  fileprivate var inside: [DisplayNode] {
    flatMap { node in
      if case .group(let group) = node.content { group.nodes.inside } else { [node] }
    }
  }
}
