import Foundation
import LayoutKitCore
import Testing

@Suite("Colours by their use")
struct ColorUseTests {
  private func environment(_ appearance: Appearance, _ contrast: ContrastLevel = .increased) -> LayoutEnvironment {
    var environment = LayoutEnvironment(container: Size(width: 100, height: 100), textEngine: SilentEngine())
    environment.appearance = appearance
    environment.contrast = contrast
    return environment
  }

  private func gray(_ light: UInt8, _ dark: UInt8) -> ThemedColor {
    ThemedColor(
      light: ColorValue(red: light, green: light, blue: light), dark: ColorValue(red: dark, green: dark, blue: dark))
  }

  @Test("are as written without increased contrast", arguments: [ColorUse.ink, .line, .surface])
  func standard(use: ColorUse) {
    #expect(gray(0x5F, 0xA8).color(in: environment(.light, .standard), as: use) == gray(0x5F, 0).light)
    #expect(gray(0x5F, 0xA8).color(in: environment(.dark, .standard), as: use) == gray(0, 0xA8).dark)
  }

  @Test("go half the way to black or white where they are inks and lines, and stay where they are surfaces")
  func increased() {
    let color = gray(0x60, 0xA8)
    #expect(color.color(in: environment(.light), as: .ink) == gray(0x30, 0).light)
    #expect(color.color(in: environment(.dark), as: .ink) == gray(0, 0xD3).dark)
    #expect(gray(0xD0, 0x48).color(in: environment(.light), as: .line) == gray(0x68, 0).light)
    #expect(gray(0xD0, 0x48).color(in: environment(.dark), as: .line) == gray(0, 0xA3).dark)
    #expect(color.color(in: environment(.light), as: .surface) == color.light)
  }

  @Test("of what cannot stand on its appearance's ground go the other way, and what is clear stays clear")
  func ground() {
    #expect(gray(0xFF, 0).color(in: environment(.light), as: .ink) == .white)
    #expect(gray(0, 0).color(in: environment(.dark), as: .ink) == .black)
    let clear = ThemedColor(light: .clear, dark: .clear)
    for use in [ColorUse.ink, .line] { #expect(clear.color(in: environment(.light), as: use) == .clear) }
  }

  @Test("that are translucent become half as translucent")
  func opacity() {
    let faint = ThemedColor(light: ColorValue.black.opacity(0.2), dark: .white)
    // 51 and 255 are 153 in the middle.
    #expect(faint.color(in: environment(.light), as: .ink).alpha == 153)
    #expect(environment(.light, .standard).shade(0.66) == ColorValue.black.opacity(0.66))
    #expect(environment(.light).shade(0.66) == ColorValue.black.opacity(0.83))
    #expect(environment(.dark).light(0.5) == ColorValue.white.opacity(0.75))
  }

  /// The ratio of two relative luminances, each 0.05 brighter; seven is the most that WCAG 2.1 asks for (1.4.6).
  @Test("of the default design are read at seven to one on their cells", arguments: Appearance.allCases)
  func ratio(appearance: Appearance) {
    let design = DesignModel()
    let environment = environment(appearance)
    let ground = design.cellBackground.color(in: environment, as: .surface).luminance
    for role in [design.title, design.summary, design.byline, design.caption, design.button] {
      let ink = role.resolved(in: environment).color.luminance
      #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 7)
    }
  }

  @Test("have the luminance that WCAG gives them")
  func luminance() {
    #expect(ColorValue.white.luminance == 1 && ColorValue.black.luminance == 0)
    #expect(abs(ColorValue(red: 255, green: 0, blue: 0).luminance - 0.2126) < 1e-9)
  }
}
