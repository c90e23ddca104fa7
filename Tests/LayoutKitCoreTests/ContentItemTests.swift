import LayoutKitCore
import Testing

@Suite("A content item")
struct ContentItemTests {
  private func item(_ sizes: [Picture.Size]) -> ContentItem {
    var item = ContentItem(id: "1", kind: .article)
    item.pictures = sizes.map { Picture(source: "\($0)", size: $0) }
    return item
  }

  @Test(
    "has the picture of a size, else the next larger, else its largest",
    arguments: [
      ([.small, .medium, .large], .medium, .medium), ([.original, .small, .large], .medium, .large),
      ([.medium, .small], .xLarge, .medium), ([.small], .original, .small), ([.xxLarge, .original], .small, .xxLarge),
      ([], .small, nil),
    ] as [([Picture.Size], Picture.Size, Picture.Size?)])
  func picture(sizes: [Picture.Size], wanted: Picture.Size, found: Picture.Size?) {
    #expect(item(sizes).picture(for: wanted)?.size == found)
    #expect(item(sizes.reversed()).picture(for: wanted)?.size == found)
  }

  @Test(
    "stands on Earth or nowhere",
    arguments: [
      (48.85, 2.35, true), (-90, 180, true), (0, 2, true), (2, 0, true), (0, 0, false), (90.1, 0, false),
      (0, -180.5, false), (.nan, 2, false), (2, .infinity, false),
    ])
  func coordinate(latitude: Double, longitude: Double, exists: Bool) {
    #expect((Coordinate(latitude: latitude, longitude: longitude) != nil) == exists)
  }

  @Test("has the kinds of the Content API and ours")
  func kinds() {
    let names = "article video sound podcast photo event place live post comment person product generic"
    #expect(ContentKind.allCases.map(\.rawValue) == names.split(separator: " ").map(String.init))
  }

  @Test("may have several marks of the reader's")
  func status() {
    let marks: [ItemStatus] = [.bookmarked, .seen, .playing, .restricted]
    #expect(Set(marks).count == 4)
    #expect(ItemStatus(marks).rawValue.nonzeroBitCount == 4)
  }
}
