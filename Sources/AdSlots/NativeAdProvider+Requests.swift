import LayoutKitCore

extension NativeAdProvider {
  /// What reaches the provider from its tasks.
  enum Event: Sendable {
    case answer(Int, Result<[NativeAd], NativeAdFault>)
    case timeout(Int)
    case alarm
  }

  /// A request on its way. One that was cancelled still counts as on its way until its loader has ended it.
  struct Request {
    /// Counted from 1.
    let number: Int
    /// The most ads it may bring.
    let count: Int
    let work: Task<Void, Never>
    let timer: Task<Void, Never>
    var isCancelled = false

    mutating func cancel() {
      isCancelled = true
      work.cancel()
    }
  }

  /// Makes a request where ads are missing and one may be made.
  func requestAds(at now: Duration, telling events: AsyncStream<Event>.Continuation) {
    let count = min(ledger.shortage, Self.requestLimit)
    guard count > 0, request == nil, eligibility.answer == .eligible, pace.allows(at: now) else { return }
    counts.requests += 1
    let number = counts.requests
    let work = Task { [loader] in
      do throws(NativeAdFault) {
        events.yield(.answer(number, .success(try await loader.ads(upTo: count))))
      } catch {
        events.yield(.answer(number, .failure(error)))
      }
    }
    let timer = time.task(at: now + Self.timeout) { events.yield(.timeout(number)) }
    request = Request(number: number, count: count, work: work, timer: timer)
  }

  /// Wakes up when a wait is over or an ad gets too old.
  func setAlarm(at now: Duration, telling events: AsyncStream<Event>.Continuation) {
    let resume = request == nil && ledger.shortage > 0 ? pace.resume : nil
    let due = [resume, ledger.nextExpiry(after: now)].compactMap { $0 }.filter { $0 > now }.min()
    guard due != alarm?.time else { return }
    alarm?.task.cancel()
    alarm = due.map { due in (due, time.task(at: due) { events.yield(.alarm) }) }
  }

  /// Takes what a task tells.
  func take(_ event: Event) {
    switch event {
    case .alarm: alarm = nil
    case .timeout(let number):
      guard let given = request, given.number == number else { return }
      given.work.cancel()
      request = nil
      counts.timeouts += 1
      if !given.isCancelled { pace.fail(.network, at: time.now()) }
    case .answer(let number, let result):
      let given = request.flatMap { $0.number == number ? $0 : nil }
      if let given {
        given.timer.cancel()
        request = nil
      }
      if let given, !given.isCancelled {
        take(result, of: given)
      } else if case .success(let ads) = result, !ads.isEmpty {
        counts.late += 1
      }
    }
  }

  private func take(_ result: Result<[NativeAd], NativeAdFault>, of request: Request) {
    switch result {
    case .failure(let fault):
      counts.add(fault)
      pace.fail(fault, at: time.now())
    case .success(let ads):
      if ads.isEmpty { counts.noFill += 1 }
      counts.surplus += max(0, ads.count - request.count)
      var taken = 0
      for ad in ads.prefix(request.count) where take(ad) { taken += 1 }
      if taken > 0 { pace = AdPace() } else { pace.fail(.noFill, at: time.now()) }
    }
  }

  /// Takes an ad in, if it is one to show.
  private func take(_ ad: NativeAd) -> Bool {
    if ad.headline.isBlank || ad.callToAction.isBlank {
      counts.incomplete += 1
    } else if ledger.holds(ad.id) {
      counts.repeated += 1
    } else {
      counts.arrived += 1
      ledger.add(HeldAd(ad: ad, expiry: time.now() + Self.age))
      return true
    }
    return false
  }
}
