public import LayoutKitCore

/// What stands at the trailing edge of a cell: a badge, a ring with a tick, a handle, an arrow. It takes half of the width
/// at most: what does not fit is left out, and the badge is cut.
public final class AccessoryElement: ContentElement {
  /// What the cells of a list have, and how it looks.
  public struct Design: Hashable, Sendable {
    /// What may show.
    public var shows: DesignModel.Accessories
    /// The badge.
    public var badge: BadgeElement.Design
    /// Symbols.
    public var color: ColorValue
    /// The tick.
    public var accent: ColorValue
    /// Width and height of a symbol, in points.
    public var side: Double

    /// What a design model says of accessories, in an environment: symbols go with the byline, badges have the badge
    /// role's font on a soft accent.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      let byline = design.byline.resolved(in: environment)
      let accent = design.accent.color(in: environment.appearance)
      shows = design.accessories
      badge = .init(text: design.badge.resolved(in: environment), background: .clear)
      color = byline.color
      self.accent = accent
      side = byline.style.size * 1.4
      setColors(symbol: byline.color, accent: accent)
    }

    /// Takes other colours, as on a picture.
    public mutating func setColors(symbol: ColorValue, accent: ColorValue) {
      color = symbol
      self.accent = accent
      badge.text.color = accent
      badge.background = accent.opacity(0.16)
    }
  }

  private static let spacing = 8.0
  private let badge: BadgeElement
  private let ring: SymbolElement
  private let tick: SymbolElement
  private let handle: SymbolElement
  private let arrow: SymbolElement
  private var shows: DesignModel.Accessories?

  /// An element whose nodes have keys that begin with `key`.
  public init(_ key: String) {
    badge = BadgeElement("\(key).badge")
    ring = SymbolElement("\(key).ring")
    tick = SymbolElement("\(key).tick")
    handle = SymbolElement("\(key).handle")
    arrow = SymbolElement("\(key).disclosure")
  }

  /// Takes a look.
  public func setDesign(_ design: Design, _ pass: borrowing DesignPass) {
    shows = design.shows
    badge.setDesign(design.badge, pass)
    for symbol in [ring, handle, arrow] { symbol.setDesign(color: design.color, side: design.side, pass) }
    tick.setDesign(color: design.accent, side: design.side, pass)
  }

  /// Takes a badge and the cell's state.
  public func setAccessory(badge text: String?, state: CellState) {
    guard let shows else { return }
    badge.setBadge(shows.badge ? text : nil, symbol: nil)
    ring.setSymbol(shows.checkmark && !state.isSelected ? .ring : nil)
    tick.setSymbol(shows.checkmark && state.isSelected ? .tick : nil)
    handle.setSymbol(shows.reorder ? .handle : nil)
    arrow.setSymbol(shows.disclosure ? .disclosure : nil)
  }

  /// True where nothing shows.
  public var isHidden: Bool { badge.isHidden && symbols.isEmpty }

  /// What shows, side by side.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    parts(in: environment.grid.down(max(0, width) / 2), environment).reduce(.zero) { size, part in
      Size(width: part.x + part.size.width, height: max(size.height, part.size.height))
    }
  }

  /// The badge, then the symbols, in the middle of the height.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    for part in parts(in: frame.width, environment) {
      let drop = environment.grid.nearest((frame.height - part.size.height) / 2)
      let place = Rect(origin: Point(x: frame.x + part.x, y: frame.y + drop), size: part.size)
      part.element.place(in: place, environment: environment, into: &nodes)
    }
  }

  private var symbols: [SymbolElement] { [ring, tick, handle, arrow].filter { !$0.isHidden } }

  /// What fits in a width and where it starts: symbols first, the badge in the rest.
  private func parts(
    in width: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, x: Double, size: Size)] {
    let gap = environment.grid.up(Self.spacing)
    var left = width
    var fitting: [(element: any ContentElement, size: Size)] = []
    func take(_ element: any ContentElement) -> Size? {
      let lead = fitting.isEmpty ? 0 : gap
      let size = element.size(forWidth: left - lead, in: environment)
      guard size.width > 0, size.width + lead <= left else { return nil }
      left -= size.width + lead
      return size
    }
    for symbol in symbols { if let size = take(symbol) { fitting.append((symbol, size)) } }
    if !badge.isHidden, left >= badge.leastWidth(in: environment) + gap, let size = take(badge) {
      fitting.insert((badge, size), at: 0)
    }
    var x = 0.0
    return fitting.map { element, size in
      defer { x += size.width + gap }
      return (element, x, size)
    }
  }
}
