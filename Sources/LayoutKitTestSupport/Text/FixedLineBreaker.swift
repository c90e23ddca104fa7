/// Fills lines word by word, one at a time.
struct FixedLineBreaker {
  struct Line {
    /// The characters drawn.
    var range: Range<Int>
    /// Their extent, the ellipsis included.
    var extent: FixedExtent
    var hasEllipsis = false
  }

  /// How far over its width a line may be, in points: a width that was rounded to a pixel holds the line it came from.
  private static let slack = 0.001
  private let characters: [FixedCharacter]
  private let measure: FixedMeasure
  private let room: Double
  private let limit: Int
  /// Behind the last character that is drawn at all.
  private let inkEnd: Int
  private var position = 0
  private var count = 0

  init(_ characters: [FixedCharacter], _ measure: FixedMeasure, width: Double, limit: Int) {
    self.characters = characters
    self.measure = measure
    room = width.isNaN ? 0 : max(0, width) + Self.slack
    self.limit = limit
    inkEnd = (characters.lastIndex { $0.role == .ink } ?? -1) + 1
  }

  /// The next line; `nil` behind the last.
  mutating func next() -> Line? {
    guard position < characters.count, limit <= 0 || count < limit else { return nil }
    let start = position
    let line = fill()
    count += 1
    return count == limit && position < inkEnd ? truncated(from: start) : line
  }

  /// Takes what fits, and moves behind the spaces or the newline that the line breaks at.
  private mutating func fill() -> Line {
    let start = position
    var taken = FixedExtent()
    var line = Line(range: start..<start, extent: taken)
    var lastBreak: (line: Line, next: Int)?
    while position < characters.count {
      let character = characters[position]
      switch character.role {
      case .newline:
        position += 1
        return line
      case .space:
        taken.add(character)
        position += 1
        lastBreak = (line, position)
      case .ink:
        let grown = taken.adding(character)
        if position > start, !fits(grown) {
          position = lastBreak?.next ?? position
          return lastBreak?.line ?? line
        }
        taken = grown
        position += 1
        line = Line(range: start..<position, extent: taken)
      }
    }
    return line
  }

  /// What fits beside an ellipsis of the line that begins at `start`.
  private func truncated(from start: Int) -> Line {
    var taken = FixedExtent()
    var line = Line(range: start..<start, extent: FixedExtent().adding(.ellipsis), hasEllipsis: true)
    for index in start..<characters.count {
      let character = characters[index]
      taken.add(character)
      let whole = taken.adding(.ellipsis)
      guard character.role != .newline, fits(whole) else { break }
      if character.role == .ink { line = Line(range: start..<index + 1, extent: whole, hasEllipsis: true) }
    }
    return line
  }

  private func fits(_ extent: FixedExtent) -> Bool { measure.width(of: extent) <= room }
}
