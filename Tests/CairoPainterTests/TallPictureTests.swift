import CPng
import CairoPainter
import Foundation
import LayoutKitCore
import Testing

@Suite struct TallPictureTests {
  /// Rows are painted 4,096 at a time: a bar over the seam of two bands, and one at the very end.
  @Test func `a page higher than a surface is painted without a seam`() throws {
    let red = ColorValue(red: 200, green: 10, blue: 30)
    func bar(from top: Double) -> PaintedPage.Cell {
      let frame = Rect(x: 1, y: top, width: 2, height: 6)
      let shape = DisplayNode(
        key: "bar", frame: Rect(x: 0, y: 0, width: 2, height: 6),
        content: .shape(ShapeContent(.rectangle(cornerRadius: 0), fill: .color(red))))
      return PaintedPage.Cell(frame: frame, list: DisplayList(size: frame.size, nodes: [shape]))
    }
    let page = PaintedPage(
      size: Size(width: 4, height: 33_000), background: .white, cells: [bar(from: 4_093), bar(from: 32_994)])
    let rows = try column(2, of: PagePainter().png(page, scale: 1))
    #expect(rows.count == 33_000)
    let inked = rows.indices.filter { rows[$0] == red }
    #expect(inked == Array(4_093..<4_099) + Array(32_994..<33_000))
    #expect(rows.indices.allSatisfy { rows[$0] == red || rows[$0] == .white })
  }

  /// The pixels of one column, read by libpng.
  private func column(_ x: Int, of png: Data) throws -> [ColorValue] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    var pixels: [UInt8] = []
    try png.withUnsafeBytes { bytes in
      try #require(png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0)
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      pixels = [UInt8](repeating: 0, count: Int(image.width * image.height) * 4)
      try #require(png_image_finish_read(&image, nil, &pixels, Int32(image.width) * 4, nil) != 0)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    return (0..<height).map { row in
      let at = (row * width + x) * 4
      return ColorValue(red: pixels[at], green: pixels[at + 1], blue: pixels[at + 2], alpha: pixels[at + 3])
    }
  }
}
