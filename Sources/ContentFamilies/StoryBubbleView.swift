public import ContentElements
public import LayoutKitCore

/// An item as a bubble: a round picture in a ring that tells whether it was seen, its title below.
public final class StoryBubbleView: ElementView {
  /// The look, resolved.
  public struct Design: StatefulDesign, Hashable, Sendable {
    /// How states look.
    public let states: StateDesign
    let title: TextDesign
    let initial: TextDesign
    let media: MediaElement.Design
    let unseen: ColorValue
    let seen: ColorValue
    /// Outer diameter of the ring, in points.
    let side: Double
    /// Width of the cell, in points.
    let width: Double

    private static let line = 2.5
    private static let gap = 3.0
    /// From the cell's edge to the picture.
    static var inset: Double { line + gap }
    static var lineWidth: Double { line }

    /// A bubble's look: the title in the caption's font and the title's colour, centred, on at most two lines, four from
    /// the accessibility text sizes on.
    /// - Parameter diameter: of the picture, in points, above 0.
    public init(_ design: DesignModel, in environment: LayoutEnvironment, diameter: Double) {
      var title = design.caption.resolved(in: environment)
      title.color = design.title.color.color(in: environment, as: .ink)
      title.alignment = .center
      title.lineLimit = environment.textSize.isAccessibility ? 4 : 2
      self.title = title
      states = StateDesign(design, in: environment)
      var initial = design.title.resolved(in: environment)
      initial.color = design.byline.color.color(in: environment, as: .ink)
      initial.lineLimit = 1
      initial.alignment = .center
      initial.style.size = diameter * 0.4
      initial.style.lineHeight = environment.grid.up(diameter * 0.52)
      self.initial = initial
      media = .init(cornerRadius: diameter, placeholder: design.placeholder.color(in: environment.appearance))
      unseen = design.accent.color(in: environment, as: .line)
      seen = design.border.color.color(in: environment, as: .line)
      side = environment.grid.up(diameter + 2 * Self.inset)
      // Larger letters get more room, up to twice the bubble.
      let factor = min(2, max(1, environment.textSize.factor(forSize: design.caption.size)))
      width = environment.grid.up(side * factor)
    }

    /// Width of a bubble's cell in points: the ring's, more for larger text.
    public var cellWidth: Double { width }
  }

  /// What a bubble shows.
  public struct Item: Hashable, Sendable {
    let article: ArticleContent
    let isSeen: Bool

    /// An item, seen or not.
    public init(_ article: ArticleContent, isSeen: Bool) {
      self.article = article
      self.isSeen = isSeen
    }
  }

  /// `storyBubble`.
  public static let kind: CellKind = "storyBubble"
  private let media = MediaElement("media")
  private let ring = RingElement("ring")
  private let initial = TextElement("initial")
  private let title = TextElement("title")
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  private var shown: (item: Item, state: CellState)?
  /// What is said of what it shows.
  public var accessibility: AccessibilityElement? { shown.map { item, state in item.article.accessibility(in: state) } }

  /// A bubble that shows nothing yet.
  public init() {}

  /// Places the parts as the design says.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    media.setDesign(design.media, pass)
    ring.setDesign(on: design.unseen, off: design.seen, lineWidth: Design.lineWidth, pass)
    initial.setDesign(design.initial, pass)
    title.setDesign(design.title, pass)
    let bubble = OverlayStack([
      (.fill, InsetElement(Insets(Design.inset), media)), (.fill, ring), (.center, initial),
    ])
    let round = SizedElement(Size(width: design.side, height: design.side), bubble)
    root = VerticalStack(spacing: 6, [CenteredElement(round), title])
  }

  /// Shows an item; one without a picture is known by the first letter of its headline.
  public func bind(_ item: Item, state: CellState) {
    let (picture, headline) = (item.article.picture ?? item.article.avatar, item.article.headline)
    media.setSource(picture)
    ring.setOn(!item.isSeen)
    let letter = headline?.first { $0.isLetter || $0.isNumber }
    initial.setText(picture == nil ? letter.map { String($0) } : nil)
    title.setText(headline)
    shown = (item, state)
  }
}
