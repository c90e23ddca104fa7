import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct SectionEngineTests {
  private let environment = Fixtures.environment(width: 320)

  private func box(_ engine: SectionEngine, in environment: LayoutEnvironment) -> ContentBox? {
    engine.arranged(in: environment)?.plan.place(at: VisibleIndex(0)).content
  }

  @Test func `Asked again for the same environment, it gives the same value`() throws {
    let engine = SectionEngine(section: .stub([40, 50]), layout: StubLayout(), cache: MeasurementCache())
    let first = try #require(box(engine, in: environment))
    #expect(box(engine, in: environment) === first)
    #expect(engine.measurer.measuredCount == 2)
  }

  @Test func `Another environment has another value, of the same boxes where the style is equal`() throws {
    let engine = SectionEngine(section: .stub([40, 50]), layout: StubLayout(), cache: MeasurementCache())
    let first = try #require(box(engine, in: environment))
    #expect(box(engine, in: Fixtures.environment(width: 400)) === first)
    #expect(engine.measurer.measuredCount == 4)
    #expect(engine.arranged(in: environment)?.size.width == 320)
    #expect(engine.measurer.measuredCount == 4)
  }

  @Test func `An update shows at once, and measures what is new`() throws {
    let engine = SectionEngine(section: .stub([40, 50]), layout: StubLayout(), cache: MeasurementCache())
    #expect(engine.arranged(in: environment)?.size.height == 100)
    engine.apply(.stub([40, 50, 60]))
    #expect(engine.section.items.count == 3)
    #expect(engine.arranged(in: environment)?.size.height == 170)
    #expect(engine.measurer.measuredCount == 3)
    engine.apply(.stub([]))
    #expect(engine.arranged(in: environment) == nil)
  }

  @Test func `Ads come and go without measuring items again`() {
    let engine = SectionEngine(section: .stub([40, 50]), layout: StubAdLayout(), cache: MeasurementCache())
    #expect(engine.arranged(in: environment)?.count == 2)
    engine.apply(ads: SectionAds(Fixtures.ads(count: 1), in: IntervalSlotPlan(interval: 1)))
    #expect(engine.arranged(in: environment)?.count == 3)
    #expect(engine.arranged(in: environment)?.size.height == 130)
    #expect(engine.measurer.measuredCount == 3)
    engine.apply(ads: nil)
    #expect(engine.arranged(in: environment)?.count == 2)
    #expect(engine.measurer.measuredCount == 3)
  }

  @Test func `Ads follow the items that are there`() {
    let engine = SectionEngine(section: .stub([40, 50]), layout: StubAdLayout(), cache: MeasurementCache())
    engine.apply(ads: SectionAds(Fixtures.ads(count: 2), in: IntervalSlotPlan(interval: 1)))
    #expect(engine.arranged(in: environment)?.plan.names == ["0", "Offer number 0", "1", "Offer number 1"])
    engine.apply(.stub([40]))
    #expect(engine.arranged(in: environment)?.plan.names == ["0", "Offer number 0"])
  }
}
