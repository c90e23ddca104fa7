public import Foundation

/// Which way readers read.
public enum ReadingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// Light or dark surroundings.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// How strongly inks and lines stand out.
public enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// What a list is laid out for: the container, the reader's settings, and the engine that sets text.
public struct LayoutEnvironment: Sendable {
  /// Room of the list in points; its height is 0 where the list has no height to fill, as on a home page.
  public var container: Size
  /// What of the container is covered by the device, in points.
  public var safeArea = Insets.zero
  /// Pixels a point.
  public var scale: Double
  /// The reader's text size.
  public var textSize = TextSizeClass.l
  /// Whether the reader wants bold text.
  public var isBold = false
  /// Which way the list reads.
  public var direction = ReadingDirection.leftToRight
  /// Light or dark.
  public var appearance = Appearance.light
  /// Whether the reader wants more contrast; it changes colours alone.
  public var contrast = ContrastLevel.standard
  /// Language and region for words, numbers and dates.
  public var locale = Locale(identifier: "en")
  /// The package's own words.
  public var strings = StringTable.standard
  /// Where times are told for.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The moment that relative dates count from.
  public var now = Date(timeIntervalSince1970: 0)
  /// Sets text.
  public var textEngine: any TextEngine

  /// An environment for a container; the rest is set by name.
  public init(container: Size, scale: Double = 2, textEngine: any TextEngine) {
    self.container = container
    self.scale = scale
    self.textEngine = textEngine
  }

  /// The device's pixels.
  public var grid: PixelGrid { PixelGrid(scale: scale) }

  /// True where there is room to build anything in.
  public var hasRoom: Bool { container.width.isFinite && container.width > 0 }

  /// Everything of the environment that can change a measured height, beside what configurations hold resolved.
  public var key: Key {
    Key(
      textSize: textSize, isBold: isBold, direction: direction, scale: grid.scale, engine: textEngine.identity,
      locale: locale.identifier)
  }

  /// The environment as measuring sees it.
  public struct Key: Hashable, Sendable {
    let textSize: TextSizeClass
    let isBold: Bool
    let direction: ReadingDirection
    let scale: Double
    let engine: String
    /// Capitals depend on it.
    let locale: String
  }
}

extension LayoutEnvironment: Equatable {
  /// True when a list looks the same in both.
  public static func == (a: LayoutEnvironment, b: LayoutEnvironment) -> Bool {
    a.key == b.key && a.container == b.container && a.safeArea == b.safeArea && a.appearance == b.appearance
      && a.contrast == b.contrast && a.strings == b.strings && a.locale == b.locale && a.timeZone == b.timeZone
      && a.now == b.now
  }
}
