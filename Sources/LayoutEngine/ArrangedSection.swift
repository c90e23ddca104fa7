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
  /// Where the room inside the margins starts, before mirroring.
  private let origin: Point
  private let arrangement: any Arrangement

  /// Lays a plan out; `nil` where there is no room or nothing to show.
  public init?(_ plan: SectionPlan, in environment: LayoutEnvironment, measurer: Measurer) {
    guard environment.hasRoom, plan.count > 0 else { return nil }
    let grid = environment.grid
    let margins = plan.section.design.margins
    let leading = grid.pixelsUp(environment.safeArea.leading) + grid.pixelsUp(margins.leading)
    let trailing = grid.pixelsUp(environment.safeArea.trailing) + grid.pixelsUp(margins.trailing)
    let room = max(0, grid.pixelsDown(environment.container.width) - leading - trailing)
    let space = ArrangementSpace(
      width: grid.points(room), height: grid.down(environment.container.height - environment.safeArea.vertical),
      grid: grid)
    let extents = PlanExtents(plan: plan, measurer: measurer, environment: environment)

    let top = grid.pixelsUp(margins.top)
    let headerHeight = plan.header.map {
      measurer.pixelHeight(
        of: $0, identity: .header, in: extents.scope(width: space.width), environment: environment)
    }
    if let rule = plan.rule {
      arrangement = rule.arrangement(of: extents, in: space)
      scrolling = rule.scrolling
    } else {
      arrangement = MessageArrangement(extents, in: space)
      scrolling = .vertical
    }
    let cellsTop = top + (headerHeight ?? 0)
    origin = Point(x: grid.points(leading), y: grid.points(cellsTop))
    let width = grid.down(environment.container.width)
    headerFrame = headerHeight.map {
      Rect(x: grid.points(leading), y: grid.points(top), width: space.width, height: grid.points($0))
        .mirrored(where: environment.direction, in: width)
    }
    let bottom = cellsTop + grid.pixelsUp(arrangement.contentSize.height) + grid.pixelsUp(margins.bottom)
    size = Size(width: width, height: grid.points(bottom))
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

  /// The lines in a rectangle, each between a place and the one below it, as the design has them; none after the last
  /// row.
  public func separators(in rect: Rect) -> [DisplayNode] {
    let design = plan.section.design
    guard design.separators.style != .none, design.separators.width > 0, scrolling == .vertical else { return [] }
    let grid = environment.grid
    let thickness = grid.up(design.separators.width)
    let inset = design.separators.style == .inset ? grid.up(design.padding.leading) : 0
    let fill = ShapeContent.Fill.color(design.separators.color.color(in: environment, as: .line))
    // A line may be in sight where the cell above it is not.
    return places(in: rect.grown(by: design.itemSpacing + thickness)).compactMap { index in
      guard let below = arrangement.place(below: index) else { return nil }
      let frame = arrangement.frame(at: index)
      let gap = arrangement.frame(at: below).y - frame.maxY
      let line = Rect(
        x: origin.x + frame.x + inset, y: origin.y + frame.maxY + grid.nearest((gap - thickness) / 2),
        width: max(0, frame.width - inset), height: thickness
      ).mirrored(where: environment.direction, in: size.width)
      guard line.intersects(rect) else { return nil }
      return DisplayNode(
        key: "separator.\(index.value)", frame: line,
        content: .shape(ShapeContent(.rectangle(cornerRadius: 0), fill: fill)))
    }
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
