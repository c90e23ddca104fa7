/// Why a request brought no ads.
public enum NativeAdFault: Error, Hashable, Sendable {
  /// There is no ad for this reader now.
  case noFill
  /// The answer did not come through: network, server, a request that was cancelled.
  case network
  /// Not allowed: a wrong ad unit, an account that is closed, a reader who must not be asked for. Asking again does not help.
  case policy
}
