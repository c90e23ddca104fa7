extension NativeAdProvider {
  /// What happened since the provider was made.
  public struct Counts: Hashable, Sendable {
    /// Requests made.
    public var requests = 0
    /// Ads taken in.
    public var arrived = 0
    /// Requests that brought none because there were none.
    public var noFill = 0
    /// Requests that failed on the way.
    public var network = 0
    /// Requests that were not allowed.
    public var policy = 0
    /// Requests that were given up unanswered.
    public var timeouts = 0
    /// Answers with ads that came after their request was cancelled or given up; ignored.
    public var late = 0
    /// Ads dropped because more came than were asked for.
    public var surplus = 0
    /// Ads dropped because they were there already.
    public var repeated = 0
    /// Ads dropped because they lacked a headline or the label of their button.
    public var incomplete = 0
    /// Ads dropped because an hour had gone before anybody saw them.
    public var expired = 0

    /// Nothing yet.
    public init() {}

    mutating func add(_ fault: NativeAdFault) {
      switch fault {
      case .noFill: noFill += 1
      case .network: network += 1
      case .policy: policy += 1
      }
    }
  }
}
