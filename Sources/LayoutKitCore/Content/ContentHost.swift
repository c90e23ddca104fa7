/// Owns a content view and what it shows: what a cell of any host holds. Belongs to whoever made it.
public final class ContentHost {
  /// What a host has done so far.
  public struct Counts: Hashable, Sendable {
    /// Times a design was taken.
    public var designs = 0
    /// Times an item was bound.
    public var binds = 0
    /// Times the parts were laid out.
    public var layoutPasses = 0
  }

  /// The family of cells it can show.
  public let kind: CellKind
  /// What it has done.
  public var counts: Counts { counted }
  /// What it shows.
  public var content: ContentBox? { shown }
  private var counted = Counts()
  private var shown: ContentBox?
  /// Tells the design of what it shows, which keeps it.
  private var design: ObjectIdentifier?
  private var view: (any ContentView)?
  private var latestSizing: (any ContentSizing)?
  /// The environment that was made in.
  private var sizedEnvironment: Shared<LayoutEnvironment.Key>?
  private var layout: (size: Size, environment: LayoutEnvironment.Key, list: DisplayList)?

  /// A host for a family of cells, showing nothing yet.
  public init(kind: CellKind) { self.kind = kind }

  /// Shows a configuration of the host's kind; one of another kind is refused. The same box, or an equal value, does
  /// nothing. What differs is brought up to date, and laid out once, when next asked for.
  public func apply(_ box: ContentBox) {
    guard box !== shown, box.configuration.kind == kind else { return }
    switch update(to: box.configuration) {
    case .same: break
    case .bind:
      counted.binds += 1
      layout = nil
    case .designAndBind:
      counted.designs += 1
      counted.binds += 1
      layout = nil
    }
    shown = box
    design = ObjectIdentifier(box.configuration.designIdentity)
  }

  /// Shows a configuration as `apply` does, without asking whether it shows an equal one already: for a host that measures one
  /// item after the other.
  package func bind(_ box: ContentBox) {
    guard box !== shown, let view, box.configuration.kind == kind,
      design == ObjectIdentifier(box.configuration.designIdentity), box.configuration.bind(to: view)
    else { return apply(box) }
    counted.binds += 1
    layout = nil
    shown = box
  }

  /// Two kinds of one name may have different views: the host makes a view where it has none that fits.
  private func update(to configuration: any ContentConfiguration) -> ContentUpdate {
    if let view, let update = configuration.apply(to: view, showing: shown?.configuration) { return update }
    let view = configuration.makeView()
    self.view = view
    return configuration.apply(to: view, showing: nil) ?? .same
  }

  /// The height that what it shows takes in a width: whole pixels, in points.
  public func height(forWidth width: Double, in environment: LayoutEnvironment) -> Double {
    guard let view else { return 0 }
    counted.layoutPasses += 1
    return environment.grid.up(view.sizeThatFits(width: width, in: environment).height)
  }

  /// What answers for any width how high what it shows is, when it shows something else; `nil` where its view has to be
  /// asked each time.
  public func sizing(in environment: LayoutEnvironment) -> (any ContentSizing)? {
    sizing(in: environment, key: Shared(environment.key))
  }

  /// The same, in an environment whose key is told by identity where it can be.
  package func sizing(
    in environment: LayoutEnvironment, key: Shared<LayoutEnvironment.Key>
  ) -> (any ContentSizing)? {
    let isKnown = sizedEnvironment.map { $0 == key } ?? false
    guard let sizing = view?.sizing(in: environment, like: isKnown ? latestSizing.take() : nil) else { return nil }
    counted.layoutPasses += 1
    if !isKnown { sizedEnvironment = key }
    latestSizing = sizing
    return sizing
  }

  /// What the cell shows in a room, mirrored for right-to-left readers. Asked again for the same room, the same list.
  public func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    guard let view, let content = shown else { return DisplayList(size: size) }
    if let layout, layout.size == size, layout.environment == environment.key { return layout.list }
    counted.layoutPasses += 1
    let written = content.configuration.drawn(view.displayList(in: size, environment: environment))
    let list = environment.direction == .rightToLeft ? written.mirrored() : written
    layout = (size, environment.key, list)
    return list
  }
}
