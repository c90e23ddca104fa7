public import Foundation
public import LayoutKitCore

/// A loader without an SDK: hands out ads of its own, once each and in order, and fails where it is told to.
public actor FixtureAdLoader: NativeAdLoader {
  /// What one request meets.
  public enum Step: Hashable, Sendable {
    /// As many ads as asked for, but no more than these.
    case ads(atMost: Int)
    /// A fault.
    case fault(NativeAdFault)
  }

  private var ads: ArraySlice<NativeAd>
  private var script: ArraySlice<Step>
  private let delay: Duration
  private let time: AdTime

  /// A loader of ads.
  /// - Parameters:
  ///   - script: what the first requests meet, one step each; those after it bring as many as asked for.
  ///   - delay: how long every request takes.
  ///   - clock: the time it takes them by.
  public init(
    ads: [NativeAd], script: [Step] = [], delay: Duration = .zero, clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.ads = ads[...]
    self.script = script[...]
    self.delay = delay
    time = AdTime(clock)
  }

  /// A loader of the ads in a JSON document: an array, or an object with one as its `ads`.
  /// - Throws: all that is wrong with the document at once.
  public init(
    parsing document: Data, script: [Step] = [], delay: Duration = .zero,
    clock: some Clock<Duration> = ContinuousClock()
  ) throws(ConfigurationFaults) {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: document)
    } catch {
      throw ConfigurationFaults([error])
    }
    self.init(ads: try [NativeAd](json), script: script, delay: delay, clock: clock)
  }

  /// The next ads, as the script has it. No fill when there are no more.
  public func ads(upTo count: Int) async throws(NativeAdFault) -> [NativeAd] {
    let step = script.popFirst() ?? .ads(atMost: count)
    if delay > .zero {
      do {
        try await time.pause(for: delay)
      } catch {
        throw .network
      }
    }
    switch step {
    case .fault(let fault): throw fault
    case .ads(let most):
      let answer = ads.prefix(max(0, min(count, most)))
      guard !ads.isEmpty else { throw .noFill }
      ads = ads.dropFirst(answer.count)
      return Array(answer)
    }
  }
}
