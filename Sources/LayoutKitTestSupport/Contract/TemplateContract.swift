public import LayoutKitCore

/// What every template is held to: the rules of the engine, checked on layouts of the fixtures in many settings.
///
/// A template team's whole suite may be `#expect(TemplateContract.breaches(of: MyTemplate()) == [])`.
public struct TemplateContract: Sendable {
  /// Container widths, in points.
  public var widths = [320.0, 390, 768, 1_024, 1_180]
  /// The reader's text sizes.
  public var textSizes = [TextSizeClass.xs, .l, .ax3]
  /// Light and dark.
  public var appearances = Appearance.allCases
  /// What lists look like.
  public var design = Fixtures.design
  /// What lists show; those of kinds that the template does not take are left out.
  public var items = Fixtures.items
  /// Seeds random items and walks.
  public var seed: UInt64 = 1

  /// The contract in its usual settings.
  public init() {}

  /// What a template breaks in the usual settings.
  public static func breaches(of template: some ListTemplate) -> [Breach] { TemplateContract().breaches(of: template) }

  /// What a template breaks: every variant, in every width, direction, text size and appearance.
  public func breaches(of template: some ListTemplate) -> [Breach] {
    let variants: [String?] = template.variants.isEmpty ? [nil] : template.variants
    return variants.flatMap { breaches(of: template, variant: $0) }
  }

  private func breaches(of template: some ListTemplate, variant: String?) -> [Breach] {
    do {
      let trials = try environments.map { try trial(of: template, variant: variant, in: $0) }
      let deep = try deepEnvironments.map { try trial(of: template, variant: variant, in: $0) }
      return trials.flatMap { $0.layoutBreaches() + $0.adLayoutBreaches() }
        + deep.flatMap { $0.contentBreaches(seed: seed) }
        + ContractTrial.reuseBreaches(in: deep, seed: seed)
    } catch {
      return [.unresolved(error, at: [template.id.rawValue, variant].compactMap { $0 }.joined(separator: " "))]
    }
  }

  private func trial(
    of template: some ListTemplate, variant: String?, in environment: LayoutEnvironment
  ) throws -> ContractTrial {
    let shown = items.filter { template.kinds.contains($0.kind) }
    var section = Fixtures.section(items: shown, template: template.id, variant: variant)
    section.design = design
    return try ContractTrial(section, registry: TemplateRegistry([template]), environment: environment)
  }

  /// Those in which frames and drawings are checked. Every one is also laid out from right to left.
  private var environments: [LayoutEnvironment] {
    widths.flatMap { width in
      textSizes.flatMap { textSize in
        appearances.map { Fixtures.environment(width: width, textSize: textSize, appearance: $0) }
      }
    }
  }

  /// Those in which what does not depend on the width is checked.
  private var deepEnvironments: [LayoutEnvironment] {
    [
      Fixtures.environment(),
      Fixtures.environment(scale: 3, direction: .rightToLeft, textSize: .ax3, appearance: .dark),
    ]
  }
}
