import LayoutKitCore
import Testing

@Suite("Text sizes")
struct TextSizeTests {
  /// Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes": a row a text size, the styles from
  /// large title over the titles 1 to 3, headline, body, callout, subhead and footnote to the captions 1 and 2.
  static let published: [(TextSizeClass, [Double])] = [
    (.xs, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.s, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.m, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.l, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.xl, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.xxl, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.xxxl, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.ax1, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.ax2, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.ax3, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.ax4, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.ax5, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]

  @Test("follow the published tables", arguments: published)
  func factors(textSize: TextSizeClass, sizes: [Double]) {
    let standard: [Double] = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
    for (points, expected) in zip(standard, sizes) {
      #expect(abs(textSize.factor(forSize: points) * points - expected) < 1e-9)
    }
  }

  @Test("treat other sizes as the nearest style", arguments: TextSizeClass.allCases)
  func nearest(textSize: TextSizeClass) {
    for (points, style) in [(100.0, 34.0), (8, 11), (24, 22), (26, 28), (16.9, 17), (0, 11), (-5, 11)] {
      #expect(textSize.factor(forSize: points) == textSize.factor(forSize: style))
    }
    #expect(textSize.factor(forSize: .nan).isFinite)
    #expect(TextSizeClass.l.factor(forSize: 19) == 1)
  }

  @Test("grow from step to step, the accessibility sizes last")
  func order() {
    let all = TextSizeClass.allCases
    #expect(all == all.sorted() && all == Self.published.map(\.0))
    #expect(all.filter(\.isAccessibility) == [.ax1, .ax2, .ax3, .ax4, .ax5])
  }

  private let role = Typography(
    family: "Lora", size: 17, weight: .semibold, color: ThemedColor(light: .black, dark: .white), lines: 3,
    lineHeight: 22, letterSpacing: 0.5, alignment: .center, uppercase: true)

  @Test("resolve a role as it is written at the standard size")
  func standard() {
    #expect(
      role.resolved(in: environment())
        == TextDesign(
          style: TextStyle(family: "Lora", size: 17, weight: 600, lineHeight: 22, letterSpacing: 0.5), color: .black,
          lineLimit: 3, alignment: .center, uppercase: true))
  }

  @Test("scale size, line height and letter spacing together, the line height up to the pixel")
  func scaled() {
    var environment = environment(scale: 2)
    environment.textSize = .ax5
    environment.appearance = .dark
    let design = role.resolved(in: environment)
    #expect(abs(design.style.size - 53) < 1e-9)
    #expect(abs(design.style.letterSpacing - 0.5 * 53 / 17) < 1e-9)
    #expect(design.style.lineHeight == 69)  // 22 × 53 / 17 = 68.58…, in half points.
    #expect(design.color == .white)
    environment.scale = 3
    #expect(role.resolved(in: environment).style.lineHeight == 206.0 / 3)
  }

  @Test("stand a missing line height for 1.3 times the font size")
  func lineHeight() {
    var role = role
    role.lineHeight = 0
    #expect(role.resolved(in: environment(scale: 1)).style.lineHeight == 23)  // 22.1
    #expect(role.resolved(in: environment(scale: 2)).style.lineHeight == 22.5)
  }

  @Test("make text two weights bolder for readers who ask for it, black at most")
  func bold() {
    var environment = environment()
    environment.isBold = true
    let weights = FontWeight.allCases.map { weight in
      var role = role
      role.weight = weight
      return role.resolved(in: environment).style.weight
    }
    #expect(weights == [300, 400, 500, 600, 700, 800, 900, 900, 900])
    #expect(FontWeight.allCases.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }
}
