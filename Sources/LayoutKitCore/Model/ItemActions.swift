/// What can be done with the items of a list beside opening them, and where it is offered. Of each list an item is offered
/// what applies to it.
public struct ItemActions: Hashable, Sendable {
  /// Where a swipe towards the trailing edge uncovers them, the outermost first.
  public var leading: [ItemAction]
  /// Where a swipe towards the leading edge uncovers them, the outermost first.
  public var trailing: [ItemAction]
  /// In the menu of a long touch, from the top.
  public var menu: [ItemAction]

  /// Actions; none of those left out.
  public init(leading: [ItemAction] = [], trailing: [ItemAction] = [], menu: [ItemAction] = []) {
    self.leading = leading
    self.trailing = trailing
    self.menu = menu
  }

  /// True where nothing is offered.
  public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && menu.isEmpty }
}
