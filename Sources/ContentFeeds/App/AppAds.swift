public import AdSlots

/// What an app's document says of ads and of the reader they would be for.
public struct AppAds: Hashable, Sendable {
  /// The age from which readers are shown ads, in years, unless the document says otherwise.
  ///
  /// Source: Regulation (EU) 2016/679, article 8: from 16 a child's own consent counts.
  public static let minimumAge = 16

  /// Whether the reader may be shown ads. A reader whose consent the document does not mention has given it.
  public var eligibility = AdEligibility()
  /// Where the ads are, a path relative to the document; `nil` for none.
  public var source: String?

  /// Nothing is said: the reader's age is not known.
  public init() { eligibility.consent = .given }
}
