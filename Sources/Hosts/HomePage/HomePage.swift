public import LayoutKitCore

/// The home page: widgets one below the other, whatever they are made of. Belongs to whoever made it.
public final class HomePage {
  /// A cell, or what is drawn around cells: a title line, a separator, a background. Ready to draw.
  public struct Piece: Hashable, Sendable {
    /// The widget it belongs to.
    public let widget: SectionID
    /// Which cell; `nil` for what is drawn around the cells.
    public let cell: VisibleIndex?
    /// Where on the page.
    public let frame: Rect
    /// What; its frames count from the piece's corner.
    public let list: DisplayList
  }

  /// The widgets, from the top.
  public let widgets: [any HomeWidget]
  /// Receives what readers ask for.
  public weak var actionHandler: (any ContentActionHandler)?
  private var environment: LayoutEnvironment
  private var sizes: [Size] = []
  private(set) var tops: [Double] = []
  private(set) var shown: [CellAddress: ContentHost] = [:]
  private var pool: [CellKind: [ContentHost]] = [:]
  private var appeared: Set<Int> = []

  struct CellAddress: Hashable {
    let widget: Int
    let cell: VisibleIndex
  }

  /// A page of widgets in an environment, which it passes on to them.
  public init(widgets: [any HomeWidget], environment: LayoutEnvironment) {
    self.widgets = widgets
    self.environment = environment
    environmentChanged(to: environment)
  }

  /// The whole page, in points.
  public var contentSize: Size {
    Size(
      width: environment.hasRoom ? environment.container.width : 0, height: (tops.last ?? 0) + (sizes.last?.height ?? 0)
    )
  }

  /// Where a widget stands on the page; of no height where it shows nothing, empty where there is no such widget.
  public func frame(ofWidget number: Int) -> Rect {
    guard widgets.indices.contains(number) else { return .zero }
    return Rect(x: 0, y: tops[number], width: contentSize.width, height: sizes[number].height)
  }

  /// Takes another container or other settings of the reader.
  public func environmentChanged(to environment: LayoutEnvironment) {
    self.environment = environment
    for widget in widgets { widget.environmentChanged(to: environment) }
    stack()
    recycle(keeping: [])
  }

  /// Takes another design of the app.
  public func designChanged(to design: DesignModel) {
    for widget in widgets { widget.designChanged(to: design) }
    stack()
    recycle(keeping: [])
  }

  /// Brings a widget up to date; those below it move when its size changed.
  public func reload(widget number: Int) {
    guard widgets.indices.contains(number) else { return }
    widgets[number].reload()
    stack()
    recycle(keeping: [])
  }

  /// What of the page can be seen in a rectangle, widget by widget from the top down and, in each, from the bottom of the
  /// pile up: decorations below the cells, the cells, decorations above them. Hosts of cells that left are used again; widgets
  /// are told of their coming and going.
  public func pieces(in rect: Rect) -> [Piece] {
    let seen = widgets.indices.filter { frame(ofWidget: $0).intersects(rect) }
    var wanted: [(address: CellAddress, frame: Rect)] = []
    for number in seen {
      let widget = widgets[number]
      for cell in widget.cells(in: rect.offset(x: 0, y: -tops[number])) {
        wanted.append((CellAddress(widget: number, cell: cell), widget.frame(ofCell: cell)))
      }
    }
    recycle(keeping: Set(wanted.map(\.address)))
    appear(seen)

    var pieces: [Piece] = []
    var next = 0
    for number in seen {
      let (widget, top) = (widgets[number], tops[number])
      let pile = widget.decorations(in: rect.offset(x: 0, y: -top)).sorted { $0.zIndex < $1.zIndex }.map {
        ($0.zIndex, Piece(widget: widget.id, cell: nil, frame: $0.frame.offset(x: 0, y: top), list: $0.list))
      }
      pieces += pile.filter { $0.0 < 0 }.map(\.1)
      while next < wanted.count, wanted[next].address.widget == number {
        let (address, frame) = wanted[next]
        let list = host(for: address).displayList(in: frame.size, environment: environment)
        pieces.append(
          Piece(widget: widget.id, cell: address.cell, frame: frame.offset(x: 0, y: top), list: list))
        next += 1
      }
      pieces += pile.filter { $0.0 >= 0 }.map(\.1)
    }
    return pieces
  }

  /// What a touch at a point of the page asks for: the control that is hit, else the cell's own action. The handler is
  /// told.
  @discardableResult
  public func tap(at point: Point) -> ContentAction? {
    guard let number = widgets.indices.first(where: { frame(ofWidget: $0).contains(point) }) else { return nil }
    let widget = widgets[number]
    let inside = Point(x: point.x, y: point.y - tops[number])
    let action = action(in: widget, number: number, at: inside)
    if let action { actionHandler?.handle(action, in: widget.id) }
    return action
  }

  private func action(in widget: any HomeWidget, number: Int, at point: Point) -> ContentAction? {
    let spot = Rect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    let hit = widget.decorations(in: spot).filter { $0.frame.contains(point) }
      .sorted { $0.zIndex < $1.zIndex }.reversed().map { ($0.zIndex, $0.action(at: point)) }
    if let action = hit.first(where: { $0.0 >= 0 && $0.1 != nil })?.1 { return action }
    if let cell = widget.cells(in: spot).first(where: { widget.frame(ofCell: $0).contains(point) }) {
      let frame = widget.frame(ofCell: cell)
      let host = host(for: CellAddress(widget: number, cell: cell))
      let list = host.displayList(in: frame.size, environment: environment)
      return list.action(at: Point(x: point.x - frame.x, y: point.y - frame.y)) ?? widget.action(forCell: cell)
    }
    return hit.lazy.compactMap(\.1).first
  }

  func stack() {
    sizes = widgets.map { environment.hasRoom ? $0.size(forWidth: environment.container.width) : .zero }
    var top = 0.0
    tops = sizes.map { size in
      defer { top += size.height }
      return top
    }
  }

  private func host(for address: CellAddress) -> ContentHost {
    let widget = widgets[address.widget]
    let kind = widget.kind(ofCell: address.cell)
    let known = shown[address].flatMap { $0.kind == kind ? $0 : nil }
    let host = known ?? pool[kind]?.popLast() ?? ContentHost(kind: kind)
    shown[address] = host
    widget.configure(host, forCell: address.cell)
    return host
  }

  func recycle(keeping wanted: Set<CellAddress>) {
    for (address, host) in shown where !wanted.contains(address) {
      pool[host.kind, default: []].append(host)
      shown[address] = nil
    }
  }

  /// Cells of a widget follow their places; those of places that went are used again.
  func readdress(widget number: Int, _ after: (VisibleIndex) -> VisibleIndex?) {
    let moving = shown.filter { $0.key.widget == number }
    for address in moving.keys { shown[address] = nil }
    for (address, host) in moving.sorted(by: { $0.key.cell < $1.key.cell }) {
      if let cell = after(address.cell) {
        shown[CellAddress(widget: number, cell: cell)] = host
      } else {
        pool[host.kind, default: []].append(host)
      }
    }
  }

  private func appear(_ seen: [Int]) {
    let now = Set(seen)
    for number in appeared.subtracting(now).sorted() { widgets[number].didDisappear() }
    for number in now.subtracting(appeared).sorted() {
      widgets[number].willAppear()
      widgets[number].didAppear()
    }
    appeared = now
  }
}

extension WidgetDecoration {
  /// The action of its topmost control at a point of the widget.
  fileprivate func action(at point: Point) -> ContentAction? {
    list.action(at: Point(x: point.x - frame.x, y: point.y - frame.y))
  }
}
