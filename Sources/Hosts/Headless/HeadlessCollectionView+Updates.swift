import CompositionalAdapters
public import LayoutEngine
public import LayoutKitCore

extension HeadlessCollectionView {
  /// Makes edits of a section's items together, at their own cost.
  /// - Throws: `UpdateError` for edits that do not add up; nothing changes then. There is nothing to do in a section that is
  ///   not there.
  @discardableResult
  public func apply(_ edits: ListEdits, toSection number: Int) throws(UpdateError) -> ScreenUpdate {
    guard sections.indices.contains(number), !edits.isEmpty else { return .none }
    let sight = ScreenSight(of: self)
    let update = try sections[number].adapter.presenter.apply(edits)
    return settle(from: sight, [number: update])
  }

  /// Takes a section's ads that have arrived and where they go, or takes ads away.
  @discardableResult
  public func apply(ads: SectionAds?, toSection number: Int) -> ScreenUpdate {
    guard sections.indices.contains(number) else { return .none }
    let sight = ScreenSight(of: self)
    return settle(from: sight, [number: sections[number].adapter.presenter.apply(ads: ads)])
  }

  /// Takes another moment of the screen: sections and items are known by their ids. The same moment changes nothing.
  @discardableResult
  public func apply(_ snapshot: ListSnapshot) -> ScreenUpdate {
    let isSame =
      snapshot.sections.count == sections.count
      && snapshot.sections.indices.allSatisfy { snapshot.sections[$0] == sections[$0].adapter.presenter.section }
    guard !isSame else { return .none }
    let sight = ScreenSight(of: self)
    let before = sections
    let order = OrderedDifference(
      from: before.count, to: snapshot.sections.count, before: { before[$0].id }, after: { snapshot.sections[$0].id })
    var after: [ScreenSection?] = Array(repeating: nil, count: snapshot.sections.count)
    var updates: [Int: SectionUpdate] = [:]
    order.forEachPair { old, new in
      after[new] = before[old]
      updates[new] = before[old].adapter.presenter.apply(snapshot.sections[new])
    }
    for number in order.removed {
      for cell in before[number].cells.values { retire(cell, of: before[number]) }
      before[number].cells = [:]
    }
    highlighted = highlighted.flatMap { place in
      after.firstIndex { $0 === before[place.section] }.map { ScreenPlace(section: $0, index: place.index) }
    }
    sections = zip(after, snapshot.sections).map { $0 ?? screenSection($1) }
    return settle(from: sight, updates)
  }

  /// Moves an item's place to where another place is, ads staying in theirs: what a drag does once it ends. Nothing happens for
  /// places that hold no item.
  @discardableResult
  public func move(_ place: ScreenPlace, to index: VisibleIndex) -> ScreenUpdate {
    guard sections.indices.contains(place.section),
      let edits = sections[place.section].arranged(in: environment)?.plan.edits(moving: place.index, to: index),
      let update = try? apply(edits, toSection: place.section)
    else { return .none }
    return update
  }

  /// Takes another container or other settings of the reader. The first item in sight stays where it is, as far as its new
  /// height lets it.
  public func environmentChanged(to environment: LayoutEnvironment) {
    guard environment != self.environment else { return }
    // Turned there and back, the screen is as it was: what is held is what was in sight when the reader last scrolled.
    let sight = turnedSight ?? ScreenSight(of: self)
    let isAtTop = contentOffset == offsets.lowerBound
    self.environment = environment
    stack()
    if isAtTop { contentOffset = offsets.lowerBound } else { hold(to: sight) { $0.place } }
    measureWindow()
    showWindow()
    turnedSight = sight
  }

