import LayoutKitCore
import Testing

@testable import CairoPainter

@Suite struct ShapePaintingTests {
  @Test(arguments: [1.0, 2, 3]) func `a rectangle fills its frame to the pixel`(scale: Double) throws {
    let pixels = try Sheet(nodes: [Sheet.block(.ruby, Rect(x: 10, y: 12, width: 20, height: 6))]).pixels(scale: scale)
    #expect(pixels.width == Int(40 * scale))
    #expect(pixels.inkFrame == Rect(x: 10 * scale, y: 12 * scale, width: 20 * scale, height: 6 * scale))
    #expect(pixels[Int(10 * scale), Int(12 * scale)] == .ruby)
  }

  @Test func `cells stand at their frames`() throws {
    let list = DisplayList(
      size: Size(width: 5, height: 5),
      nodes: [
        Sheet.block(.sky, Rect(x: 1, y: 2, width: 3, height: 3))
      ])
    let page = PaintedPage(
      size: Size(width: 20, height: 20), background: .white,
      cells: [.init(frame: Rect(x: 10, y: 7, width: 5, height: 5), list: list)])
    let pixels = try Pixels(png: PagePainter().png(page, scale: 1))
    #expect(pixels.inkFrame == Rect(x: 11, y: 9, width: 3, height: 3))
  }

  @Test func `the background covers the page, and clear leaves it clear`() throws {
    let size = Size(width: 2, height: 2)
    #expect(try Pixels(png: PagePainter().png(PaintedPage(size: size, background: .leaf)))[3, 3] == .leaf)
    #expect(try Pixels(png: PagePainter().png(PaintedPage(size: size, background: .clear)))[3, 3] == .clear)
  }

