import AdSlots
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// A provider at work between a loader and a clock that do as they are told.
@MainActor final class AdStage {
  let clock = ManualClock()
  let loader = GatedAdLoader()
  let provider: NativeAdProvider
  /// Lists that were told of other ads, in order.
  var told: [SectionID] = []
  private var work: Task<Void, Never>?
  private var made = 0

  init(eligibility: AdEligibility = .everything, runs: Bool = true) {
    provider = NativeAdProvider(loader: loader, eligibility: eligibility, clock: clock)
    if runs { run() }
  }

  func run() {
    work = Task { [provider] in await provider.run() }
  }

  /// Ends the work, and every request that still waits.
  func end() async {
    work?.cancel()
    await work?.value
    work = nil
    for number in loader.waiting { loader.answer(number, .failure(.network)) }
  }

  func open(_ list: SectionID, _ placement: AdPlacement, lead: Int = 0) {
    provider.open(list, placement: placement, lead: lead) { [weak self] in self?.told.append($0) }
  }

  func show(_ list: SectionID, content: Int = 1_000, _ places: Range<Int>) {
    provider.update(list, content: content, visible: VisibleIndex(places.lowerBound)..<VisibleIndex(places.upperBound))
  }

  func ids(_ list: SectionID) -> [String] { provider.ads(for: list).map(\.id) }

  /// Waits for a request, counted from 0.
  func request(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await until(sourceLocation: sourceLocation) { self.loader.waiting.contains(number) }
  }

  /// Answers a request with ads that are new, and waits until they are taken.
  func deliver(_ count: Int, to number: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    await request(number, sourceLocation: sourceLocation)
    let before = provider.counts.arrived
    loader.answer(number, .success((made..<made + count).map { .numbered($0) }))
    made += count
    await until(sourceLocation: sourceLocation) { self.provider.counts.arrived == before + count }
  }

  /// Fails a request, and waits until the fault is counted.
  func fail(_ number: Int, _ fault: NativeAdFault, sourceLocation: SourceLocation = #_sourceLocation) async {
    await request(number, sourceLocation: sourceLocation)
    func count() -> Int { provider.counts.noFill + provider.counts.network + provider.counts.policy }
    let before = count()
    loader.answer(number, .failure(fault))
    await until(sourceLocation: sourceLocation) { count() == before + 1 }
  }

  /// Waits for what others do, not for time.
  func until(sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool) async {
    #expect(await othersRun(until: holds), sourceLocation: sourceLocation)
  }
}

extension AdEligibility {
  /// A reader of whom everything is known, and who may be shown ads.
  static var everything: AdEligibility {
    var eligibility = AdEligibility()
    eligibility.age = .ofAge
    eligibility.consent = .given
    return eligibility
  }

  func with<Value>(_ part: WritableKeyPath<AdEligibility, Value>, _ value: Value) -> AdEligibility {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }
}

extension NativeAd {
  static func numbered(_ number: Int) -> NativeAd {
    NativeAd(id: "ad.\(number)", headline: "Offer \(number)", callToAction: "Look")
  }
}
