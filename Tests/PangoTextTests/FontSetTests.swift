import LayoutKitCore
import Testing

@testable import PangoText

@Suite struct FontSetTests {
  @Test func `only the pinned families are there`() throws {
    let families = try FontSet.pinned.get().families
    #expect(families.contains("Inter"))
    #expect(families.contains("Noto Sans Hebrew"))
    #expect(families.contains("Noto Sans CJK JP"))
    #expect(families.contains("Noto Color Emoji"))
    #expect(families.allSatisfy { $0.hasPrefix("Inter") || $0.hasPrefix("Noto") })
    #expect(!families.contains { $0.hasPrefix("DejaVu") || $0.contains("Display") })
  }

  @Test(arguments: [
    ("Inter", "Inter"), ("Noto Sans", "Noto Sans"), ("DejaVu Sans", "Inter"), ("Georgia", "Inter"), ("", "Inter"),
    ("no, such, family", "Inter"), ("monospace", "Inter"),
  ])
  func `a family that is not pinned is set in Inter`(asked: String, found: String) throws {
    let lines = try Setting().text("Word", style: Setting.style(family: asked)).lines(in: .unlimited)
    #expect(lines.map(\.fonts) == [[found]])
  }

  @Test(arguments: [
    ("Word", "Inter"), ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("สวัสดี", "Noto Sans Thai"),
    ("नमस्ते", "Noto Sans Devanagari"), ("新聞", "Noto Sans CJK SC"), ("新聞の", "Noto Sans CJK JP"),
    ("한국어", "Noto Sans CJK KR"), ("🚋", "Noto Color Emoji"), ("አማርኛ", "Noto Sans Ethiopic"),
    ("བོད", "Noto Serif Tibetan"),
  ])
  func `every script has its font`(word: String, family: String) throws {
    let lines = try Setting().text(word).lines(in: .unlimited)
    #expect(lines.map { Set($0.fonts) } == [[family]])
  }

  @Test func `a machine without the fonts gets an error that names the packages`() {
    let error = #expect(throws: PangoTextError.self) { try FontSet(configuration: Array("<fontconfig/>".utf8)) }
    guard case .missingFonts(let fonts) = error else {
      Issue.record("not the right error")
      return
    }
    let packages = ["fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"]
    #expect(fonts.map(\.package) == packages)
    #expect(packages.allSatisfy { error?.description.contains($0) == true })
  }

  @Test func `a broken configuration is an error`() {
    #expect(throws: PangoTextError.self) { try FontSet(configuration: Array("<fontconfig".utf8)) }
  }

  @Test func `the identity names the library and does not change`() throws {
    let identity = try PangoTextEngine().identity
    #expect(identity.hasPrefix("pango-1."))
    #expect(try PangoTextEngine(capacity: 1).identity == identity)
  }

  @Test func `a character of no font is a marked box as wide as its advance`() throws {
    // U+10FFFD is for private use, the last there is.
    let line = try #require(try Setting().text("a\u{10FFFD}b").lines(in: .unlimited).first)
    let boxes = line.runs.compactMap { $0.font as? MissingGlyph }
    #expect(line.runs.count == 3)
    #expect(boxes.count == 1)
    let box = try #require(boxes.first)
    let setting = try Setting()
    #expect(abs(line.width - setting.width("a") - setting.width("b") - box.width) < 0.01)
  }
}
