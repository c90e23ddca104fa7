public import LayoutKitCore

/// Brings native ads to an app's lists, for all of them from one loader. Belongs to whoever made it: an app's main
/// actor, mostly.
///
///     let ads = NativeAdProvider(loader: loader)
///     ads.eligibility = reader.eligibility
///     let work = Task { await ads.run() }
///
///     ads.open("news", placement: placement) { [weak self] list in self?.showAds(of: list) }
///     ads.update("news", content: items.count, visible: first..<end)  // whenever one of them changes
///     ads.ads(for: "news")                                            // in the order of their places
///     ads.close("news")
///
/// It requests what the lists on screen miss: one request at a time, at most `requestLimit` ads each, dealt out one a list
/// in turn. An ad is in one list and once there. An ad that nobody has seen is dropped when it is `age` old; one whose
/// place was on screen stays until its list closes. `Documentation/Ads.md` tells the rest.
public final class NativeAdProvider {
  /// The most ads of one request: what Google's SDK allows.
  public static let requestLimit = 5
  /// The most ads of one list: what MoPub's placer allowed.
  public static let listLimit = 200
  /// Places beyond the visible range for which ads are requested, unless a list says otherwise.
  public static let lead = 6
  /// How old an ad may be when it is first shown: what Google advises.
  public static let age = Duration.seconds(3_600)
  /// How long a request may take before it is given up.
  public static let timeout = Duration.seconds(30)

  /// What happened so far.
  public internal(set) var counts = Counts()
  let loader: any NativeAdLoader
  let time: AdTime
  var ledger = AdLedger()
  private var handlers: [SectionID: (SectionID) -> Void] = [:]
  private var events: AsyncStream<Event>.Continuation?
  var request: Request?
  var pace = AdPace()
  var alarm: (time: Duration, task: Task<Void, Never>)?

  /// Whether there are ads. When this stops, every list loses its ads at once and a request on its way is cancelled; so
  /// too when the reader's consent changes, as ads are chosen by it.
  public var eligibility: AdEligibility {
    didSet {
      guard eligibility != oldValue else { return }
      pace = AdPace()
      var changed: Set<SectionID> = []
      if eligibility.answer != .eligible || eligibility.consent != oldValue.consent {
        request?.cancel()
        changed = ledger.clear()
      }
      settle(changed)
    }
  }

  /// A provider that asks a loader.
  /// - Parameters:
  ///   - eligibility: whether there are ads; as long as nothing is known, not yet.
  ///   - clock: the time that ads age in and requests wait for.
  public init(
    loader: any NativeAdLoader, eligibility: AdEligibility = AdEligibility(),
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.loader = loader
    self.eligibility = eligibility
    time = AdTime(clock)
  }

  /// A list's ads, in the order of their places. None for a list that is not open.
  public func ads(for list: SectionID) -> [NativeAd] { ledger[list]?.ads.map(\.ad) ?? [] }

  /// Whether an ad is in a list or kept for one, by its id. What an SDK holds of others may be let go.
  public func holds(_ id: String) -> Bool { ledger.holds(id) }

  /// Opens a list. One that is open keeps its ads, and takes what is new.
  /// - Parameters:
  ///   - list: names it. A section that is shown twice at a time needs two names.
  ///   - lead: places beyond the visible range for which ads are requested, from 0 to 1,000.
  ///   - changed: told that the list has other ads, with its name.
  public func open(
    _ list: SectionID, placement: AdPlacement, lead: Int = NativeAdProvider.lead,
    changed: @escaping (SectionID) -> Void
  ) {
    ledger.open(list, placement: placement, lead: min(1_000, max(0, lead)))
    handlers[list] = changed
    pace.rouse()
    settle()
  }

  /// Takes what a list shows.
  /// - Parameters:
  ///   - content: number of items.
  ///   - visible: the places on screen, ads among them; empty while the list is off screen.
  public func update(_ list: SectionID, content: Int, visible: Range<VisibleIndex>) {
    ledger.update(list, content: content, visible: visible)
    settle()
  }

  /// Closes a list: the ads it has shown are let go, the others are for other lists.
  public func close(_ list: SectionID) {
    ledger.close(list)
    handlers[list] = nil
    settle()
  }

  /// Requests ads and takes them in until the task that runs it is cancelled; without it nothing is requested. Where it
  /// runs already, it returns at once.
  public func run() async {
    guard events == nil else { return }
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = continuation
    settle()
    for await event in stream {
      take(event)
      settle()
    }
    request?.cancel()
    request?.timer.cancel()
    alarm?.task.cancel()
    (events, request, alarm) = (nil, nil, nil)
  }

  /// Brings everything up to date, then tells the lists that have other ads.
  private func settle(_ cleared: Set<SectionID> = []) {
    let now = time.now()
    let old = ledger.dropOld(at: now)
    counts.expired += old.count
    let dealt = eligibility.answer == .eligible ? ledger.deal() : []
    ledger.markSeen()
    if let events {
      requestAds(at: now, telling: events)
      setAlarm(at: now, telling: events)
    }
    let changed = cleared.union(old.changed).union(dealt)
    for list in ledger.lists.map(\.id) where changed.contains(list) { handlers[list]?(list) }
  }
}
