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
  public var isHidden: Bool {
    badge.isHidden && ring.isHidden && tick.isHidden && handle.isHidden && arrow.isHidden
  }

  /// What shows, side by side: at most half of the width, of which the badge may have a third.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    guard !isHidden else { return }
    let (room, grid) = (room(environment), sizes.grid)
    sizes.computed { width in
      room.parts(in: grid.down(max(0, width) / 2), badgeIn: grid.down(max(0, width) / 3)).reduce(.zero) { size, part in
        Size(width: part.x + part.size.width, height: max(size.height, part.size.height))
      }
    }
  }

  /// The badge, then the symbols, in the middle of the height.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let symbols = symbols
    for part in room(environment).parts(in: frame.width, badgeIn: frame.width) {
      let drop = environment.grid.nearest((frame.height - part.size.height) / 2)
      let place = Rect(origin: Point(x: frame.x + part.x, y: frame.y + drop), size: part.size)
      let element: any ContentElement = part.symbol.map { symbols[$0] } ?? badge
      element.place(in: place, environment: environment, into: &nodes)
    }
  }

  private var symbols: [SymbolElement] { [ring, tick, handle, arrow].filter { !$0.isHidden } }

  private func room(_ environment: LayoutEnvironment) -> AccessoryRoom {
    AccessoryRoom(
      symbols: symbols.map { $0.size(forWidth: .infinity, in: environment) },
      badge: badge.isHidden ? nil : ElementSizing(badge, in: environment),
      leastBadge: badge.leastWidth(in: environment), gap: environment.grid.up(Self.spacing))
  }
}

/// How the parts of an accessory share a width.
private struct AccessoryRoom: Sendable {
  let symbols: [Size]
  let badge: ElementSizing?
  /// The least width of the badge, in points.
  let leastBadge: Double
  /// Between parts, in points.
  let gap: Double

  /// What fits in a width and where it starts: symbols first, by their numbers, the badge in the rest. Asked again for the
  /// width of all its parts, the same parts.
  func parts(in width: Double, badgeIn least: Double) -> [(symbol: Int?, x: Double, size: Size)] {
    var left = width
    var parts: [(symbol: Int?, x: Double, size: Size)] = []
    var room: Double { max(0, parts.isEmpty ? left : left - gap) }
    for (number, size) in symbols.enumerated() where size.width <= room {
      parts.append((number, parts.last.map { $0.x + $0.size.width + gap } ?? 0, size))
      left = width - (parts.last.map { $0.x + $0.size.width } ?? 0)
    }
    guard let size = badgeSize(in: min(room, max(least - (width - room), leastBadge))) else { return parts }
    return [(nil, 0, size)] + parts.map { ($0.symbol, $0.x + size.width + gap, $0.size) }
  }

  /// The badge's size in a width, all of it where it is cut; `nil` where there is nothing to show or no room for it.
  private func badgeSize(in width: Double) -> Size? {
    guard let badge else { return nil }
    let whole = badge.size(forWidth: 10_000)
    if whole.width <= width { return whole }
    return width >= leastBadge ? Size(width: width, height: badge.size(forWidth: width).height) : nil
  }
}
