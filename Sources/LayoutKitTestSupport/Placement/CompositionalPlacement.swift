public import CompositionalAdapters
import LayoutEngine
public import LayoutKitCore

/// Places a compositional section as the platform does, from nothing but what the platform is told: groups, insets, spacing,
/// and the boundary items' sizes, alignments and offsets.
///
/// After the documentation of `NSCollectionLayoutSection` and `NSCollectionLayoutBoundarySupplementaryItem`, and, for how
/// offsets and content insets add up, the open reimplementation kishikawakatsumi/IBPCollectionViewCompositionalLayout: an
/// item that extends the boundary makes room for its height, not for its offset; one at the bottom stands below the content
/// insets, or over them where it does not extend the boundary.
public struct CompositionalPlacement {
  /// Frames of the items, from the section's corner and before any scrolling sideways.
  public private(set) var items: [Rect] = []
  /// Frames of the boundary items.
  public private(set) var boundaries: [BoundaryItem.Kind: Rect] = [:]
  /// What the section takes from its top down, in points.
  public private(set) var height = 0.0

  /// A section in a container of a width in points.
  public init(_ section: CompositionalSection, width: Double, direction: ReadingDirection) {
    let (insets, group, boundaries) = (section.contentInsets, section.group, section.boundaryItems())
    func extent(_ alignment: BoundaryItem.Alignment) -> Double {
      boundaries.filter { $0.alignment == alignment && $0.extendsBoundary }.map(\.size.height).reduce(0, +)
    }
    let isRightToLeft = direction == .rightToLeft
    let isSideways = section.orthogonalScrolling != .none
    let top = extent(.top) + insets.top
    var below = top
    for number in 0..<section.groupCount {
      let step = Double(number) * ((isSideways ? group.size.width : group.size.height) + section.interGroupSpacing)
      let x = insets.leading + (isSideways ? step : 0)
      let corner = Point(
        x: isRightToLeft ? width - x - group.size.width : x, y: top + (isSideways ? 0 : step))
      items += group.items.map { $0.frame.offset(x: corner.x, y: corner.y) }
      below = corner.y + group.size.height
    }
    below += insets.bottom
    for item in boundaries {
      let y =
        switch (item.alignment, item.extendsBoundary) {
        case (.top, _): 0.0
        case (.bottom, true): below
        case (.bottom, false): below - item.size.height
        }
      self.boundaries[item.kind] = Rect(
        origin: Point(x: (isRightToLeft ? insets.trailing : insets.leading) + item.offset.x, y: y + item.offset.y),
        size: item.size)
    }
    height = below + extent(.bottom)
  }
}
