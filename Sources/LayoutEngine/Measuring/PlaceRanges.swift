import LayoutKitCore

/// A set of places in ranges: the fewer these are, the less everything costs.
struct PlaceRanges: Hashable, Sendable {
  /// Ascending, none empty, none touching another.
  private(set) var ranges: [Range<Int>] = []
  /// Number of places.
  private(set) var count = 0

  /// No places.
  init() {}

  /// The places from 0 to `count` - 1.
  init(upTo count: Int) { self.init(joining: [0..<max(0, count)]) }

  /// All places of ranges in any order, which may overlap.
  init(joining parts: [Range<Int>]) {
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
      if let last = ranges.last, part.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        ranges.append(part)
      }
    }
    count = ranges.reduce(0) { $0 + $1.count }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ place: Int) -> Bool { first(from: place) == place }

  /// True where all of a range are in.
  func contains(_ range: Range<Int>) -> Bool {
    let number = firstRange(endingBehind: range.lowerBound)
    return range.isEmpty || number < ranges.count && range.clamped(to: ranges[number]) == range
  }

  /// The first of the places from one on.
  func first(from place: Int) -> Int? {
    let number = firstRange(endingBehind: place)
    return number < ranges.count ? max(place, ranges[number].lowerBound) : nil
  }

  /// The last of the places in front of one.
  func last(before place: Int) -> Int? {
    let number = ranges.indices.countBefore { ranges[$0].lowerBound >= place }
    return number > 0 ? min(place, ranges[number - 1].upperBound) - 1 : nil
  }

  /// The one that is nearest to a range: in it, or the fewest places away, behind it rather than in front.
  func nearest(to range: Range<Int>) -> Int? {
    let (before, behind) = (last(before: range.lowerBound), first(from: range.lowerBound))
    guard let before, let behind else { return before ?? behind }
    return behind - range.upperBound <= range.lowerBound - 1 - before ? behind : before
  }

  /// The parts of a range that are not among the places, in order.
  func gaps(in range: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = range.lowerBound
    var number = firstRange(endingBehind: start)
    while start < range.upperBound {
      let next = number < ranges.count ? ranges[number] : range.upperBound..<range.upperBound
      if next.lowerBound > start { gaps.append(start..<min(next.lowerBound, range.upperBound)) }
      start = max(start, next.upperBound)
      number += 1
    }
    return gaps
  }

  /// Takes a place out, if it is in.
  mutating func remove(_ place: Int) {
    let number = firstRange(endingBehind: place)
    guard number < ranges.count, ranges[number].contains(place) else { return }
    let range = ranges[number]
    count -= 1
    switch (range.lowerBound == place, range.upperBound == place + 1) {
    case (true, true): ranges.remove(at: number)
    case (true, false): ranges[number] = place + 1..<range.upperBound
    case (false, true): ranges[number] = range.lowerBound..<place
    case (false, false):
      ranges[number] = range.lowerBound..<place
      ranges.insert(place + 1..<range.upperBound, at: number + 1)
    }
  }

  private func firstRange(endingBehind place: Int) -> Int {
    ranges.indices.countBefore { ranges[$0].upperBound > place }
  }
}

extension PlaceRanges {
  /// The places after an update, and with them those that came, moved or changed.
  func following(_ update: SectionUpdate) -> PlaceRanges {
    let shift = update.shift
    let stay = ranges.compactMap { range -> Range<Int>? in
      let survivors = shift.survivors(before: range.lowerBound)..<shift.survivors(before: range.upperBound)
      guard !survivors.isEmpty else { return nil }
      let last = shift.indexAfter(ofSurvivor: survivors.upperBound - 1)
      // What comes between them is among the places as well.
      return shift.indexAfter(ofSurvivor: survivors.lowerBound)..<last + 1
    }
    let came = shift.in + (update.reloaded + update.reconfigured).map(\.value)
    return PlaceRanges(joining: stay + came.map { $0..<$0 + 1 })
  }
}
