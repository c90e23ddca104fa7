import Foundation
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct MeasurementCacheTests {
  private func scope(
    _ section: SectionID = "a", width: Double = 100, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> MeasurementScope {
    var environment = Fixtures.environment()
    change(&environment)
    return MeasurementScope(section: section, width: width, environment: environment.key)
  }

  private func key(_ item: String, kind: CellKind = "cell", fingerprint: Int = 0) -> MeasurementKey {
    MeasurementKey(kind: kind, identity: .item(ItemID(rawValue: item)), fingerprint: fingerprint)
  }

  @Test func `What was stored is found, and answers are counted`() {
    let cache = MeasurementCache()
    #expect(cache.height(for: key("1"), in: scope()) == nil)
    cache.store(44, for: key("1"), in: scope())
    #expect(cache.height(for: key("1"), in: scope()) == 44)
    #expect(cache.height(for: key("1"), in: scope()) == 44)
    cache.store(45, for: key("1"), in: scope())
    #expect(cache.height(for: key("1"), in: scope()) == 45)
    #expect(cache.counts.hits == 3)
    #expect(cache.counts.misses == 1)
    #expect(cache.count == 1)
  }

  @Test func `The entry that was asked for longest ago makes room`() {
    let cache = MeasurementCache(capacity: 2)
    cache.store(1, for: key("1"), in: scope())
    cache.store(2, for: key("2"), in: scope())
    #expect(cache.height(for: key("1"), in: scope()) == 1)
    cache.store(3, for: key("3"), in: scope())
    #expect(cache.count == 2)
    #expect(cache.height(for: key("2"), in: scope()) == nil)
    #expect(cache.height(for: key("1"), in: scope()) == 1)
    #expect(cache.height(for: key("3"), in: scope()) == 3)
  }

  @Test func `It never holds more than its capacity, at least one`() {
    let cache = MeasurementCache(capacity: 10)
    for number in 0..<100 { cache.store(number, for: key("\(number)"), in: scope(width: Double(number % 7))) }
    #expect(cache.count == 10)
    #expect(MeasurementCache(capacity: -1).capacity == 1)
  }

  @Test func `More scopes than it keeps heights for do no harm`() {
    let cache = MeasurementCache(capacity: 5)
    for width in 0..<3_000 { cache.store(width, for: key("1"), in: scope(width: Double(width))) }
    for width in 2_995..<3_000 { #expect(cache.height(for: key("1"), in: scope(width: Double(width))) == width) }
    #expect(cache.height(for: key("1"), in: scope(width: 2_994)) == nil)
  }

  @Test func `Every part of the scope and the key matters`() {
    let cache = MeasurementCache()
    cache.store(44, for: key("1"), in: scope())
    let others: [(MeasurementKey, MeasurementScope)] = [
      (key("2"), scope()), (key("1", kind: "other"), scope()), (key("1", fingerprint: 1), scope()),
      (MeasurementKey(kind: "cell", identity: .ad("1"), fingerprint: 0), scope()),
      (key("1"), scope("b")), (key("1"), scope(width: 100.5)), (key("1"), scope { $0.textSize = .xl }),
      (key("1"), scope { $0.isBold = true }), (key("1"), scope { $0.direction = .rightToLeft }),
      (key("1"), scope { $0.scale = 3 }), (key("1"), scope { $0.textEngine = FixedTextEngine(advance: 0.6) }),
      (key("1"), scope { $0.locale = Locale(identifier: "tr") }),
    ]
    for (key, scope) in others { #expect(cache.height(for: key, in: scope) == nil) }
    #expect(cache.height(for: key("1"), in: scope()) == 44)
  }

  @Test func `What cannot change a height does not matter`() {
    let cache = MeasurementCache()
    cache.store(44, for: key("1"), in: scope())
    #expect(cache.height(for: key("1"), in: scope { $0.appearance = .dark }) == 44)
    #expect(cache.height(for: key("1"), in: scope { $0.container.height = 1 }) == 44)
  }

  @Test func `All is forgotten, or one section`() {
    let cache = MeasurementCache()
    for section in ["a", "b"] as [SectionID] {
      for width in [100.0, 200] { cache.store(1, for: key("1"), in: scope(section, width: width)) }
    }
    cache.removeAll(in: "a")
    #expect(cache.count == 2)
    #expect(cache.height(for: key("1"), in: scope("a", width: 200)) == nil)
    #expect(cache.height(for: key("1"), in: scope("b", width: 200)) == 1)
    cache.store(2, for: key("1"), in: scope("a"))
    #expect(cache.height(for: key("1"), in: scope("a")) == 2)
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.height(for: key("1"), in: scope("b", width: 200)) == nil)
  }

  @Test func `Several threads may use it at once`() {
    let cache = MeasurementCache(capacity: 500)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let scope = MeasurementScope(
        section: SectionID(rawValue: "\(thread % 2)"), width: Double(thread), environment: Fixtures.environment().key)
      for number in 0..<500 {
        let key = MeasurementKey(kind: "cell", identity: .ad("\(number % 60)"), fingerprint: 0)
        if let height = cache.height(for: key, in: scope) { #expect(height == thread * 1_000 + number % 60) }
        cache.store(thread * 1_000 + number % 60, for: key, in: scope)
        if number == 250 { cache.removeAll(in: scope.section) }
      }
    }
    #expect(cache.counts.hits + cache.counts.misses == 2_000)
    #expect(cache.count <= 240)
  }
}
