import CarouselTemplate
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct CarouselSnapshotTests {
  @Test(arguments: Carousel().variants, [320.0, 390, 768, 1_024])
  func `Frames stay as recorded`(variant: String, width: Double) throws {
    let items = [ContentKind.article, .video, .event].flatMap { Fixtures.items(of: $0) }
    let section = Fixtures.section(items: items, template: "carousel", variant: variant)
    let environment = Fixtures.environment(width: width)
    let arranged = try #require(try Fixtures.arranged(section, by: Carousel(), in: environment))
    #expect(Snapshot.breaches(of: FrameText.text(of: arranged), named: "\(variant)-\(Int(width))") == [])
  }

  @Test(arguments: Carousel().variants, [320.0, 768])
  func `Frames among ads stay as recorded`(variant: String, width: Double) throws {
    let section = Fixtures.section(items: Fixtures.items(of: .article), template: "carousel", variant: variant)
    let environment = Fixtures.environment(width: width)
    let arranged = try #require(
      try Fixtures.arranged(section, ads: Fixtures.ads, by: Carousel(), in: environment))
    #expect(Snapshot.breaches(of: FrameText.text(of: arranged), named: "ads-\(variant)-\(Int(width))") == [])
  }
}
