import CompositionalAdapters
public import LayoutEngine
public import LayoutKitCore

extension HeadlessCollectionView {
  /// The places whose cells are in sight, in order.
  public var shownPlaces: [ScreenPlace] {
    sections.indices.flatMap { number in
      sections[number].cells.keys.map { ScreenPlace(section: number, index: $0) }
    }.sorted()
  }

  /// Loads the pictures of the cells in sight. A picture that comes for a cell that shows something else by then is dropped.
  public nonisolated(nonsending) func loadPictures() async {
    for place in shownPlaces { _ = displayList(of: place) }
    for cell in shownPlaces.compactMap({ sections[$0.section].cells[$0.index] }) { await cell.binder?.load() }
  }

  /// What became of loads of pictures so far.
  public var pictureCounts: MediaBinder.Counts {
    made.compactMap { $0.binder?.counts }.reduce(into: MediaBinder.Counts()) { sum, counts in
      sum.loaded += counts.loaded
      sum.failed += counts.failed
      sum.dropped += counts.dropped
    }
  }

  /// What a cell in sight shows; `nil` for a place that is not.
  public func displayList(of place: ScreenPlace) -> DisplayList? {
    guard sections.indices.contains(place.section), let cell = sections[place.section].cells[place.index],
      let frame = frame(of: place)
    else { return nil }
    return cell.displayList(in: frame.size, environment: environment)
  }

  /// Brings the cells in line with the window: those out of sight end first, then others begin, in order.
  func showWindow() {
    let window = bounds
    let near = window.grown(above: prefetchMargin, below: prefetchMargin)
    let (seen, around) = (sectionNumbers(in: window), sectionNumbers(in: near))
    var wanted: [(section: Int, indexes: [VisibleIndex])] = []
    for (number, section) in sections.enumerated() where seen.contains(number) || !section.cells.isEmpty {
      let indexes = seen.contains(number) ? places(of: section, in: window) : []
      wanted.append((number, indexes))
      let kept = Set(indexes)
      for index in section.cells.keys.filter({ !kept.contains($0) }).sorted() {
        if let cell = section.cells.removeValue(forKey: index) { retire(cell, of: section) }
      }
    }
    for (number, indexes) in wanted {
      for index in indexes { show(ScreenPlace(section: number, index: index)) }
    }
    prefetch(around, near: near)
    askForMore(near: near)
    measureImpressions()
  }

  /// Brings a place's cell into sight, or up to date.
  func show(_ place: ScreenPlace) {
    let section = sections[place.section]
    guard let shown = section.arranged(in: environment)?.plan.place(at: place.index) else { return }
    let kind = shown.content.configuration.kind
    var cell = section.cells[place.index]
    if let old = cell, old.host.kind != kind || old.identity != shown.identity {
      retire(old, of: section)
      cell = nil
    }
    let known = cell ?? begin(shown, of: section, kind: kind)
    section.cells[place.index] = known
    let marks = CellMarks(
      isHighlighted: highlighted == place, isSelected: section.selected.contains(shown.identity))
    if known.show(shown, marks: marks) { counted.configured += 1 }
  }

  private func begin(_ place: Place, of section: ScreenSection, kind: CellKind) -> ScreenCell {
    let cell: ScreenCell
    if let idle = pool.take(kind) {
      cell = idle
      counted.reused += 1
    } else {
      cell = ScreenCell(kind: kind, loader: mediaLoader)
      made.append(cell)
      counted.made += 1
    }
    cell.begin(place.identity, at: clock())
    observer?.screen(DisplayEvent(kind: .begins, section: section.id, identity: place.identity))
    return cell
  }

  /// Takes a cell out of sight.
  func retire(_ cell: ScreenCell, of section: ScreenSection) {
    let event = DisplayEvent(
      kind: .ends(after: clock() - cell.shownSince), section: section.id, identity: cell.identity)
    cell.binder?.show([])
    pool.put(cell)
    observer?.screen(event)
  }

  /// The places of a section in a rectangle of the content.
  func places(of section: ScreenSection, in rect: Rect) -> [VisibleIndex] {
    section.arranged(in: environment)?
      .places(in: rect.offset(x: -section.shift(in: environment), y: -section.top)) ?? []
  }

  private func prefetch(_ around: Range<Int>, near: Rect) {
    var coming: [ScreenPlace] = []
    var going: [ScreenPlace] = []
    for (number, section) in sections.enumerated() where around.contains(number) || !section.prefetched.isEmpty {
      var reach = near
      if section.isSideways(in: environment) { reach = near.grown(sideways: prefetchMargin) }
      let indexes = around.contains(number) ? places(of: section, in: reach) : []
      let next = Set(indexes).subtracting(section.cells.keys)
      coming += indexes.filter { next.contains($0) && !section.prefetched.contains($0) }
        .map { ScreenPlace(section: number, index: $0) }
      going += section.prefetched.subtracting(next).subtracting(section.cells.keys).sorted()
        .map { ScreenPlace(section: number, index: $0) }
      section.prefetched = next
    }
    if !coming.isEmpty { observer?.screenPrefetches(coming) }
    if !going.isEmpty { observer?.screenCancelsPrefetching(going) }
  }

  private func askForMore(near: Rect) {
    // A page asked for with nobody listening would be asked for no more.
    guard let observer else { return }
    for section in sections {
      guard let page = section.adapter.presenter.nextPage, section.askedPage != page,
        section.top + section.size.height <= near.maxY
      else { continue }
      section.askedPage = page
      observer.screenNeedsMore(of: section.id, page: page)
    }
  }

  /// Takes note of how much of each ad is in sight, now.
  func measureImpressions() {
    guard observer != nil else { return }
    let window = bounds.grown(above: -contentInset.top, below: -contentInset.bottom)
    var seen: [ImpressionMeter.Sight] = []
    for number in sectionNumbers(in: window) {
      let section = sections[number]
      for (index, cell) in section.cells {
        guard case .ad(let id) = cell.identity, let frame = frame(of: ScreenPlace(section: number, index: index)) else {
          continue
        }
        seen.append(.init(section: section.id, ad: id, share: frame.share(in: window)))
      }
    }
    for sight in impressions.take(seen, at: clock()) { observer?.screenSawAd(sight.ad, in: sight.section) }
  }
}

extension Rect {
  func grown(above: Double, below: Double) -> Rect {
    Rect(x: x, y: y - above, width: width, height: max(0, height + above + below))
  }

  func grown(sideways distance: Double) -> Rect {
    Rect(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }

  /// How much of it is inside another, 0 to 1.
  func share(in other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    guard width > 0, height > 0, !isEmpty else { return 0 }
    return width * height / (self.width * self.height)
  }
}
