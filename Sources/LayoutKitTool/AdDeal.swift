import AdSlots
import ContentFeeds
import LayoutEngine
import LayoutKitCore

/// Deals an app's ads out to its sections, each as many as it has places for: no ad is shown twice.
struct AdDeal {
  /// Where ads go in a feed alone, which says nothing of them.
  private static let usual = try? AdSettings(placement: AdPlacement(first: 2, every: 4))
  private var rest: ArraySlice<NativeAd>
  private let isFeed: Bool

  /// The ads of an app, as far as its reader may be shown any.
  /// - Parameter ads: takes the place of those of the document's source. A reader of whom the document says nothing may be
  ///   shown these.
  init(of app: LoadedApp, or ads: [NativeAd]?) {
    let answer = app.document.ads.eligibility.answer
    let isAllowed = answer == .eligible || (answer == .notYet && ads != nil)
    rest = isAllowed ? (ads ?? app.ads)[...] : []
    isFeed = app.document.isFeed
  }

  /// The ads of a section, in the order of asking.
  mutating func ads(for loaded: LoadedSection) -> SectionAds? {
    guard let settings = loaded.document.ads ?? (isFeed ? Self.usual : nil), !rest.isEmpty else { return nil }
    let content = loaded.section.visibleItems.count
    let count = AdSlotMap(content: content, placement: settings.placement, arrived: rest.count).adCount
    let dealt = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return SectionAds(dealt, in: settings.placement, takeRows: settings.span == .row)
  }
}