  @Test func `round corners leave out what is farther from their middle than the radius`() throws {
    let node = Sheet.block(.black, Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 12)
    let pixels = try Sheet(nodes: [node]).pixels()
    for y in 0..<12 {
      for x in 0..<12 {
        let (dx, dy) = (12 - Double(x) - 0.5, 12 - Double(y) - 0.5)
        let distance = (dx * dx + dy * dy).squareRoot()
        for (px, py) in [(x, y), (39 - x, y), (x, 39 - y), (39 - x, 39 - y)] {
          if distance > 13 { #expect(pixels.ink(px, py) == 0) }
          if distance < 11 { #expect(pixels.ink(px, py) == 255) }
        }
      }
    }
  }

  @Test(arguments: [-5, 0, 20, 1_000, .infinity]) func `a radius is at most half a side`(radius: Double) throws {
    let pixels = try Sheet(nodes: [
      Sheet.block(.black, Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: radius)
    ]).pixels()
    #expect(pixels.ink(20, 20) == 255)
    #expect(pixels.ink(20, 0) > 200)
    #expect((pixels.ink(1, 1) == 255) == (radius <= 0))
  }

  @Test func `an ellipse touches the sides of its frame`() throws {
    let shape = ShapeContent(.ellipse, fill: .color(.black))
    let pixels = try Sheet(nodes: [Sheet.shape(shape, Rect(x: 4, y: 10, width: 32, height: 16))]).pixels()
    #expect(pixels.inkFrame == Rect(x: 4, y: 10, width: 32, height: 16))
    // π·16·8 pixels are inside.
    let area = (0..<40).reduce(0.0) { sum, y in (0..<40).reduce(sum) { $0 + Double(pixels.ink($1, y)) / 255 } }
    #expect(abs(area - 3.14159 * 16 * 8) < 4)
  }

  @Test func `a gradient runs from top to bottom`() throws {
    let shape = ShapeContent(.rectangle(cornerRadius: 0), fill: .vertical(top: .ruby, bottom: .sky))
    let pixels = try Sheet(nodes: [Sheet.shape(shape, Rect(x: 0, y: 0, width: 40, height: 40))]).pixels()
    for y in 0..<40 {
      let part = (Double(y) + 0.5) / 40
      let color = ColorValue(red: UInt8(255 * (1 - part)), green: 0, blue: UInt8(255 * part))
      #expect(pixels[20, y].isNear(color))
    }
  }

  @Test func `a line lies inside its frame`() throws {
    let shape = ShapeContent(.rectangle(cornerRadius: 0), fill: .color(.sun), stroke: .sky, lineWidth: 3)
    let pixels = try Sheet(nodes: [Sheet.shape(shape, Rect(x: 10, y: 10, width: 20, height: 20))]).pixels()
    #expect(pixels.inkFrame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect((10..<30).map { pixels[$0, 20] } == (10..<30).map { (13..<27).contains($0) ? .sun : .sky })
  }

  @Test func `a line thicker than its frame fills it`() throws {
    let shape = ShapeContent(.rectangle(cornerRadius: 0), stroke: .sky, lineWidth: 90)
    let pixels = try Sheet(nodes: [Sheet.shape(shape, Rect(x: 10, y: 10, width: 20, height: 20))]).pixels()
    #expect(pixels.inkFrame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(pixels[20, 20] == .sky)
  }

  @Test func `a drawing stretches to its frame, its line does not`() throws {
    let drawing = Drawing([.move(Point(x: 0, y: 0.5)), .line(Point(x: 1, y: 0.5))])
    let shape = ShapeContent(.drawing(drawing), stroke: .black, lineWidth: 4)
    let pixels = try Sheet(nodes: [Sheet.shape(shape, Rect(x: 10, y: 0, width: 20, height: 40))]).pixels()
    // Four thick, and its round ends reach two beyond.
    #expect(pixels.inkFrame == Rect(x: 8, y: 18, width: 24, height: 4))
    #expect(pixels.ink(8, 18) < 128)
  }

  @Test func `a closed drawing is filled`() throws {
    let drawing = Drawing([.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)), .close])
    let pixels = try Sheet(nodes: [
      Sheet.shape(ShapeContent(.drawing(drawing), fill: .color(.black)), Rect(x: 0, y: 0, width: 40, height: 40))
    ]).pixels()
    #expect(pixels.ink(5, 5) == 255)
    #expect(pixels.ink(35, 35) == 0)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -40, 0, 1e8])
  func `numbers that cannot be drawn are left out, the rest is drawn`(number: Double) throws {
    let point = Point(x: number, y: number)
    let bad = Rect(x: number, y: 0, width: number, height: 4)
    let drawing = Drawing([.line(point), .curve(point, control1: point, control2: point), .close])
    let engineless: [DisplayNode] = [
      Sheet.block(.black, bad, cornerRadius: number),
      Sheet.shape(ShapeContent(.ellipse, fill: .color(.black), stroke: .black, lineWidth: number), bad),
      Sheet.shape(
        ShapeContent(.drawing(drawing), stroke: .clear, lineWidth: number), Rect(x: 0, y: 0, width: 9, height: 9)),
      DisplayNode(
        key: "group", frame: Rect(x: 1, y: 1, width: 2, height: 2),
        content: .group(
          GroupContent(
            [], clips: true, cornerRadius: number, opacity: number,
            shadow: ShadowContent(color: .clear, radius: number, x: number, y: number)))),
      DisplayNode(
        key: "image", frame: bad,
        content: .image(ImageContent(request: nil, cornerRadius: number, placeholder: .black))),
      Sheet.block(.leaf, Rect(x: 30, y: 30, width: 10, height: 10)),
    ]
    let sheet = Sheet(nodes: engineless)
    #expect(try sheet.pixels()[35, 35] == .leaf)
    #expect(try !PagePainter().pdf(sheet.page).isEmpty)
    #expect(try !PagePainter().svg(sheet.page).isEmpty)
  }

  @Test func `a mirrored drawing is turned around, left for right`() throws {
    let corner = Drawing([
      .move(Point(x: 0, y: 0)), .line(Point(x: 0.25, y: 0)), .line(Point(x: 0.25, y: 0.5)),
      .line(Point(x: 0, y: 0.5)), .close,
    ])
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    var shape = ShapeContent(.drawing(corner), fill: .color(.black))
    for (isMirrored, x) in [(nil, 0.0), (false, 0), (true, 30)] as [(Bool?, Double)] {
      shape.isMirrored = isMirrored
      let ink = try Sheet(nodes: [Sheet.shape(shape, frame)]).pixels().inkFrame
      #expect(ink == Rect(x: x, y: 0, width: 10, height: 20))
    }
  }
}
