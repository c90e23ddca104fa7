import Foundation
import LayoutKitCore
import PangoText
import Testing

@testable import CairoPainter

@Suite struct PagePainterTests {
  private func page() throws -> PaintedPage {
    let frame = Rect(x: 10, y: 10, width: 200, height: 60)
    let style = TextStyle(family: "Inter", size: 17, lineHeight: 22)
    let text = TextContent(
      text: try PangoTextEngine().prepare("Trams 🚋 新聞 שלום", style: style), frame: TextFrame(width: 200),
      color: .black, alignment: .leading)
    let shadow = ShadowContent(color: ColorValue.black.opacity(0.3), radius: 8, x: 0, y: 2)
    let image = ImageContent(request: nil, cornerRadius: 4, placeholder: .sun)
    let nodes = [
      DisplayNode(
        key: "card", frame: frame,
        content: .group(
          GroupContent(
            [
              Sheet.shape(ShapeContent(.ellipse, fill: .vertical(top: .ruby, bottom: .sky)), frame),
              DisplayNode(key: "text", frame: frame, content: .text(text)),
            ], clips: true, cornerRadius: 12, opacity: 0.8, shadow: shadow))),
      DisplayNode(key: "image", frame: Rect(x: 220, y: 10, width: 60, height: 60), content: .image(image)),
    ]
    return Sheet(size: Size(width: 300, height: 80), nodes: nodes).page
  }

  @Test(arguments: ["png", "svg", "pdf"]) func `the same page gives the same bytes, on any thread`(
    kind: String
  ) async throws {
    let page = try page()
    let paint: @Sendable () throws -> Data = {
      switch kind {
      case "png": try PagePainter().png(page)
      case "svg": try PagePainter().svg(page)
      default: try PagePainter().pdf(page)
      }
    }
    let expected = try paint()
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try paint() } }
      for try await data in group { #expect(data == expected) }
    }
    // A clock that is part of the bytes would have moved on.
    try await Task.sleep(for: .milliseconds(1_100))
    #expect(try paint() == expected)
  }

  @Test func `documents say what they are`() throws {
    let page = try page()
    #expect(try PagePainter().png(page).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try PagePainter().svg(page), as: UTF8.self)
    #expect(svg.contains("width=\"300px\" height=\"80px\""))
    #expect(svg.hasSuffix("</svg>\n"))
    let pdf = String(decoding: try PagePainter().pdf(page), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1."))
    #expect(pdf.contains("%%EOF"))
    #expect(!pdf.contains("CreationDate"))
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: 10, height: -1), Size(width: .nan, height: 10),
    Size(width: 10, height: .infinity),
  ])
  func `a page without area is an error`(size: Size) {
    let page = PaintedPage(size: size)
    let isExpected: (any Error) -> Bool = { if case PaintError.noArea = $0 { true } else { false } }
    #expect { try PagePainter().png(page) } throws: { isExpected($0) }
    #expect { try PagePainter().svg(page) } throws: { isExpected($0) }
    #expect { try PagePainter().pdf(page) } throws: { isExpected($0) }
  }

  @Test func `a page beyond what a surface holds is an error that says how large it may be`() {
    let wide = PaintedPage(size: Size(width: 16_384, height: 1))
    #expect(throws: PaintError.tooLarge(width: 32_768, height: 2, limit: 32_767)) { try PagePainter().png(wide) }
    #expect(throws: Never.self) { try PagePainter().png(wide, scale: 1) }
    let high = PaintedPage(size: Size(width: 1, height: 1_000_001))
    #expect(throws: PaintError.tooLarge(width: 1, height: 1_000_001, limit: 1_000_000)) {
      try PagePainter().png(high, scale: 1)
    }
    let clear = PaintedPage(size: Size(width: 1, height: 32_768), background: .clear)
    #expect(throws: PaintError.tooLarge(width: 1, height: 32_768, limit: 32_767)) {
      try PagePainter().png(clear, scale: 1)
    }
    #expect(throws: PaintError.tooLarge(width: 32_767, height: 32_767, limit: 16_384)) {
      try PagePainter().png(PaintedPage(size: Size(width: 32_767, height: 32_767)), scale: 1)
    }
    let huge = PaintedPage(size: Size(width: 1e300, height: 10))
    #expect { try PagePainter().pdf(huge) } throws: { "\($0)".contains("too large") }
    #expect { try PagePainter().svg(huge) } throws: { "\($0)".contains("too large") }
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func `a scale that is none counts as one`(scale: Double) throws {
    let page = PaintedPage(size: Size(width: 7, height: 3))
    #expect(try Pixels(png: PagePainter().png(page, scale: scale)).width == 7)
  }

  @Test func `a part of a point takes a whole pixel`() throws {
    let page = PaintedPage(size: Size(width: 10.1, height: 3))
    #expect(try Pixels(png: PagePainter().png(page, scale: 2)).width == 21)
  }
}
