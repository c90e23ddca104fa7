public import LayoutKitCore

/// What stands at the trailing edge of a cell: a badge, a ring with a tick, a handle, an arrow. Symbols take half of the
/// width at most, with the badge a third: what does not fit is left out, and the badge is cut.
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
    /// role's font on a soft accent. Symbols grow with the text up to 30 points.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      let byline = design.byline.resolved(in: environment)
      let accent = design.accent.color(in: environment, as: .ink)
      shows = design.accessories
      badge = .init(text: design.badge.resolved(in: environment), background: .clear)
      color = byline.color
      self.accent = accent
      side = min(30, byline.style.size * 1.4)
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
    let (half, third) = (environment.grid.down(max(0, width) / 2), environment.grid.down(max(0, width) / 3))
    return parts(in: half, badgeIn: third, environment).reduce(.zero) { size, part in
      Size(width: part.x + part.size.width, height: max(size.height, part.size.height))
    }
  }

  /// The badge, then the symbols, in the middle of the height.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    for part in parts(in: frame.width, badgeIn: frame.width, environment) {
      let drop = environment.grid.nearest((frame.height - part.size.height) / 2)
      let place = Rect(origin: Point(x: frame.x + part.x, y: frame.y + drop), size: part.size)
      part.element.place(in: place, environment: environment, into: &nodes)
    }
  }

  private var symbols: [SymbolElement] { [ring, tick, handle, arrow].filter { !$0.isHidden } }

  /// What fits in a width and where it starts: symbols first, the badge in the rest. Asked again for the width of all its
  /// parts, the same parts.
  private func parts(
    in width: Double, badgeIn least: Double, _ environment: LayoutEnvironment
  ) -> [(element: any ContentElement, x: Double, size: Size)] {
    let gap = environment.grid.up(Self.spacing)
    var x = width
    var parts: [(element: any ContentElement, x: Double, size: Size)] = []
    var room: Double { max(0, parts.isEmpty ? x : x - gap) }
    for symbol in symbols {
      let size = symbol.size(forWidth: room, in: environment)
      guard size.width <= room else { continue }
      parts.append((symbol, (parts.last.map { $0.x + $0.size.width + gap } ?? 0), size))
      x = width - (parts.last.map { $0.x + $0.size.width } ?? 0)
    }
    guard
      let size = badgeSize(in: min(room, max(least - (width - room), badge.leastWidth(in: environment))), environment)
    else { return parts }
    return [(badge, 0, size)] + parts.map { ($0.element, $0.x + size.width + gap, $0.size) }
  }

  /// The badge's size in a width, all of it where it is cut; `nil` where there is nothing to show or no room for it.
  private func badgeSize(in width: Double, _ environment: LayoutEnvironment) -> Size? {
    guard !badge.isHidden else { return nil }
    let whole = badge.size(forWidth: 10_000, in: environment)
    if whole.width <= width { return whole }
    guard width >= badge.leastWidth(in: environment) else { return nil }
    return Size(width: width, height: badge.size(forWidth: width, in: environment).height)
  }
}
