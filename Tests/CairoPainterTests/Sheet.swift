import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import PangoText

@testable import CairoPainter

/// A white page, its nodes, and its pixels.
struct Sheet {
  var size = Size(width: 40, height: 40)
  var nodes: [DisplayNode]
  var images: [MediaRequest: any LoadedMedia] = [:]

  var page: PaintedPage {
    let list = DisplayList(size: size, nodes: nodes)
    return PaintedPage(size: size, cells: [.init(frame: Rect(origin: .zero, size: size), list: list)])
  }

  func pixels(scale: Double = 1) throws -> Pixels {
    try Pixels(png: PagePainter(images: images).png(page, scale: scale))
  }

  static func shape(_ shape: ShapeContent, _ frame: Rect) -> DisplayNode {
    DisplayNode(key: "shape", frame: frame, content: .shape(shape))
  }

  static func block(_ color: ColorValue, _ frame: Rect, cornerRadius: Double = 0) -> DisplayNode {
    shape(ShapeContent(.rectangle(cornerRadius: cornerRadius), fill: .color(color)), frame)
  }
}

/// The pixels of a PNG file, as gdk-pixbuf reads them.
struct Pixels {
  let picture: DecodedPicture

  init(png: Data) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write(png, to: "page.png")
    let request = MediaRequest(source: "page.png", pixelWidth: .max, pixelHeight: .max)
    picture = try PixbufDecoder(path: path, request: request).decode()
  }

  var width: Int { picture.pixelWidth }
  var height: Int { picture.pixelHeight }

  subscript(x: Int, y: Int) -> ColorValue {
    let value = picture[x, y]
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return ColorValue(red: byte(16), green: byte(8), blue: byte(0), alpha: byte(24))
  }

  /// How dark a pixel of a grey page is, 0 to 255.
  func ink(_ x: Int, _ y: Int) -> Int { 255 - Int(self[x, y].green) }

  /// The smallest rectangle around all that is not white.
  var inkFrame: Rect? {
    var places: [(Int, Int)] = []
    for y in 0..<height { for x in 0..<width where self[x, y] != .white { places.append((x, y)) } }
    guard let left = places.map(\.0).min(), let right = places.map(\.0).max(), let top = places.first?.1,
      let bottom = places.last?.1
    else { return nil }
    return Rect(x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
  }
}

extension ColorValue {
  static let ruby = ColorValue(red: 255, green: 0, blue: 0)
  static let leaf = ColorValue(red: 0, green: 255, blue: 0)
  static let sky = ColorValue(red: 0, green: 0, blue: 255)
  static let sun = ColorValue(red: 255, green: 255, blue: 0)

  /// True when no component differs by more than `tolerance`.
  func isNear(_ other: ColorValue, tolerance: Int = 2) -> Bool {
    let ours: [UInt8] = [red, green, blue, alpha]
    let theirs: [UInt8] = [other.red, other.green, other.blue, other.alpha]
    return zip(ours, theirs).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}
