public import LayoutKitCore

extension ArrangedSection {
  /// Whether the title line stays in sight while the section scrolls, where a host scrolls sections.
  public var isHeaderSticky: Bool { headerFrame != nil && plan.section.header?.isSticky == true }

  /// Whether the footer stays in sight while the section scrolls, where a host scrolls sections.
  public var isFooterSticky: Bool { footerFrame != nil && plan.section.footer?.isSticky == true }

  /// What is drawn around the cells in a rectangle, from the lowest `zIndex` up: background, title line, separators, what
  /// tells the page, footer.
  /// - Parameter page: the page shown, from 0 to `pageCount` - 1.
  public func decorations(in rect: Rect, page: Int = 0) -> [SectionDecoration] {
    var decorations = lines(page: page).filter { $0.frame.intersects(rect) } + separators(in: rect)
    if let background, background.reach.intersects(rect) { decorations.append(background.decoration) }
    return decorations.sorted { $0.zIndex < $1.zIndex }
  }

  /// What is drawn beside the cells and says something, in the order of reading: title line, what tells the page, footer.
  /// - Parameter page: the page shown, from 0 to `pageCount` - 1.
  public func lines(page: Int = 0) -> [SectionDecoration] {
    func line(
      _ kind: SectionDecoration.Kind, _ frame: Rect?, _ content: ContentBox?, isSticky: Bool = false
    ) -> SectionDecoration? {
      guard let frame, let content else { return nil }
      return SectionDecoration(kind, frame: frame, isSticky: isSticky, look: .content(content))
    }
    return [
      line(.header, headerFrame, plan.header, isSticky: isHeaderSticky),
      line(.pageIndicator, pageIndicatorFrame, pageIndicator(current: page)),
      line(.footer, footerFrame, plan.footer, isSticky: isFooterSticky),
    ].compactMap(\.self)
  }

  /// The section's surface, and what of the section its ink may reach, the shadow's included; `nil` for no surface.
  private var background: (decoration: SectionDecoration, reach: Rect)? {
    let design = plan.section.design.section
    let fill = design.background.color(in: environment.appearance)
    let line = design.border.color.color(in: environment, as: .line)
    let lineWidth = design.border.width
    let hasLine = lineWidth > 0 && line.alpha > 0
    guard !furniture.cardFrame.isEmpty, fill.alpha > 0 || hasLine else { return nil }
    let shadow = fill.alpha > 0 ? design.shadow.content(in: environment.appearance) : nil
    let radius = min(design.cornerRadius, min(furniture.cardFrame.width, furniture.cardFrame.height) / 2)
    let surface = DisplayNode(
      key: "section.background", frame: Rect(origin: .zero, size: furniture.cardFrame.size),
      content: .shape(
        ShapeContent(
          .rectangle(cornerRadius: radius), fill: fill.alpha > 0 ? .color(fill) : nil, stroke: hasLine ? line : nil,
          lineWidth: hasLine ? lineWidth : 0)))
    let decoration = SectionDecoration(
      .background, frame: furniture.cardFrame,
      node: .group(GroupContent([surface], cornerRadius: radius, shadow: shadow)),
      key: "section.background.group", direction: environment.direction)
    // A blur spreads no further than twice its radius.
    let spread = shadow.map { 2 * $0.radius + max(abs($0.x), abs($0.y)) } ?? 0
    return (decoration, furniture.cardFrame.grown(by: spread))
  }

  /// The lines in a rectangle, each in the middle of the gap between a place and the one below it, where both stand; none
  /// after the last row, nor beside a column that has ended.
  private func separators(in rect: Rect) -> [SectionDecoration] {
    let design = plan.section.design
    guard design.separators.style != .none, design.separators.width > 0, scrolling == .vertical else { return [] }
    let grid = environment.grid
    let thickness = grid.up(design.separators.width)
    let inset = design.separators.style == .inset ? grid.up(design.padding.leading) : 0
    let line = ShapeContent(
      .rectangle(cornerRadius: 0), fill: .color(design.separators.color.color(in: environment, as: .line)))
    // A line may be in sight where the cell above it is not: no gap is wider than this but for a rule of its own making.
    let reach = max(design.itemSpacing, Self.widestGap) + thickness
    return places(in: rect.grown(by: reach)).compactMap { index in
      guard let below = arrangement.place(below: index) else { return nil }
      let (upper, lower) = (arrangement.frame(at: index), arrangement.frame(at: below))
      let (start, end) = (max(upper.x, lower.x) + inset, min(upper.maxX, lower.maxX))
      let y = upper.maxY + grid.nearest((lower.y - upper.maxY - thickness) / 2)
      let frame = Rect(
        x: furniture.origin.x + start, y: furniture.origin.y + y, width: max(0, end - start), height: thickness
      )
      .mirrored(where: environment.direction, in: size.width)
      guard frame.intersects(rect) else { return nil }
      return SectionDecoration(
        .separator(index), frame: frame, node: .shape(line), key: "separator", direction: environment.direction)
    }
  }

  private static let widestGap = 64.0
}
