public import LayoutKitCore

/// A section laid out for one container and environment: final frames, mirrored where readers read from the right, in
/// points from the section's top left corner. A value; when anything changes, another one answers.
public struct ArrangedSection: Sendable {
  /// The places and what they show.
  public internal(set) var plan: SectionPlan
  /// What it was laid out for.
  public let environment: LayoutEnvironment
  /// Which way it scrolls.
  public let scrolling: Scrolling
  var arrangement: any Arrangement
  var furniture: SectionFurniture
  let sides: SectionSides
  /// The places whose heights are estimates.
  var unsettled = PlaceRanges()

  /// Lays a plan out; `nil` where there is no room inside the margins, or nothing to show.
  public init?(_ plan: SectionPlan, in environment: LayoutEnvironment, measurer: Measurer) {
    let extents = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    self.init(plan, in: environment, extents: extents, measurer: measurer)
  }

  init?(_ plan: SectionPlan, in environment: LayoutEnvironment, extents: some ExtentSource, measurer: Measurer) {
    guard environment.hasRoom, plan.count > 0 else { return nil }
    sides = SectionSides(plan.section.design, in: environment)
    guard sides.room > 0 else { return nil }
    self.plan = plan
    self.environment = environment
    let space = ArrangementSpace(sides, in: environment)
    if let rule = plan.rule {
      arrangement = rule.arrangement(of: extents, in: space)
      scrolling = rule.scrolling
    } else {
      arrangement = MessageArrangement(extents, in: space)
      scrolling = .vertical
    }
    furniture = SectionFurniture(
      around: arrangement, of: plan, sides: sides, in: environment, scrolling: scrolling, measurer: measurer)
  }

  /// What the section takes, margins included; as wide as the whole pixels of the container.
  public var size: Size { furniture.size }
  /// How far cells and margins go sideways, in points; the section's width where it does not scroll sideways.
  public var length: Double {
    guard scrolling.isHorizontal else { return size.width }
    let grid = environment.grid
    return max(size.width, size.width - grid.points(sides.room) + arrangement.contentSize.width)
  }
  /// The title line's frame; `nil` for no line.
  public var headerFrame: Rect? { furniture.headerFrame }
  /// Number of pages that a list which scrolls sideways comes to rest at; 1 for other lists.
  public var pageCount: Int { furniture.pageCount }
  /// Frame of what tells the page, below the cells; `nil` where nothing does.
  public var pageIndicatorFrame: Rect? { furniture.pageIndicatorFrame }
  /// The footer's frame; `nil` for no footer.
  public var footerFrame: Rect? { furniture.footerFrame }

  /// Number of places.
  public var count: Int { plan.count }

  /// Frame of a place. In a list that scrolls sideways, where it stands before any scrolling.
  public func frame(at index: VisibleIndex) -> Rect {
    arrangement.frame(at: index).offset(x: furniture.origin.x, y: furniture.origin.y)
      .mirrored(where: environment.direction, in: size.width)
  }

  /// What tells the page, while one from 0 to `pageCount` - 1 is shown; `nil` where nothing does.
  public func pageIndicator(current: Int) -> ContentBox? {
    pageIndicatorFrame == nil ? nil : plan.pageIndicator(pages: pageCount, current: current)
  }

  /// The places whose cells share area with a rectangle, in order.
  public func places(in rect: Rect) -> [VisibleIndex] {
    arrangement.places(
      in: rect.mirrored(where: environment.direction, in: size.width).offset(
        x: -furniture.origin.x, y: -furniture.origin.y))
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
