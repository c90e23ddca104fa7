import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

/// A reused view equals a fresh one (airbnb/epoxy-ios#154, googleads/googleads-mobile-ios-examples#76).
@Suite struct RandomWalkTests {
  private static let steps = 10_000

  /// One section in one design and environment, in one variant of one template.
  private struct Stage {
    let plan: SectionPlan
    let environment: LayoutEnvironment
    let width: Double
  }

  private func stages() throws -> [Stage] {
    var stages: [Stage] = []
    let items = Fixtures.items + Fixtures.randomItems(count: 150, kinds: ContentKind.allCases, seed: 4)
    for template in TemplateRegistry.standard.templates {
      for variant in template.variants.isEmpty ? [nil] : template.variants.map(Optional.some) {
        for (number, design) in designs.enumerated() {
          var section = ListSection(id: "walk", items: items, template: template.id, design: design)
          section.variant = variant
          for (index, item) in items.enumerated() { section.statuses[item.id] = ItemStatus(rawValue: index % 16) }
          let environment = Fixtures.environment(
            width: [320, 390, 768][number % 3], direction: number % 2 == 0 ? .leftToRight : .rightToLeft,
            textSize: [.l, .xs, .ax3][number % 3], appearance: number % 2 == 0 ? .light : .dark)
          let layout = try TemplateRegistry.standard.layout(for: section).layout
          stages.append(
            Stage(
              plan: SectionPlan(of: section, layout: layout, in: environment, ads: ads), environment: environment,
              width: 100 + Double(number) * 55))
        }
      }
    }
    return stages
  }

  /// Ads with and without each of their parts.
  private var ads: SectionAds {
    SectionAds(Fixtures.ads + Fixtures.ads(count: 40), in: IntervalSlotPlan(interval: 3))
  }

  private var designs: [DesignModel] {
    var bare = DesignModel()
    bare.shows.summary = false
    bare.shows.byline = false
    bare.shows.date = false
    bare.shows.commentCount = false
    var tools = DesignModel()
    tools.shows.toolbar = true
    tools.title.uppercase = true
    tools.title.lines = 0
    tools.cornerRadius = 0
    tools.border.width = 2
    tools.shadow.radius = 8
    return [DesignModel(), bare, tools]
  }

  @Test func `a view reused through 10,000 items and ads of all kinds and designs shows what a fresh one shows`() throws
  {
    let stages = try stages()
    var random = SeededGenerator(seed: 20_260_101)
    var hosts: [CellKind: ContentHost] = [:]
    var differences: [String] = []
    for step in 0..<Self.steps {
      let stage = stages[Int.random(in: 0..<stages.count, using: &random)]
      let index = VisibleIndex(Int.random(in: 0..<stage.plan.count, using: &random))
      let content = stage.plan.place(at: index).content
      let kind = content.configuration.kind
      let reused = hosts[kind] ?? ContentHost(kind: kind)
      hosts[kind] = reused
      let fresh = ContentHost(kind: kind)
      let lists = [reused, fresh].map { host in
        host.apply(content)
        let height = host.height(forWidth: stage.width, in: stage.environment)
        return host.displayList(in: Size(width: stage.width, height: height), environment: stage.environment)
      }
      if lists[0] != lists[1] { differences.append("step \(step), \(kind.rawValue), place \(index.value)") }
    }
    #expect(differences == [])
    #expect(hosts.values.map(\.counts.binds).reduce(0, +) > Self.steps / 2)
  }
}
