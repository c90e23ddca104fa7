import LayoutKitCore

/// What lies between a container's edges and a section's cells, each distance rounded up to whole pixels by itself: the
/// safe area at the sides and the design's margins, then the padding of the section's surface.
struct SectionSides {
  /// The container, in whole pixels.
  let width: Int
  /// The surface inside the margins.
  let cardLeading: Int
  let cardTop: Int
  let cardWidth: Int
  /// Where the title line, the cells and the footer begin, and how wide they are.
  let contentLeading: Int
  let contentTop: Int
  let room: Int
  /// Below them.
  let paddingBottom: Int
  let marginBottom: Int

  init(_ design: DesignModel, in environment: LayoutEnvironment) {
    let (grid, safe) = (environment.grid, environment.safeArea)
    let (margins, padding) = (design.margins, design.section.padding)
    width = grid.pixelsDown(environment.container.width)
    cardLeading = grid.pixelsUp(safe.leading) + grid.pixelsUp(margins.leading)
    cardTop = grid.pixelsUp(margins.top)
    cardWidth = max(0, width - cardLeading - grid.pixelsUp(safe.trailing) - grid.pixelsUp(margins.trailing))
    contentLeading = cardLeading + grid.pixelsUp(padding.leading)
    contentTop = cardTop + grid.pixelsUp(padding.top)
    room = max(0, cardWidth - grid.pixelsUp(padding.leading) - grid.pixelsUp(padding.trailing))
    paddingBottom = grid.pixelsUp(padding.bottom)
    marginBottom = grid.pixelsUp(margins.bottom)
  }
}
