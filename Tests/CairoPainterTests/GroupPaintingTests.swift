import LayoutKitCore
import Testing

@testable import CairoPainter

@Suite struct GroupPaintingTests {
  private static let room = Rect(x: 0, y: 0, width: 40, height: 40)

  private func group(_ group: GroupContent, _ frame: Rect = room) -> DisplayNode {
    DisplayNode(key: "group", frame: frame, content: .group(group))
  }

  @Test func `opacity holds for the nodes as one`() throws {
    let nodes = [
      Sheet.block(.black, Rect(x: 0, y: 0, width: 20, height: 40)),
      Sheet.block(.black, Rect(x: 10, y: 0, width: 20, height: 40)),
    ]
    let pixels = try Sheet(nodes: [group(GroupContent(nodes, opacity: 0.5))]).pixels()
    let inks = [5, 15, 25, 35].map { pixels.ink($0, 20) }
    #expect(zip(inks, [127, 127, 127, 0]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `a group without clipping keeps what reaches out of it, also where it is not solid`() throws {
    let nodes = [Sheet.block(.black, Rect(x: 2, y: 2, width: 30, height: 30))]
    let pixels = try Sheet(nodes: [
      group(GroupContent(nodes, opacity: 0.5), Rect(x: 10, y: 10, width: 4, height: 4))
    ]).pixels()
    #expect(pixels.inkFrame == Rect(x: 2, y: 2, width: 30, height: 30))
  }

  @Test(arguments: [0, 1.0]) func `clipping cuts at the frame and its corners`(opacity: Double) throws {
    let content = GroupContent([Sheet.block(.black, Self.room)], clips: true, cornerRadius: 8, opacity: opacity)
    let pixels = try Sheet(nodes: [group(content, Rect(x: 10, y: 10, width: 20, height: 20))]).pixels()
    if opacity == 0 {
      #expect(pixels.inkFrame == nil)
    } else {
      #expect(pixels.inkFrame == Rect(x: 10, y: 10, width: 20, height: 20))
      #expect(pixels.ink(10, 10) == 0)
      #expect(pixels.ink(20, 10) == 255)
    }
  }

  @Test(arguments: [1.0, 0.5]) func `a scale holds about the middle of the frame, for nodes, clip and shadow`(
    opacity: Double
  ) throws {
    let frame = Rect(x: 10, y: 10, width: 20, height: 20)
    let content = GroupContent(
      [Sheet.block(.black, Rect(x: 0, y: 0, width: 40, height: 40))], clips: true, opacity: opacity,
      shadow: ShadowContent(color: .black, radius: 0, x: 0, y: 4), scale: 0.5)
    let pixels = try Sheet(nodes: [group(content, frame)]).pixels()
    // From the middle at 20, 20: ten points each way become five, and the shadow's four become two.
    #expect(pixels.inkFrame == Rect(x: 15, y: 15, width: 10, height: 12))
    let larger = GroupContent([Sheet.block(.black, frame)], opacity: opacity, scale: 1.5)
    #expect(
      try Sheet(nodes: [group(larger, frame)]).pixels().inkFrame == Rect(x: 5, y: 5, width: 30, height: 30))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e9, 1e-9]) func `a scale out of all measure is none`(
    scale: Double
  ) throws {
    let frame = Rect(x: 10, y: 10, width: 20, height: 20)
    let node = group(GroupContent([Sheet.block(.black, frame)], scale: scale), frame)
    #expect(try Sheet(nodes: [node]).pixels().inkFrame == frame)
  }

  @Test func `clipping ends with its group`() throws {
    let clipped = group(GroupContent([], clips: true), Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Sheet(nodes: [clipped, Sheet.block(.black, Self.room)]).pixels().ink(39, 39) == 255)
  }

  @Test(arguments: [4.0, 8, 11]) func `a shadow is symmetrical and falls off`(radius: Double) throws {
    let shadow = ShadowContent(color: .black, radius: radius, x: 0, y: 0)
    let node = group(GroupContent([], shadow: shadow), Rect(x: 40, y: 40, width: 40, height: 40))
    let pixels = try Sheet(size: Size(width: 120, height: 120), nodes: [node]).pixels()
    for near in 0..<60 {
      let ink = pixels.ink(near, 60)
      #expect(abs(ink - pixels.ink(119 - near, 60)) <= 1)
      #expect(abs(ink - pixels.ink(60, near)) <= 1)
      #expect(abs(ink - pixels.ink(59, 119 - near)) <= 1)
      if near > 0 { #expect(ink >= pixels.ink(near - 1, 60)) }
    }
    // A blurred edge is half as dark, its middle whole, and twice the radius away nothing is left.
    #expect(abs((pixels.ink(39, 60) + pixels.ink(40, 60)) / 2 - 127) <= 4)
    #expect(pixels.ink(60, 60) > 245)
    #expect(pixels.ink(Int(39 - 2 * radius), 60) == 0)
    // The bell curve: one deviation, half the radius, outside, 15.87 per cent are left.
    let away = 39.5 - radius / 2
    let (low, part) = (Int(away.rounded(.down)), away - away.rounded(.down))
    let ink = Double(pixels.ink(low, 60)) * (1 - part) + Double(pixels.ink(low + 1, 60)) * part
    #expect(abs(ink / 255 - 0.1587) < 0.03)
  }

  @Test func `blurring moves ink without losing any`() throws {
    let node = group(
      GroupContent([], shadow: ShadowContent(color: .black, radius: 10, x: 3, y: -5)),
      Rect(x: 40, y: 40, width: 40, height: 40))
    let pixels = try Sheet(size: Size(width: 120, height: 120), nodes: [node]).pixels()
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<120 {
      for column in 0..<120 {
        let ink = Double(pixels.ink(column, row))
        sum += ink
        x += ink * (Double(column) + 0.5)
        y += ink * (Double(row) + 0.5)
      }
    }
    #expect(abs(sum / 255 - 1_600) < 16)
    #expect(abs(x / sum - 63) < 0.1)
    #expect(abs(y / sum - 55) < 0.1)
  }

  @Test func `a shadow without blur is its rectangle, and one of any size is drawn`() throws {
    let sharp = group(
      GroupContent([], shadow: ShadowContent(color: .black, radius: 0, x: 5, y: 5)),
      Rect(x: 10, y: 10, width: 10, height: 10))
    #expect(try Sheet(nodes: [sharp]).pixels().inkFrame == Rect(x: 15, y: 15, width: 10, height: 10))
    let tall = group(
      GroupContent([], shadow: ShadowContent(color: .black, radius: 20, x: 0, y: 0)),
      Rect(x: 20, y: 0, width: 1, height: 100_000))
    #expect(try Sheet(nodes: [tall]).pixels().inkFrame != nil)
  }

  @Test func `controls and the platform's own views leave no ink`() throws {
    let nodes = [
      DisplayNode(key: "control", frame: Self.room, content: .control(.open("1"))),
      DisplayNode(key: "platform", frame: Self.room, content: .platform(.player(source: "film.mp4"))),
    ]
    #expect(try Sheet(nodes: nodes).pixels().inkFrame == nil)
  }
}
