import Foundation
import LayoutKitCore
import Testing

@testable import CairoPainter

@Suite struct ImagePaintingTests {
  private static let request = MediaRequest(source: "stripes.png", pixelWidth: 20, pixelHeight: 20)
  private static let frame = Rect(x: 10, y: 10, width: 20, height: 20)

  /// A picture of four stripes, each ten pixels wide, side by side or one below the other.
  private func stripes(sideBySide: Bool) -> DecodedPicture {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00]
    let (width, height) = sideBySide ? (40, 10) : (10, 40)
    return DecodedPicture(pixelWidth: width, pixelHeight: height) { pixels in
      for index in 0..<400 {
        pixels.initializeElement(at: index, to: colors[(sideBySide ? index % 40 : index / 10) / 10])
      }
    }
  }

  private func sheet(_ picture: (any LoadedMedia)?, cornerRadius: Double = 0) -> Sheet {
    let content = ImageContent(request: Self.request, cornerRadius: cornerRadius, placeholder: .sun)
    let node = DisplayNode(key: "image", frame: Self.frame, content: .image(content))
    return Sheet(nodes: [node], images: picture.map { [Self.request: $0] } ?? [:])
  }

  @Test func `a wide picture is cut at both sides`() throws {
    // Ten of forty pixels are seen, half of the second stripe and half of the third.
    let pixels = try sheet(stripes(sideBySide: true)).pixels()
    #expect(pixels.inkFrame == Self.frame)
    for y in 10..<30 {
      #expect(pixels[11, y].isNear(.leaf))
      #expect(pixels[28, y].isNear(.sky))
    }
  }

  @Test func `a high picture is cut above and below`() throws {
    let pixels = try sheet(stripes(sideBySide: false)).pixels()
    for x in 10..<30 {
      #expect(pixels[x, 11].isNear(.leaf))
      #expect(pixels[x, 28].isNear(.sky))
    }
  }

  @Test func `corners are round`() throws {
    let pixels = try sheet(stripes(sideBySide: true), cornerRadius: 10).pixels()
    #expect(pixels[10, 10] == .white)
    #expect(pixels[29, 29] == .white)
    #expect(pixels[20, 10] != .white)
  }

  @Test func `a picture that is not there leaves its placeholder`() throws {
    final class Foreign: LoadedMedia {
      let pixelWidth = 1
      let pixelHeight = 1
    }
    #expect(try sheet(nil).pixels()[11, 11] == .sun)
    #expect(try sheet(Foreign()).pixels()[11, 11] == .sun)
    // Too small for a sign: nothing but the colour.
    #expect(try sheet(nil).pixels()[20, 20] == .sun)
  }

  @Test(arguments: [(ColorValue.white.opacity(0.99), true), (.black, false)])
  func `a large placeholder shows a sign that stands out`(fill: ColorValue, isDarker: Bool) throws {
    let content = ImageContent(request: nil, cornerRadius: 0, placeholder: fill)
    let room = Rect(x: 0, y: 0, width: 100, height: 100)
    let node = DisplayNode(key: "image", frame: room, content: .image(content))
    let pixels = try Sheet(size: room.size, nodes: [node]).pixels()
    let corner = pixels.ink(2, 2)
    let inks = (0..<100).flatMap { y in (0..<100).map { pixels.ink($0, y) } }.filter { $0 != corner }
    #expect(inks.count > 300)
    #expect(inks.allSatisfy { ($0 > corner) == isDarker })
    #expect((0..<100).allSatisfy { pixels.ink($0, 20) == corner })
  }
}
