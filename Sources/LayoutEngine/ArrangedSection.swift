public import LayoutKitCore

/// A section laid out for one container and environment: final frames, mirrored where readers read from the right, in
/// points from the section's top left corner. A value; when anything changes, another one answers.
public struct ArrangedSection: Sendable {
  /// The places and what they show.
  public let plan: SectionPlan
  /// What it was laid out for.
  public let environment: LayoutEnvironment
  /// What the section takes, margins included; as wide as the whole pixels of the container.
  public let size: Size
  /// Which way it scrolls.
  public let scrolling: Scrolling
  /// The title line's frame; `nil` for no line.
  public let headerFrame: Rect?
  /// Number of pages that a list which scrolls sideways comes to rest at; 1 for other lists.
  public let pageCount: Int
  /// Frame of what tells the page, below the cells; `nil` where nothing does.
  public let pageIndicatorFrame: Rect?
  /// The footer's frame; `nil` for no footer.
  public let footerFrame: Rect?
  /// The frame of the surface behind the section.
  let cardFrame: Rect
  /// Where the room of the cells starts, before mirroring.
  let origin: Point
  let arrangement: any Arrangement

  /// Lays a plan out; `nil` where there is no room inside the margins, or nothing to show.
  public init?(_ plan: SectionPlan, in environment: LayoutEnvironment, measurer: Measurer) {
    guard environment.hasRoom, plan.count > 0 else { return nil }
    let grid = environment.grid
    let sides = SectionSides(plan.section.design, in: environment)
    guard sides.room > 0 else { return nil }
    let space = ArrangementSpace(
      width: grid.points(sides.room), height: grid.down(environment.container.height - environment.safeArea.vertical),
      grid: grid)
    let extents = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    func height(of line: ContentBox?, _ identity: PlaceIdentity) -> Int {
      line.map {
        measurer.pixelHeight(
          of: $0, identity: identity, in: extents.scope(width: space.width), environment: environment)
      } ?? 0
    }

    let headerHeight = height(of: plan.header, .header)
    let footerHeight = height(of: plan.footer, .footer)
    if let rule = plan.rule {
      arrangement = rule.arrangement(of: extents, in: space)
      scrolling = rule.scrolling
    } else {
      arrangement = MessageArrangement(extents, in: space)
      scrolling = .vertical
    }
    let cellsTop = sides.contentTop + headerHeight
    let cellsBottom = cellsTop + grid.pixelsUp(arrangement.contentSize.height)
    let pages = Self.pageCount(
      of: arrangement, scrolling: scrolling, in: space, margins: sides.width - sides.room)
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
    self.plan = plan
    self.environment = environment
  }

  /// Number of places.
  public var count: Int { plan.count }

  /// Frame of a place. In a list that scrolls sideways, where it stands before any scrolling.
  public func frame(at index: VisibleIndex) -> Rect {
    arrangement.frame(at: index).offset(x: origin.x, y: origin.y)
      .mirrored(where: environment.direction, in: size.width)
  }

  /// What tells the page, while one from 0 to `pageCount` - 1 is shown; `nil` where nothing does.
  public func pageIndicator(current: Int) -> ContentBox? {
    pageIndicatorFrame == nil ? nil : plan.pageIndicator(pages: pageCount, current: current)
  }

  /// The places whose cells share area with a rectangle, in order.
  public func places(in rect: Rect) -> [VisibleIndex] {
    arrangement.places(
      in: rect.mirrored(where: environment.direction, in: size.width).offset(x: -origin.x, y: -origin.y))
  }

  /// The place whose cell holds a point; `nil` between cells.
  public func place(at point: Point) -> VisibleIndex? {
    places(in: Rect(x: point.x, y: point.y, width: 0, height: 0).grown(by: 0.5 / environment.grid.scale))
      .first { frame(at: $0).contains(point) }
  }
}

extension Rect {
  func mirrored(where direction: ReadingDirection, in width: Double) -> Rect {
    direction == .rightToLeft ? mirrored(in: width) : self
  }

  func grown(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
