import Foundation

/// What a colour is for. Readers who want more contrast get stronger inks and lines on the same surfaces.
public enum ColorUse: Hashable, Sendable {
  /// Texts and icons.
  case ink
  /// Borders and separators.
  case line
  /// What they stand on.
  case surface
}

extension ThemedColor {
  /// The colour in an environment.
  ///
  /// Increased contrast moves inks half the way to black on light appearances and to white on dark ones, opacity included;
  /// an ink that could not be read on such an appearance (its contrast to white or black is below 2 to 1) must stand on
  /// something else and moves the other way. Lines move half the way to black or white. Surfaces stay.
  public func color(in environment: LayoutEnvironment, as use: ColorUse) -> ColorValue {
    let color = color(in: environment.appearance)
    let isDark = environment.appearance == .dark
    guard environment.contrast == .increased, color.alpha > 0 else { return color }
    switch use {
    case .surface: return color
    case .line: return color.halfway(to: isDark ? .white : .black)
    case .ink:
      // (1 + 0.05) / 2 - 0.05 to white, 2 × 0.05 - 0.05 to black.
      let isLight = isDark ? color.luminance >= 0.05 : color.luminance > 0.475
      return color.halfway(to: isLight ? .white : .black)
    }
  }
}

extension ColorValue {
  /// Half the way to another colour, opacity included.
  func halfway(to other: ColorValue) -> ColorValue {
    func middle(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) + Int(b)) / 2) }
    return ColorValue(
      red: middle(red, other.red), green: middle(green, other.green), blue: middle(blue, other.blue),
      alpha: middle(alpha, other.alpha))
  }

  /// Relative luminance, 0 to 1, opacity apart.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.1, "relative luminance".
  package var luminance: Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension LayoutEnvironment {
  /// White over a picture: more of it where readers want contrast, half the way to opaque.
  public func light(_ opacity: Double) -> ColorValue { veil(.white, opacity) }

  /// Darkness over a picture: more of it where readers want contrast, half the way to opaque.
  public func shade(_ opacity: Double) -> ColorValue { veil(.black, opacity) }

  private func veil(_ color: ColorValue, _ opacity: Double) -> ColorValue {
    color.opacity(contrast == .increased ? (1 + opacity) / 2 : opacity)
  }
}
