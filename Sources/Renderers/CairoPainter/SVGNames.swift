import Foundation

/// Gives the named elements of an SVG document numbers of the document's own. Cairo numbers surfaces over the whole life
/// of the process, so that the same page would get other bytes each time.
struct SVGNames {
  private var names: [Data: Data] = [:]
  private var counts: [Data: Int] = [:]

  /// The document with names as `image1`, counted in the order they are met. A name stands after `id="` or after `#`, which
  /// Cairo writes for nothing else: its colours are in words, and its pictures in base 64.
  static func renumbered(_ document: Data) -> Data {
    var names = SVGNames()
    var result = Data(capacity: document.count)
    var rest = document[...]
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }) {
      let start = rest.index(after: mark)
      result += rest[..<start]
      let isName = document[mark] == UInt8(ascii: "#") || result.suffix(5).elementsEqual(" id=\"".utf8)
      rest = rest[start...]
      guard isName else { continue }
      let name = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
      result += names.name(for: Data(name))
      rest = rest[name.endIndex...]
    }
    return result + rest
  }

  private mutating func name(for old: Data) -> Data {
    if let known = names[old] { return known }
    let word = Data(old.prefix { !Self.isDigit($0) })
    // Glyphs have two numbers, and no others come between them.
    guard word.count < old.count, old.dropFirst(word.count).allSatisfy(Self.isDigit) else { return old }
    counts[word, default: 0] += 1
    let new = word + Data(String(counts[word, default: 0]).utf8)
    names[old] = new
    return new
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
