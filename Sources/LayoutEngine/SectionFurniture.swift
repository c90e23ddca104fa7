import LayoutKitCore

/// What stands around a section's cells, and the room it takes with them: frames are final, mirrored where readers read from
/// the right.
struct SectionFurniture: Sendable {
  /// What the section takes, margins included.
  let size: Size
  /// Where the room of the cells starts, before mirroring.
  let origin: Point
  let headerFrame: Rect?
  /// Number of positions that a list which scrolls sideways comes to rest at.
  let pageCount: Int
  let pageIndicatorFrame: Rect?
  let footerFrame: Rect?
  /// The frame of the surface behind the section.
  let cardFrame: Rect

  /// Measures what stands around an arrangement of a plan's places.
  init(
    around arrangement: any Arrangement, of plan: SectionPlan, sides: SectionSides, in environment: LayoutEnvironment,
    scrolling: Scrolling, measurer: Measurer
  ) {
    let grid = environment.grid
    let space = ArrangementSpace(sides, in: environment)
    let scope = MeasurementScope(section: plan.section.id, width: space.width, environment: environment.key)
    func height(of line: ContentBox?, _ identity: PlaceIdentity) -> Int {
      line.map { measurer.pixelHeight(of: $0, identity: identity, in: scope, environment: environment) } ?? 0
    }
    let headerHeight = height(of: plan.header, .header)
    let footerHeight = height(of: plan.footer, .footer)
    let cellsTop = sides.contentTop + headerHeight
    let cellsBottom = cellsTop + grid.pixelsUp(arrangement.contentSize.height)
    let pages = Self.pageCount(of: arrangement, scrolling: scrolling, in: space, margins: sides.width - sides.room)
    let indicator = pages < 2 ? nil : plan.pageIndicator(pages: pages, current: 0)
    let indicatorHeight = height(of: indicator, .pageIndicator)
    let cardBottom = cellsBottom + indicatorHeight + footerHeight + sides.paddingBottom
    let bottom = cardBottom + sides.marginBottom
    func frame(x: Int, y: Int, width: Int, height: Int) -> Rect {
      Rect(x: grid.points(x), y: grid.points(y), width: grid.points(width), height: grid.points(height))
        .mirrored(where: environment.direction, in: grid.points(sides.width))
    }
    origin = Point(x: grid.points(sides.contentLeading), y: grid.points(cellsTop))
    headerFrame = plan.header.map { _ in
      frame(x: sides.contentLeading, y: sides.contentTop, width: sides.room, height: headerHeight)
    }
    pageCount = pages
    pageIndicatorFrame = indicator.map { _ in
      frame(x: sides.contentLeading, y: cellsBottom, width: sides.room, height: indicatorHeight)
    }
    footerFrame = plan.footer.map { _ in
      frame(x: sides.contentLeading, y: cellsBottom + indicatorHeight, width: sides.room, height: footerHeight)
    }
    cardFrame =
      switch plan.section.design.section.reach {
      case .inside:
        frame(x: sides.cardLeading, y: sides.cardTop, width: sides.cardWidth, height: cardBottom - sides.cardTop)
      case .around: frame(x: 0, y: 0, width: sides.width, height: bottom)
      }
    size = Size(width: grid.points(sides.width), height: grid.points(bottom))
  }

  /// By whole containers, as many positions as hold the cells and margins; else one for every cell that can stand at the
  /// start before the last one reaches the end.
  private static func pageCount(
    of arrangement: any Arrangement, scrolling: Scrolling, in space: ArrangementSpace, margins: Int
  ) -> Int {
    guard case .horizontal(let stops) = scrolling, arrangement.count > 0 else { return 1 }
    let grid = space.grid
    let (content, room) = (grid.pixelsUp(arrangement.contentSize.width), grid.pixelsDown(space.width))
    switch stops {
    case .paging:
      let container = room + margins
      return container > 0 ? (content + margins + container - 1) / container : 1
    case .groupPagingCentered: return arrangement.count
    case .continuous, .leadingBoundary, .groupPaging:
      // Cells begin before the rest ends; one more position shows the end.
      let rest = grid.points(max(0, content - room))
      let last = (0..<arrangement.count).countBefore { arrangement.frame(at: VisibleIndex($0)).x >= rest }
      return last + 1
    }
  }
}

extension ArrangementSpace {
  /// The room between a section's sides.
  init(_ sides: SectionSides, in environment: LayoutEnvironment) {
    let grid = environment.grid
    self.init(
      width: grid.points(sides.room), height: grid.down(environment.container.height - environment.safeArea.vertical),
      grid: grid)
  }
}
