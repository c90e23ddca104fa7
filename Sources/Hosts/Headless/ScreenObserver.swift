public import LayoutEngine
public import LayoutKitCore

/// What happens on a screen, told as it happens.
public protocol ScreenObserver: AnyObject {
  /// A cell came into sight, or left it.
  func screen(_ display: DisplayEvent)
  /// A cell was tapped; `nil` where nothing of ours is to happen, as on an ad.
  func screenTapped(_ identity: PlaceIdentity, in section: SectionID, asking action: ContentAction?)
  /// Something that a swipe or a menu offers for a cell's item was asked for.
  func screenPerforms(_ action: ContentAction, on identity: PlaceIdentity, in section: SectionID)
  /// An ad was seen: at least half of it, for a second without a break. Told once for as long as its cell is in sight.
  ///
  /// Source: Media Rating Council, "Viewable Ad Impression Measurement Guidelines", 2014, display ads.
  func screenSawAd(_ id: String, in section: SectionID)
  /// Places are about to come into sight: what they show can be fetched.
  func screenPrefetches(_ places: [ScreenPlace])
  /// Places that were about to come into sight are not any more.
  func screenCancelsPrefetching(_ places: [ScreenPlace])
  /// The reader pulled the screen down past its top and let go.
  func screenPulledToRefresh()
  /// The end of a section whose items go on elsewhere comes near. Told once for each page.
  func screenNeedsMore(of section: SectionID, page: String)
}

extension ScreenObserver {
  /// Not listened to.
  public func screen(_ display: DisplayEvent) {}
  /// Not listened to.
  public func screenTapped(_ identity: PlaceIdentity, in section: SectionID, asking action: ContentAction?) {}
  /// Not listened to.
  public func screenPerforms(_ action: ContentAction, on identity: PlaceIdentity, in section: SectionID) {}
  /// Not listened to.
  public func screenSawAd(_ id: String, in section: SectionID) {}
  /// Not listened to.
  public func screenPrefetches(_ places: [ScreenPlace]) {}
  /// Not listened to.
  public func screenCancelsPrefetching(_ places: [ScreenPlace]) {}
  /// Not listened to.
  public func screenPulledToRefresh() {}
  /// Not listened to.
  public func screenNeedsMore(of section: SectionID, page: String) {}
}

/// A cell's coming into sight or leaving it.
public struct DisplayEvent: Hashable, Sendable {
  /// Which of the two.
  public enum Kind: Hashable, Sendable {
    /// It comes into sight.
    case begins
    /// It leaves after so many seconds.
    case ends(after: Double)
  }

  /// Which of the two.
  public let kind: Kind
  /// The section.
  public let section: SectionID
  /// Whose cell it is.
  public let identity: PlaceIdentity
}
