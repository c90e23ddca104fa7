import LayoutKitCore
import Testing

@Suite("A shared value")
struct SharedTests {
  /// Counts how often it is compared and hashed.
  final class Tally: @unchecked Sendable {
    var comparisons = 0
    var hashes = 0
  }

  struct Watched: Hashable, @unchecked Sendable {
    let number: Int
    let tally: Tally
    static func == (a: Watched, b: Watched) -> Bool {
      a.tally.comparisons += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }

  @Test("equals an equal one and no other")
  func equality() {
    #expect(Shared("a") == Shared("a"))
    #expect(Shared("a") != Shared("b"))
    #expect(Shared("a").hashValue == Shared("a").hashValue)
    #expect(Set([Shared(1), Shared(1), Shared(2)]).count == 2)
  }

  @Test("is compared with itself by identity, and hashed once")
  func identity() {
    let tally = Tally()
    let shared = Shared(Watched(number: 1, tally: tally))
    #expect(shared == shared)
    _ = Set([shared, shared])
    #expect(tally.comparisons == 0 && tally.hashes == 1)
    #expect(shared == Shared(Watched(number: 1, tally: tally)))
    #expect(tally.comparisons == 1)
    #expect(shared != Shared(Watched(number: 2, tally: tally)))
    #expect(tally.comparisons == 1)
  }
}
