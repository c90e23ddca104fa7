import LayoutKitCore

/// Which line each place of a list is in, where some take a line of their own: the places between two of these follow a
/// pattern, which begins anew behind each.
struct LineMap: Sendable {
  let pattern: LinePattern
  /// Number of places.
  private(set) var count: Int
  /// The places that have a line of their own, in order.
  private var owners: [Owner] = []

  private struct Owner {
    var place: Int
    var line = 0
  }

  /// Lines of `count` places, of which `owners` have one of their own, in order.
  init(_ pattern: LinePattern, count: Int, owners: [Int]) {
    self.pattern = pattern
    self.count = count
    self.owners = owners.map { Owner(place: $0) }
    number(from: 0)
  }

  /// Number of lines.
  var lineCount: Int { stretch(inFrontOf: owners.count).lines.upperBound }

  /// The line of a place from 0 to `count` - 1.
  func line(ofPlace place: Int) -> Line {
    let stretch = stretch(ofPlace: place)
    return line(pattern.line(ofPlace: place - stretch.places.lowerBound), of: stretch)
  }

  /// A line from 0 to `lineCount`; the last of these has no places.
  func line(at number: Int) -> Line {
    let stretch = stretch(ofLine: number)
    return line(number - stretch.lines.lowerBound, of: stretch)
  }

  /// What a place from 0 to `count` - 1 stands in.
  func stretch(ofPlace place: Int) -> Stretch {
    let ordinal = owners.indices.countBefore { owners[$0].place > place }
    return ordinal > 0 && owners[ordinal - 1].place == place ? own(ordinal - 1) : stretch(inFrontOf: ordinal)
  }

  /// What a line from 0 to `lineCount` stands in.
  func stretch(ofLine number: Int) -> Stretch {
    let ordinal = owners.indices.countBefore { owners[$0].line > number }
    return ordinal > 0 && owners[ordinal - 1].line == number ? own(ordinal - 1) : stretch(inFrontOf: ordinal)
  }

  /// The first line from a place on that is a place's own; the number of lines for none.
  func firstOwnLine(from place: Int) -> Int {
    let ordinal = firstOwner(from: place)
    return ordinal < owners.count ? owners[ordinal].line : lineCount
  }

  private func firstOwner(from place: Int) -> Int { owners.indices.countBefore { owners[$0].place >= place } }

  /// A line of a stretch.
  func line(_ turn: Int, of stretch: Stretch) -> Line {
    guard !stretch.isOwn else { return Line(number: stretch.lines.lowerBound, places: stretch.places, turn: nil) }
    let places = pattern.places(ofLine: turn, count: stretch.places.count)
    let start = stretch.places.lowerBound
    return Line(
      number: stretch.lines.lowerBound + turn, places: start + places.lowerBound..<start + places.upperBound,
      turn: turn)
  }

  private func own(_ ordinal: Int) -> Stretch {
    let owner = owners[ordinal]
    return Stretch(places: owner.place..<owner.place + 1, lines: owner.line..<owner.line + 1, isOwn: true)
  }

  /// What stands in front of an owner, or behind the last.
  private func stretch(inFrontOf ordinal: Int) -> Stretch {
    let end = ordinal < owners.count ? owners[ordinal].place : count
    let start = ordinal > 0 ? owners[ordinal - 1].place + 1 : 0
    let line = ordinal > 0 ? owners[ordinal - 1].line + 1 : 0
    return Stretch(places: start..<end, lines: line..<line + pattern.lineCount(of: end - start), isOwn: false)
  }
}

// MARK: - Changes

extension LineMap {
  /// Puts a place in front of the one at `place`, or at the end.
  mutating func insert(at place: Int, owns: Bool) {
    let ordinal = firstOwner(from: place)
    for behind in ordinal..<owners.count { owners[behind].place += 1 }
    if owns { owners.insert(Owner(place: place), at: ordinal) }
    count += 1
    number(from: ordinal)
  }

  /// Takes out a place.
  mutating func remove(at place: Int) {
    let ordinal = firstOwner(from: place)
    if ordinal < owners.count, owners[ordinal].place == place { owners.remove(at: ordinal) }
    for behind in ordinal..<owners.count { owners[behind].place -= 1 }
    count -= 1
    number(from: ordinal)
  }

  private mutating func number(from ordinal: Int) {
    for ordinal in ordinal..<owners.count { owners[ordinal].line = stretch(inFrontOf: ordinal).lines.upperBound }
  }
}
