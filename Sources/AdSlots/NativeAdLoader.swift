public import LayoutKitCore

/// What an ad SDK sits behind. `NativeAdProvider` makes one request at a time.
public protocol NativeAdLoader: Sendable {
  /// Requests ads. A task that is cancelled should end soon, in whichever way: its answer is ignored.
  /// - Parameter count: the most ads to bring, from 1 to `NativeAdProvider.requestLimit`; fewer are an answer too.
  /// - Throws: why there are none.
  func ads(upTo count: Int) async throws(NativeAdFault) -> [NativeAd]
}
