import EnrichedTemplate
import LayoutKitTestSupport
import Testing

@Suite struct EnrichedSnapshotTests {
  @Test(arguments: Enriched().variants, [320.0, 390, 768, 1_024])
  func `Frames stay as recorded`(variant: String, width: Double) throws {
    #expect(try Snapshot.breaches(ofFramesIn: Enriched(), variant: variant, width: width) == [])
  }

  @Test(arguments: Enriched().variants, [320.0, 768])
  func `Frames among ads stay as recorded`(variant: String, width: Double) throws {
    #expect(try Snapshot.breaches(ofFramesIn: Enriched(), variant: variant, width: width, ads: Fixtures.ads) == [])
  }
}
