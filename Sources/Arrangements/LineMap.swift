/// Which line each place of a list is in, where some take a line of their own: the places between two of these follow a
/// pattern, which begins anew behind each.
struct LineMap<Pattern: LinePattern>: Sendable {
  let pattern: Pattern
  /// Number of places.
  private(set) var count: Int
  /// The places that have a line of their own, in order.
  private var owners: [Owner] = []

  private struct Owner {
    var place: Int
    var line = 0
  }

  /// Lines of `count` places; `owns` tells which have one of their own.
  init(_ pattern: Pattern, count: Int, owns: (Int) -> Bool) {
    self.pattern = pattern
    self.count = count
    for place in 0..<count where owns(place) { owners.append(Owner(place: place)) }
    number(from: 0)
  }

  /// Number of lines.
  var lineCount: Int {
    let last = stretch(owners.count)
    return last.firstLine + pattern.lineCount(of: last.places.count)
  }

  /// The line of a place from 0 to `count` - 1.
  func line(ofPlace place: Int) -> Line {
    let ordinal = owners.firstPosition { $0.place > place }
    if ordinal > 0, owners[ordinal - 1].place == place { return ownLine(ordinal - 1) }
    let stretch = stretch(ordinal)
    return line(pattern.line(ofPlace: place - stretch.places.lowerBound), of: stretch)
  }

  /// A line from 0 on; one without places behind the last.
  func line(at number: Int) -> Line {
    let ordinal = owners.firstPosition { $0.line > number }
    if ordinal > 0, owners[ordinal - 1].line == number { return ownLine(ordinal - 1) }
    let stretch = stretch(ordinal)
    return line(number - stretch.firstLine, of: stretch)
  }

  /// The first line from a place on that is a place's own; the number of lines for none.
  func firstOwnLine(from place: Int) -> Int {
    let ordinal = owners.firstPosition { $0.place >= place }
    return ordinal < owners.count ? owners[ordinal].line : lineCount
  }

  private func ownLine(_ ordinal: Int) -> Line {
    let owner = owners[ordinal]
    return Line(number: owner.line, places: owner.place..<owner.place + 1, turn: nil)
  }

  private func line(_ turn: Int, of stretch: (places: Range<Int>, firstLine: Int)) -> Line {
    let places = pattern.places(ofLine: turn, count: stretch.places.count)
    let start = stretch.places.lowerBound
    return Line(
      number: stretch.firstLine + turn, places: start + places.lowerBound..<start + places.upperBound, turn: turn)
  }

  /// What stands in front of an owner, or behind the last.
  private func stretch(_ ordinal: Int) -> (places: Range<Int>, firstLine: Int) {
    let end = ordinal < owners.count ? owners[ordinal].place : count
    guard ordinal > 0 else { return (0..<end, 0) }
    return (owners[ordinal - 1].place + 1..<end, owners[ordinal - 1].line + 1)
  }
}

// MARK: - Changes

extension LineMap {
  /// Puts a place in front of the one at `place`, or at the end.
  mutating func insert(at place: Int, owns: Bool) {
    let ordinal = owners.firstPosition { $0.place >= place }
    for behind in ordinal..<owners.count { owners[behind].place += 1 }
    if owns { owners.insert(Owner(place: place), at: ordinal) }
    count += 1
    number(from: ordinal)
  }

  /// Takes out a place.
  mutating func remove(at place: Int) {
    let ordinal = owners.firstPosition { $0.place >= place }
    if ordinal < owners.count, owners[ordinal].place == place { owners.remove(at: ordinal) }
    for behind in ordinal..<owners.count { owners[behind].place -= 1 }
    count -= 1
    number(from: ordinal)
  }

  private mutating func number(from ordinal: Int) {
    for ordinal in ordinal..<owners.count {
      let stretch = stretch(ordinal)
      owners[ordinal].line = stretch.firstLine + pattern.lineCount(of: stretch.places.count)
    }
  }
}