  /// Brings everything in line with sections that changed.
  private func settle(from sight: ScreenSight, _ updates: [Int: SectionUpdate]) -> ScreenUpdate {
    turnedSight = nil
    var update = ScreenUpdate()
    update.places = updates.filter { !$0.value.isEmpty }
    for (number, change) in updates.sorted(by: { $0.key < $1.key }) where !change.isEmpty {
      sections[number].take(change) { retire($0, of: sections[number]) }
      if let place = highlighted, place.section == number {
        highlighted = change.index(after: place.index).map { ScreenPlace(section: number, index: $0) }
      }
    }
    stack()
    let numbers = Dictionary(
      uniqueKeysWithValues: sections.enumerated().map { (ObjectIdentifier($1), $0) })
    func place(after seen: ScreenSight.Seen) -> ScreenPlace? {
      guard let number = numbers[ObjectIdentifier(seen.section)] else { return nil }
      let index = updates[number].map { $0.index(after: seen.place.index) } ?? seen.place.index
      return index.map { ScreenPlace(section: number, index: $0) }
    }
    hold(to: sight, place(after:))
    update.correction = contentOffset - sight.offset
    showWindow()
    update.motions = motions(from: sight, correction: update.correction, update.places, place(after:))
    return update
  }

  /// Moves the window, and each section sideways, so that the first of what was in sight and still is there is where it was.
  private func hold(to sight: ScreenSight, _ after: (ScreenSight.Seen) -> ScreenPlace?) {
    var sideways: Set<ObjectIdentifier> = []
    var held: ScreenPlace?
    for seen in sight.anchors {
      guard let place = after(seen) else { continue }
      if seen.section.isSideways(in: environment), sideways.insert(ObjectIdentifier(seen.section)).inserted {
        holdSideways(seen, at: place.index)
      }
      guard held == nil, frame(of: place) != nil else { continue }
      measure(place)
      guard let frame = frame(of: place) else { continue }
      held = place
      // Of a cell that reached above the window and became lower, something stays in sight.
      let distance = max(seen.frame.y - sight.offset, min(0, 1 - frame.height))
      contentOffset = frame.y - distance
    }
    // Estimates may let the list end too soon, so that it is looked at before the window is sent back to the end.
    measureWindow(holding: held)
    if sight.isAtRest || held != nil {
      contentOffset = min(max(contentOffset, offsets.lowerBound), offsets.upperBound)
      measureWindow(holding: held)
    }
  }

  private func holdSideways(_ seen: ScreenSight.Seen, at index: VisibleIndex) {
    guard let arranged = seen.section.arranged(in: environment), (0..<arranged.count).contains(index.value) else {
      return
    }
    let frame = arranged.frame(at: index)
    let now = frame.x + seen.section.shift(in: environment)
    let change = environment.direction == .leftToRight ? now - seen.frame.x : seen.frame.maxX - now - frame.width
    let end = SidewaysStops(arranged: arranged).end
    seen.section.sidewaysOffset = min(max(0, seen.section.sidewaysOffset + change), end)
  }

  private func motions(
    from sight: ScreenSight, correction: Double, _ updates: [Int: SectionUpdate],
    _ after: (ScreenSight.Seen) -> ScreenPlace?
  ) -> [CellMotion] {
    var motions = sight.seen.map { seen in
      let from = CellAttributes(frame: seen.frame.offset(x: 0, y: correction))
      guard let place = after(seen), let frame = frame(of: place) else {
        return CellMotion(kind: .disappears, place: seen.place, from: from, to: .gone(from: from.frame))
      }
      return CellMotion(kind: .travels, place: place, from: from, to: CellAttributes(frame: frame))
    }
    for (number, update) in updates.sorted(by: { $0.key < $1.key }) {
      let isSideways = sections[number].isSideways(in: environment)
      for index in update.inserted where sections[number].cells[index] != nil {
        let place = ScreenPlace(section: number, index: index)
        guard let frame = frame(of: place) else { continue }
        motions.append(
          CellMotion(
            kind: .appears, place: place,
            from: .coming(to: frame, isSideways: isSideways, direction: environment.direction),
            to: CellAttributes(frame: frame)))
      }
    }
    return motions
  }
}

extension ScreenSection {
  /// Cells follow their places; those of places that went or are to have another cell are given up.
  func take(_ update: SectionUpdate, giveUp: (ScreenCell) -> Void) {
    let reloaded = Set(update.reloaded)
    var kept: [VisibleIndex: ScreenCell] = [:]
    for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let now = update.index(after: index), !reloaded.contains(now) { kept[now] = cell } else { giveUp(cell) }
    }
    cells = kept
    prefetched = Set(prefetched.compactMap { update.index(after: $0) })
    if !update.removed.isEmpty { selected = selected.filter { adapter.presenter.holds($0) } }
  }
}
