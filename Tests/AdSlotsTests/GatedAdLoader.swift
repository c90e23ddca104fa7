import AdSlots
import LayoutKitCore

/// A loader whose requests wait until they are answered, if they ever are.
@MainActor final class GatedAdLoader: NativeAdLoader {
  typealias Answer = Result<[NativeAd], NativeAdFault>

  /// What every request asked for.
  private(set) var asked: [Int] = []
  /// The most requests that waited at a time.
  private(set) var mostAtOnce = 0
  /// Whether a request that is cancelled ends.
  var endsWhenCancelled = false
  private var gates: [Int: CheckedContinuation<Answer, Never>] = [:]

  /// Numbers of the requests that wait.
  var waiting: [Int] { gates.keys.sorted() }

  @MainActor func ads(upTo count: Int) async throws(NativeAdFault) -> [NativeAd] {
    let number = asked.count
    asked.append(count)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { gate in
        gates[number] = gate
        mostAtOnce = max(mostAtOnce, gates.count)
      }
    } onCancel: {
      Task { @MainActor in if endsWhenCancelled { self.answer(number, .failure(.network)) } }
    }
    return try answer.get()
  }

  /// Answers a request, counted from 0.
  func answer(_ number: Int, _ answer: Answer) {
    gates.removeValue(forKey: number)?.resume(returning: answer)
  }
}
