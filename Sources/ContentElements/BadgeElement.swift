public import LayoutKitCore

/// A short text on a pill, with an icon where it has one: a video's length, an event's date.
public final class BadgeElement: ContentElement {
  private let key: String
  private let text: TextElement
  private var design: Design?
  private var symbol: Symbol?
  private var isAlert = false

  /// How badges of a list look.
  public struct Design: Hashable, Sendable {
    /// The text.
    public var text: TextDesign
    /// Behind it.
    public var background: ColorValue
    /// Behind one that must not be missed.
    public var alert: ColorValue

    /// A look; without a colour of its own, an alert stands on the others' background.
    public init(text: TextDesign, background: ColorValue, alert: ColorValue? = nil) {
      self.text = text
      self.background = background
      self.alert = alert ?? background
    }
  }

  /// An element whose nodes have keys that begin with `key`.
  public init(_ key: String) {
    self.key = key
    text = TextElement("\(key).text")
  }

  /// Takes a look.
  public func setDesign(_ design: Design, _ pass: borrowing DesignPass) {
    self.design = design
    text.setDesign(design.text, pass)
  }

  /// Takes a text, a symbol and whether it must not be missed; without text the element is hidden.
  public func setBadge(_ text: String?, symbol: Symbol?, isAlert: Bool = false) {
    self.text.setText(text)
    self.symbol = symbol
    self.isAlert = isAlert
  }

  /// Whether an icon stands before the text.
  package var hasSymbol: Bool { symbol != nil }

  /// True without text.
  public var isHidden: Bool { text.isHidden }

  /// The pill around the text.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    guard !isHidden else { return }
    let metrics = metrics(environment)
    let inner = InsetElement(
      Insets(top: metrics.vertical, leading: metrics.around, bottom: metrics.vertical, trailing: 0), text)
    sizes.around(.held, inner, in: environment)
  }

  /// The pill, the icon, the text.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let design, !isHidden else { return }
    let metrics = metrics(environment)
    nodes.append(
      DisplayNode(
        key: key, frame: frame,
        content: .shape(
          ShapeContent(
            .rectangle(cornerRadius: min(6, frame.height / 2)),
            fill: .color(isAlert ? design.alert : design.background)))))
    if let symbol {
      let icon = Rect(
        x: frame.x + metrics.horizontal, y: frame.y + environment.grid.nearest((frame.height - metrics.icon) / 2),
        width: metrics.icon, height: metrics.icon)
      nodes.append(symbol.node(key: "\(key).symbol", frame: icon, color: design.text.color))
    }
    let lead = metrics.around - metrics.horizontal
    text.place(
      in: Rect(
        x: frame.x + lead, y: frame.y + metrics.vertical, width: max(0, frame.width - metrics.around),
        height: frame.height - 2 * metrics.vertical),
      environment: environment, into: &nodes)
  }

  /// The least width worth a badge that is cut: a few letters.
  func leastWidth(in environment: LayoutEnvironment) -> Double {
    metrics(environment).around + environment.grid.up(3 * (design?.text.style.size ?? 0))
  }

  /// Distances in points: around the text, its icon with the gap behind it included.
  private func metrics(
    _ environment: LayoutEnvironment
  ) -> (horizontal: Double, vertical: Double, icon: Double, around: Double) {
    let grid = environment.grid
    let (horizontal, vertical) = (grid.up(6), grid.up(2))
    let icon = symbol == nil ? 0 : grid.up((design?.text.style.size ?? 0) * 0.9)
    return (horizontal, vertical, icon, 2 * horizontal + (icon > 0 ? icon + grid.up(4) : 0))
  }
}
