import LayoutKitCore

/// The trial template with ads, which do one thing wrong, or nothing.
struct TrialAdTemplate: ListTemplate {
  let adFault: AdFault
  let id: TemplateID = "trialAds"
  let defaultOptions = TrialTemplate.Options()

  func makeLayout(design: DesignModel, options: TrialTemplate.Options) -> TrialAdLayout {
    TrialAdLayout(adFault: adFault, plain: TrialLayout(fault: .none, design: design))
  }
}

struct TrialAdLayout: NativeAdLayoutable {
  let adFault: AdFault
  let plain: TrialLayout

  func style(in environment: LayoutEnvironment) -> TrialView.Design { plain.style(in: environment) }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: TrialView.Design
  ) -> any ContentConfiguration {
    plain.content(for: item, status: status, at: index, style: style)
  }

  func content(for ad: NativeAd, style: TrialView.Design) -> any ContentConfiguration {
    Content<TrialAdView>(
      design: Shared(.init(fault: adFault, style: style.style, color: style.color)),
      item: .init(ad: ad, isForgetful: adFault == .forgetful))
  }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { plain.rule(in: environment) }

  func message(
    _ message: StateMessage, section: SectionID, style: TrialView.Design
  ) -> (any ContentConfiguration)? { plain.message(message, section: section, style: style) }
}
