/// Shapes text and breaks it into lines. One engine measures and draws, so both agree.
public protocol TextEngine: Sendable {
  /// Names the engine and its fonts: heights measured by one identity are not used for another.
  var identity: String { get }
  /// Shapes a text once; the result answers for any width without shaping it again.
  func prepare(_ string: String, style: TextStyle) -> any PreparedText
  /// What prepares texts of one style as `prepare` does: for who sets many of them, as it looks at the style only once. An engine
  /// that gains nothing by that has one already.
  func typesetter(for style: TextStyle) -> any Typesetter
}

/// Prepares texts of one style, as the engine does that it is of.
public protocol Typesetter: AnyObject, Sendable {
  /// Shapes a text once; the result answers for any width without shaping it again.
  func prepare(_ string: String) -> any PreparedText
}

extension TextEngine {
  /// The engine with the style.
  public func typesetter(for style: TextStyle) -> any Typesetter { StyledEngine(engine: self, style: style) }
}

private final class StyledEngine<Engine: TextEngine>: Typesetter {
  let engine: Engine
  let style: TextStyle

  init(engine: Engine, style: TextStyle) {
    self.engine = engine
    self.style = style
  }

  func prepare(_ string: String) -> any PreparedText { engine.prepare(string, style: style) }
}

/// A shaped text, kept by whoever shows it.
public protocol PreparedText: AnyObject, Sendable {
  /// What it says.
  var string: String { get }
  /// How it is set.
  var style: TextStyle { get }
  /// How many lines it takes, and how wide they are. An empty text takes none.
  func metrics(in frame: TextFrame) -> TextMetrics
  /// The lines to draw, at the positions that `metrics` measured.
  func lines(in frame: TextFrame) -> [TextLine]
}

/// The room a text is broken for.
public struct TextFrame: Hashable, Sendable {
  /// Width of the column in points.
  public var width: Double
  /// The most lines; 0 for no limit. The last line ends in an ellipsis where text is left over.
  public var lineLimit: Int
  /// The direction of a paragraph without letters of its own direction.
  public var direction: ReadingDirection

  /// Room of a width, a limit and a direction.
  public init(width: Double, lineLimit: Int = 0, direction: ReadingDirection = .leftToRight) {
    self.width = width
    self.lineLimit = lineLimit
    self.direction = direction
  }
}

/// What a text measures in a frame.
public struct TextMetrics: Hashable, Sendable {
  /// Number of lines, within the limit.
  public var lineCount: Int
  /// Width of the widest line in points.
  public var width: Double
  /// Whether text was left out for the limit.
  public var isTruncated: Bool

  /// Metrics of a broken text.
  public init(lineCount: Int, width: Double, isTruncated: Bool) {
    self.lineCount = lineCount
    self.width = width
    self.isTruncated = isTruncated
  }
}

/// One line to draw.
public struct TextLine: Sendable {
  /// Width in points.
  public var width: Double
  /// Distance from the top of the text down to the baseline, in points.
  public var baseline: Double
  /// The glyphs, from left to right.
  public var runs: [GlyphRun]
  /// Whether its paragraph reads from the right.
  public var isRightToLeft: Bool

  /// A line of runs.
  public init(width: Double, baseline: Double, runs: [GlyphRun], isRightToLeft: Bool = false) {
    self.width = width
    self.baseline = baseline
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }
}

/// Glyphs of one font.
public struct GlyphRun: Sendable {
  /// The font, which the painter of the same platform understands.
  public var font: any FontFace
  /// The glyphs and where they stand.
  public var glyphs: [Glyph]

  /// Glyphs of a font.
  public init(font: any FontFace, glyphs: [Glyph]) {
    self.font = font
    self.glyphs = glyphs
  }

  /// One glyph at its place.
  public struct Glyph: Hashable, Sendable {
    /// Its number in the font.
    public var id: UInt32
    /// Distance from the left end of the line, in points.
    public var x: Double
    /// Distance above the baseline, in points.
    public var y: Double

    /// A glyph at a place.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }
}

/// A font at a size, as an engine and its painter share it.
public protocol FontFace: AnyObject, Sendable {
  /// A name for messages.
  var name: String { get }
}
