import LayoutKitCore

/// Positions in feeds: GeoRSS points and the W3C's geo vocabulary.
enum FeedPlace {
  static func coordinate(of node: XMLNode) -> Coordinate? {
    var words = node.text("georss:point")?.split { $0.isWhitespace || $0 == "," }.map(String.init) ?? []
    if words.isEmpty { words = [node.text("geo:lat"), node.text("geo:long")].compactMap { $0?.trimmed } }
    let numbers = words.compactMap { Double($0) }
    return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
  }
}
