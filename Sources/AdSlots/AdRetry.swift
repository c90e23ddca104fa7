/// How a request that failed is made again: after a wait that doubles, and not for ever.
public struct AdRetry: Hashable, Sendable {
  /// The wait after the first failure.
  public let first: Duration
  /// The longest wait.
  public let longest: Duration
  /// The most requests in a row that may fail; after these, none is made.
  public let tries: Int

  /// After network faults and requests that are never answered: 2, 4, 8, 16, 32, 60 seconds, seven tries.
  public static let network = AdRetry(first: .seconds(2), longest: .seconds(60), tries: 7)
  /// After answers without a usable ad: 30 seconds, 1, 2, 4, 5 minutes, six tries.
  public static let noFill = AdRetry(first: .seconds(30), longest: .seconds(300), tries: 6)

  /// The way after a fault; `nil` for none.
  public static func after(_ fault: NativeAdFault) -> AdRetry? {
    switch fault {
    case .noFill: .noFill
    case .network: .network
    case .policy: nil
    }
  }

  /// How long to wait after so many failures in a row, from 1; `nil` when there were enough.
  public func wait(after failures: Int) -> Duration? {
    guard failures < tries else { return nil }
    var wait = first
    for _ in 0..<max(0, failures - 1) where wait < longest { wait = wait * 2 }
    return min(wait, longest)
  }
}
