import Arrangements
public import LayoutKitCore

extension ArrangedSection {
  /// What all cells take together; in a list that scrolls sideways, before any scrolling, and as wide as all cells are.
  public var cellsFrame: Rect {
    Rect(origin: furniture.origin, size: arrangement.contentSize).mirrored(where: environment.direction, in: size.width)
  }

  /// What lies between the section's edges and its title line, cells and footer: the safe area at the sides, the margins
  /// and the padding, each in whole pixels.
  public var contentInsets: Insets {
    let grid = environment.grid
    return Insets(
      top: grid.points(sides.contentTop), leading: grid.points(sides.contentLeading),
      bottom: grid.points(sides.paddingBottom + sides.marginBottom),
      trailing: grid.points(sides.width - sides.contentLeading - sides.room))
  }

  /// Between places in points, where all have one size and one spacing along the way the list scrolls; `nil` for others.
  public var evenSpacing: Double? { (arrangement as? any EvenlySpaced)?.spacingBetweenPlaces }
}
