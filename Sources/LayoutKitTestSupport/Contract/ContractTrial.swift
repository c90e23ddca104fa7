import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore

/// A section in a template and a setting: what one round of checks looks at.
struct ContractTrial {
  /// The template, the variant and the setting.
  let name: String
  let section: ListSection
  let registry: TemplateRegistry
  let layout: any ListLayout
  let environment: LayoutEnvironment
  /// Ads that have arrived, one behind each of the first items.
  private(set) var ads: [NativeAd] = []

  init(_ section: ListSection, registry: TemplateRegistry, environment: LayoutEnvironment) throws(TemplateError) {
    self.section = section
    self.registry = registry
    self.environment = environment
    layout = try registry.layout(for: section).layout
    name =
      [section.template.rawValue, section.variant].compactMap { $0 }.joined(separator: " ")
      + ", \(environment.container.width.words) points, \(environment.direction.rawValue), "
      + "\(environment.textSize.rawValue), \(environment.appearance.rawValue)"
  }

  /// The same, reading from the right.
  var mirrored: ContractTrial {
    get throws(TemplateError) {
      var environment = environment
      environment.direction = .rightToLeft
      return try with(environment)
    }
  }

  /// The same with ads between items, no more of these than stand beside them.
  func with(ads: [NativeAd]) throws(TemplateError) -> ContractTrial {
    var trial = try with { $0.items = Array($0.items.prefix(ads.count)) }
    trial.ads = ads
    return trial
  }

  /// The same template and setting for another section.
  func with(_ change: (inout ListSection) -> Void) throws(TemplateError) -> ContractTrial {
    var section = section
    change(&section)
    var trial = try ContractTrial(section, registry: registry, environment: environment)
    trial.ads = ads
    return trial
  }

  /// The same in another environment.
  func with(_ environment: LayoutEnvironment) throws(TemplateError) -> ContractTrial {
    var trial = try ContractTrial(section, registry: registry, environment: environment)
    trial.ads = ads
    return trial
  }

  /// The section as the home page shows it.
  func widget(cache: MeasurementCache) -> HomeWidgetAdapter {
    let widget = HomeWidgetAdapter(
      section: section, registry: registry, cache: cache, ads: SectionAds(behindEach: ads))
    widget.environmentChanged(to: environment)
    return widget
  }

  /// The section laid out; `nil` where there is nothing to show.
  func arranged(cache: MeasurementCache = MeasurementCache()) -> ArrangedSection? {
    widget(cache: cache).arranged
  }

  /// The section's places, not laid out.
  var plan: SectionPlan {
    SectionPlan(of: section, layout: layout, in: environment, ads: SectionAds(behindEach: ads))
  }

  /// Everything that is checked in every setting, from left to right and from right to left.
  func layoutBreaches() -> [Breach] {
    let cache = MeasurementCache()
    guard let arranged = arranged(cache: cache), let mirrored = try? mirrored, let image = mirrored.arranged() else {
      return [.built("nothing", width: environment.container.width, at: name)]
    }
    let (cells, images) = (ContractCell.cells(of: arranged), ContractCell.cells(of: image))
    return breaches(of: arranged, cells) + mirrored.breaches(of: image, images)
      + mirrorBreaches(cells, images: images, width: arranged.size.width) + rememberedBreaches(cache)
  }

  /// Everything that is checked once a variant.
  func contentBreaches(seed: UInt64) -> [Breach] {
    colorBreaches() + fingerprintBreaches() + indexBreaches() + messageBreaches() + loadingBreaches() + adBreaches()
      + tapBreaches() + noRoomBreaches()
  }

  /// What is checked of any layout: frames, drawings, designs and actions.
  func breaches(of arranged: ArrangedSection, _ cells: [ContractCell]) -> [Breach] {
    frameBreaches(cells, in: arranged) + drawingBreaches(cells) + designBreaches(cells)
      + openingBreaches(cells, in: arranged) + markBreaches(cells, in: arranged)
  }

  /// The same, of cells of its own.
  func breaches(of arranged: ArrangedSection) -> [Breach] {
    breaches(of: arranged, ContractCell.cells(of: arranged))
  }
}
