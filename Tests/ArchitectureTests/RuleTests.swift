import Testing

@Suite("The rules on the sources")
struct RuleTests {
  private func file(_ text: String, path: String = "LayoutKitCore/Model/Thing.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test(
    "read code and neither comments nor strings",
    arguments: [
      ("a // b", "a"), ("a /* b /* c */ d */ e", "a e"), (#"a "b // c" d"#, "a d"), (##"a #"b "c" d"# e"##, "a e"),
      (#"a "b \(c("d") + e) f" g"#, "a (c( ) + e) g"), ("a \"\"\"\nb \"c\" // d\n\"\"\" e", "a e"),
      (#"a "b \" c" d"#, "a d"), (##"a #"b \(c) \#(d)"# e"##, "a (d) e"), ("#if a", "#if a"), ("a \"b", "a"),
      (#"a """ e"#, "a"), ("/* a", ""),
    ])
  func scanner(text: String, code: String) {
    let scanned = SourceScanner.code(of: text)
    #expect(scanned.split(whereSeparator: \.isWhitespace).joined(separator: " ") == code)
    #expect(scanned.utf8.count == text.utf8.count)
  }

  @Test("see every form of import")
  func imports() {
    let file = file(
      """
      import A
      public import B
      @testable import C
      @_exported public import struct D.E
      // import F
      let text = "import G"
      import H; import I
      @preconcurrency
      import J
      """)
    #expect(ImportRules.imports(of: file).map(\.module) == ["A", "B", "C", "D", "H", "I", "J"])
    #expect(ImportRules.imports(of: file).map(\.line) == [1, 2, 3, 4, 7, 7, 9])
  }

  @Test(
    "allow the imports of the table alone",
    arguments: [
      ("LayoutKitCore/A.swift", "Foundation", true), ("LayoutKitCore/A.swift", "UIKit", false),
      ("LayoutKitCore/Text/A.swift", "Arrangements", false), ("Arrangements/A.swift", "LayoutKitCore", true),
      ("Arrangements/A.swift", "LayoutEngine", false), ("ContentElements/A.swift", "ContentFamilies", false),
      ("ContentFamilies/A.swift", "ContentElements", true), ("Templates/Grid/A.swift", "ContentFamilies", true),
      ("Templates/Grid/A.swift", "LayoutEngine", false), ("Templates/Grid/A.swift", "CondensedTemplate", false),
      ("Templates/Standard/A.swift", "GridTemplate", true), ("Templates/Standard/A.swift", "ContentFamilies", false),
      ("Adapters/HomeWidget/A.swift", "LayoutEngine", true),
      ("Adapters/HomeWidget/A.swift", "StandardTemplates", false),
      ("Hosts/HomePage/A.swift", "HomeWidgetAdapters", false), ("Renderers/PangoText/A.swift", "CPango", true),
      ("Renderers/PangoText/A.swift", "CairoPainter", false), ("ContentFeeds/A.swift", "FoundationXML", true),
      ("ContentFeeds/A.swift", "FoundationNetworking", false), ("LayoutKitTool/A.swift", "StandardTemplates", false),
      ("layoutkit/main.swift", "StandardTemplates", true), ("Unheard/A.swift", "Foundation", false),
      ("A.swift", "Foundation", false),
    ])
  func allowedImports(path: String, module: String, isAllowed: Bool) {
    #expect(ImportRules.breaches(in: file("public import \(module)", path: path)).isEmpty == isAllowed)
  }

  @Test(
    "refuse words of newer or other platforms, force and openness",
    arguments: [
      "let lock = Mutex(1)", "let a: Atomic<Int>", "if #available(iOS 17, *) {}", "@available(iOS 17, *)",
      "let r: CGRect", "extension CGSize: Hashable {}", "import UIKit", "open class A {}", "public open func a()",
      "try! a()", "a as! B", "let a = b as!C", "@MainActor func a()",
    ])
  func words(code: String) { #expect(StyleRules.words(in: file(code)).count == 1) }

  @Test(
    "refuse no words but those",
    arguments: [
      "let mutex = NSLock()", "let AtomicNumber = 1", "// CGRect", "let a = \"CGRect\"", "try? a()", "a as? B",
      "if a != b {}", "let open = 1", "func open() {}", "tryAgain!", "case open(ItemID)",
    ])
  func noWords(code: String) { #expect(StyleRules.words(in: file(code)) == []) }

  @Test("let renderers and the tool know their platform")
  func platforms() {
    for path in ["Renderers/CairoPainter/A.swift", "LayoutKitTool/A.swift"] {
      #expect(StyleRules.words(in: file("let lock = Mutex(1)", path: path)) == [])
      #expect(StyleRules.words(in: file("try! a()", path: path)).count == 1)
    }
  }

  @Test(
    "refuse variables that everybody shares",
    arguments: [
      ("var a = 1", true), ("public var a: Int = 1", true), ("enum A {\n  static var b = 1\n}", true),
      ("enum A {\n  private static var b: [Int] = { [1] }()\n}", true), ("nonisolated(unsafe) let a = B()", true),
      ("enum A {\n  static var b: Int { 1 }\n}", false), ("protocol A {\n  static var b: Int { get }\n}", false),
      ("var a: Int { 1 }", false), ("let a = 1", false), ("struct A {\n  var b = 1\n}", false),
      ("func a() {\n  var b = 1\n}", false),
    ])
  func state(code: String, isShared: Bool) { #expect(StyleRules.state(in: file(code)).isEmpty != isShared) }

  @Test(
    "refuse fences inside declarations",
    arguments: [
      ("#if os(Linux)\nimport A\n#endif", false), ("func a() {\n  #if DEBUG\n  b()\n  #endif\n}", true),
      ("struct A {\n#if DEBUG\n  let b = 1\n#endif\n}", true), ("func a() {\n  // #if DEBUG\n}", false),
      ("func a() { \"{\" }\n#if DEBUG\n#endif", false),
    ])
  func fences(code: String, isInside: Bool) { #expect(StyleRules.fences(in: file(code)).isEmpty != isInside) }

  @Test("refuse files that are too long, and count code alone")
  func length() {
    #expect(StyleRules.length(of: file(String(repeating: "\n", count: 400))) == [])
    #expect(StyleRules.length(of: file(String(repeating: "\n", count: 401))).count == 1)
    #expect(StyleRules.codeLines(in: [file("a\n\n// b\n  /* c\n d */ \ne // f\n"), file("g")]) == 3)
  }

  @Test(
    "refuse names",
    arguments: [
      ("LayoutKitCore/A/Thing.swift", "public struct Thing {}\npublic struct Text {}", "SwiftUI exports a Text too"),
      ("Arrangements/A.swift", "public protocol Layout {}", "SwiftUI exports a Layout too"),
      ("Arrangements/A.swift", "@frozen public final class Grid {}", "SwiftUI exports a Grid too"),
      ("Arrangements/A.swift", "public typealias Path = A", "SwiftUI exports a Path too"),
      ("Arrangements/A.swift", "enum Arrangements {}", "is named like its module"),
      ("Templates/Grid/A.swift", "struct GridTemplate {}", "is named like its module"),
      ("LayoutKitCore/A/Thing.swift", "public struct Other {}", "has no public Thing"),
      ("LayoutKitCore/A/Thing.swift", "struct Thing {}\npublic struct Other {}", "has no public Thing"),
    ])
  func names(path: String, code: String, words: String) {
    let breaches = NamingRules.breaches(in: file(code, path: path))
    #expect(breaches.count == 1)
    #expect(breaches.first?.hasSuffix(words) == true, "\(breaches)")
  }

  @Test(
    "accept names",
    arguments: [
      ("LayoutKitCore/A/Thing.swift", "public struct Thing {\n  public enum Shape {}\n}"),
      ("LayoutKitCore/A/Thing+Reading.swift", "public struct Other {}"),
      ("LayoutKitCore/A/Words.swift", "extension Thing {}"), ("Arrangements/A.swift", "struct Grid {}"),
      ("Templates/Grid/A.swift", "public struct GridLayout {}"),
      ("LayoutKitCore/A/Thing.swift", "public class func a() {}"),
    ])
  func goodNames(path: String, code: String) { #expect(NamingRules.breaches(in: file(code, path: path)) == []) }

  @Test("know more than sixty of SwiftUI's names")
  func manyNames() { #expect(NamingRules.platformNames.count > 60) }
}
