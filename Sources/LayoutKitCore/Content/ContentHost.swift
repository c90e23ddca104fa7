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
  public private(set) var counts = Counts()
  /// What it shows.
  public private(set) var content: ContentBox?
  private let view: any ContentView
  private var layout: (size: Size, environment: LayoutEnvironment.Key, list: DisplayList)?

  /// A host for configurations of the kind of `configuration`, showing nothing yet.
  public init(for configuration: any ContentConfiguration) {
    kind = configuration.kind
    view = configuration.makeView()
  }

  /// Shows a configuration of the host's kind. The same box, or an equal value, does nothing. What differs is brought up
  /// to date, and laid out once, when next asked for.
  public func apply(_ box: ContentBox) {
    guard box !== content, box.configuration.kind == kind else { return }
    switch box.configuration.apply(to: view, showing: content?.configuration) {
    case .none: break
    case .bind:
      counts.binds += 1
      layout = nil
    case .designAndBind:
      counts.designs += 1
      counts.binds += 1
      layout = nil
    }
    content = box
  }

  /// The height the shown configuration takes in a width: whole pixels, in points.
  public func height(forWidth width: Double, in environment: LayoutEnvironment) -> Double {
    counts.layoutPasses += 1
    return environment.grid.up(view.sizeThatFits(width: width, in: environment).height)
  }

  /// What the cell shows in a room, mirrored for right-to-left readers. Asked again for the same room, the same list.
  public func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    if let layout, layout.size == size, layout.environment == environment.key { return layout.list }
    counts.layoutPasses += 1
    let written = view.displayList(in: size, environment: environment)
    let list = environment.direction == .rightToLeft ? written.mirrored() : written
    layout = (size, environment.key, list)
    return list
  }
}
