/// Whether a reader may be shown ads, from what the app knows. As it is made, it knows nothing: no ads yet.
public struct AdEligibility: Hashable, Sendable {
  /// What is known of the reader's age.
  public enum Age: Hashable, Sendable {
    /// Nothing yet.
    case unknown
    /// Too young for ads.
    case underAge
    /// Old enough.
    case ofAge
  }

  /// What the reader answered when asked whether ads may be chosen by personal data.
  public enum Consent: Hashable, Sendable {
    /// Not answered yet.
    case pending
    /// Yes.
    case given
    /// No. There are ads still: ones that ask for no consent. Ad SDKs keep the reader's answer and choose them by it.
    case refused
  }

  /// What follows.
  public enum Answer: Hashable, Sendable {
    /// No ads; none are requested.
    case none
    /// No ads and no request before more is known.
    case notYet
    /// Ads.
    case eligible
  }

  /// Whether the app has ads at all.
  public var isOn = true
  /// The reader's age.
  public var age = Age.unknown
  /// The reader's consent.
  public var consent = Consent.pending
  /// Whether the reader pays.
  public var isSubscriber = false
  /// Whether the app's owner spares subscribers.
  public var sparesSubscribers = false

  /// Nothing is known.
  public init() {}

  /// Whether there are ads. A reason for none comes before what is not known yet.
  public var answer: Answer {
    guard isOn, age != .underAge, !(isSubscriber && sparesSubscribers) else { return .none }
    return age == .unknown || consent == .pending ? .notYet : .eligible
  }
}
