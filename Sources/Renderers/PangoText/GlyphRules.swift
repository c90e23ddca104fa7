import CPango

/// The rules of a font's layout table that may apply to a sequence of glyphs without being asked, each as what it takes: a
/// run of places, with the glyphs that each may hold.
struct GlyphRules {
  /// The glyphs that a place of a rule may hold.
  enum Glyphs {
    case one(Int)
    /// Those of a coverage table.
    case covered(Int)
    /// Those of a class; of class 0 are all that are in no other.
    case ofClass(Int, table: Int)
  }

  private let table: FontTable
  private let isPositioning: Bool

  init(_ table: FontTable, isPositioning: Bool) {
    self.table = table
    self.isPositioning = isPositioning
  }

  /// Whether features may be others than the ones they are found under: those a script requires, and variations.
  var hasHiddenFeatures: Bool {
    if table.number(at: 2) > 0, table.longNumber(at: 10) != 0 { return true }
    let scripts = table.number(at: 4)
    for index in 0..<table.number(at: scripts) {
      let script = scripts + table.number(at: scripts + 2 + 6 * index + 4)
      let standard = table.number(at: script)
      var languages = (0..<table.number(at: script + 2)).map { script + table.number(at: script + 4 + 6 * $0 + 4) }
      if standard != 0 { languages.append(script + standard) }
      if languages.contains(where: { table.number(at: $0 + 2) != 0xFFFF }) { return true }
    }
    return false
  }

  /// Tells of the rules of a lookup. Those that set the distance of two glyphs, and nothing else, are left out.
  func forEachRule(ofLookup index: Int, _ body: ([Glyphs]) -> Void) {
    let lookups = table.number(at: 8)
    let lookup = lookups + table.number(at: lookups + 2 + 2 * index)
    let (type, flags) = (table.number(at: lookup), table.number(at: lookup + 2))
    for offset in table.numbers(at: lookup + 4) {
      var (part, kind) = (lookup + offset, type)
      if kind == (isPositioning ? 9 : 7) {
        kind = table.number(at: part + 2)
        part += table.longNumber(at: part + 4)
      }
      switch (isPositioning, kind) {
      case (true, 2):
        // Only the advance of the first, and no glyphs between but marks.
        let isSimple = table.number(at: part + 4) & ~4 == 0 && table.number(at: part + 6) == 0 && flags & 6 == 0
        if !isSimple { body([coverage(at: part)]) }
      case (false, 4): forEachLigature(of: part, body)
      case (false, 5), (true, 7): forEachContext(of: part, body)
      case (false, 6), (true, 8): forEachChain(of: part, body)
      default: body([coverage(at: part)])
      }
    }
  }

  /// The coverage that a subtable names after its format.
  private func coverage(at part: Int) -> Glyphs { .covered(part + table.number(at: part + 2)) }

  private func coverages(_ part: Int, at offset: Int, count: Int) -> [Glyphs] {
    table.numbers(at: offset, count: count).map { .covered(part + $0) }
  }

  private func forEachLigature(of part: Int, _ body: ([Glyphs]) -> Void) {
    // The components differ from glyph to glyph of the coverage; any of those may be the first.
    for offset in table.numbers(at: part + 4) {
      let set = part + offset
      for offset in table.numbers(at: set) {
        let count = table.number(at: set + offset + 2)
        let others = table.numbers(at: set + offset + 4, count: max(0, count - 1))
        body(others.map(Glyphs.one) + [coverage(at: part)])
      }
    }
  }

  private func forEachContext(of part: Int, _ body: ([Glyphs]) -> Void) {
    switch table.number(at: part) {
    case 3: body(coverages(part, at: part + 6, count: table.number(at: part + 2)))
    default: body([coverage(at: part)])
    }
  }

  private func forEachChain(of part: Int, _ body: ([Glyphs]) -> Void) {
    switch table.number(at: part) {
    case 2:
      let classes = (0..<3).map { part + table.number(at: part + 4 + 2 * $0) }
      for (first, offset) in table.numbers(at: part + 10).enumerated() where offset != 0 {
        for rule in table.numbers(at: part + offset) {
          var places: [Glyphs] = [coverage(at: part), .ofClass(first, table: classes[1])]
          var position = part + offset + rule
          for (index, table) in classes.enumerated() {
            let count = max(0, self.table.number(at: position) - (index == 1 ? 1 : 0))
            places += self.table.numbers(at: position + 2, count: count).map { .ofClass($0, table: table) }
            position += 2 + 2 * count
          }
          body(places)
        }
      }
    case 3:
      var places: [Glyphs] = []
      var position = part + 2
      for _ in 0..<3 {
        let count = table.number(at: position)
        places += coverages(part, at: position + 2, count: count)
        position += 2 + 2 * count
      }
      body(places)
    default: body([coverage(at: part)])
    }
  }
}
