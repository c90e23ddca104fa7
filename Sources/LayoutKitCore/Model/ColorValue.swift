/// A colour of the sRGB space, eight bits a component.
public struct ColorValue: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// A colour of the given components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb(r, g, b)` or `rgba(r, g, b, a)` with components from 0 to 255
  /// and opacity from 0 to 1; `nil` for anything else.
  public init?(_ text: String) {
    if text.hasPrefix("#") { self.init(hex: text.dropFirst()) } else { self.init(function: text) }
  }

  private init?(hex digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue).map(UInt8.init)
    guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { return nil }
    switch values.count {
    case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    default: return nil
    }
  }

  private init?(function text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open].lowercased()
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace)
      return words.count == 1 ? Double(words[0]) : nil
    }
    guard numbers.count == parts.count, (name == "rgb" && numbers.count == 3) || (name == "rgba" && numbers.count == 4)
    else { return nil }
    let opacity = numbers.count == 4 ? numbers[3] : 1
    guard numbers.prefix(3).allSatisfy({ (0...255).contains($0) }), (0...1).contains(opacity) else { return nil }
    let bytes = numbers.prefix(3).map { UInt8($0.rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: UInt8((opacity * 255).rounded()))
  }

  /// The same colour, its opacity multiplied by 0 to 1.
  public func opacity(_ factor: Double) -> ColorValue {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * min(1, max(0, factor))).rounded())
    return copy
  }

  /// No colour at all.
  public static let clear = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = ColorValue(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = ColorValue(red: 255, green: 255, blue: 255)
}

extension ColorValue: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` where not opaque.
  public var description: String {
    let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension ColorValue: Codable {
  /// Reads one of the written forms.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = ColorValue(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a colour (#RGB, #RRGGBB, #RRGGBBAA or rgba(…)), not \"\(text)\"")
    }
    self = color
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A colour for each appearance.
public struct ThemedColor: Hashable, Sendable, Codable {
  /// On light backgrounds.
  public var light: ColorValue
  /// On dark backgrounds.
  public var dark: ColorValue

  /// One colour an appearance.
  public init(light: ColorValue, dark: ColorValue) {
    self.light = light
    self.dark = dark
  }

  /// The colour for an appearance.
  public func color(in appearance: Appearance) -> ColorValue { appearance == .dark ? dark : light }
}
