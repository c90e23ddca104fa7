import CarouselTemplate
import LayoutKitTestSupport
import Testing

@Suite struct CarouselSnapshotTests {
  @Test(arguments: Carousel().variants, [320.0, 390, 768, 1_024])
  func `Frames stay as recorded`(variant: String, width: Double) throws {
    #expect(try Snapshot.breaches(ofFramesIn: Carousel(), variant: variant, width: width) == [])
  }

  @Test(arguments: Carousel().variants, [320.0, 768])
  func `Frames among ads stay as recorded`(variant: String, width: Double) throws {
    #expect(try Snapshot.breaches(ofFramesIn: Carousel(), variant: variant, width: width, ads: Fixtures.ads) == [])
  }
}
