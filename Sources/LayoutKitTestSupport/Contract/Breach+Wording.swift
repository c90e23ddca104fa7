import LayoutKitCore

extension Breach: CustomStringConvertible {
  /// The rule, where, and what happened.
  public var description: String { "\(rule.rawValue): \(location): \(finding)" }
}

extension Breach {
  static func unresolved(_ error: any Error, at location: String) -> Breach {
    Breach(rule: .resolves, location: location, finding: "\(error)")
  }

  static func offGrid(_ frame: Rect, at location: String) -> Breach {
    Breach(rule: .pixelGrid, location: location, finding: "the frame \(frame.words) is between pixels")
  }

  static func outside(_ frame: Rect, of size: Size, at location: String) -> Breach {
    Breach(
      rule: .inside, location: location, finding: "the frame \(frame.words) leaves the section of \(size.words)")
  }

  static func overlap(_ frame: Rect, with other: Rect, of name: String, at location: String) -> Breach {
    Breach(
      rule: .apart, location: location, finding: "the frame \(frame.words) covers part of \(name) at \(other.words)")
  }

  static func outOfOrder(_ frame: Rect, after before: Rect, at location: String) -> Breach {
    Breach(rule: .order, location: location, finding: "the frame \(frame.words) follows \(before.words)")
  }

  static func height(_ height: Double, needed: Double, at location: String) -> Breach {
    let neighbours = needed < height ? ", and no neighbour in its row needs more" : ""
    return Breach(
      rule: .measured, location: location,
      finding: "the cell is \(height.words) high, its view needs \(needed.words)\(neighbours)")
  }

  static func leftBehind(_ height: Double, needed: Double, at location: String) -> Breach {
    Breach(
      rule: .leftBehind, location: location,
      finding: "what the view left behind is \(height.words) high, a fresh view needs \(needed.words)")
  }

  static func nodeOutside(_ node: DisplayNode, of size: Size, at location: String) -> Breach {
    Breach(
      rule: .contained, location: location,
      finding: "\"\(node.key)\" at \(node.frame.words) leaves the cell of \(size.words)")
  }

  static func textRoom(_ node: DisplayNode, needed: Size, at location: String) -> Breach {
    Breach(
      rule: .textRoom, location: location,
      finding: "the lines of \"\(node.key)\" need \(needed.words) and have \(node.frame.size.words)")
  }

  static func reused(_ difference: String, at location: String) -> Breach {
    Breach(rule: .reuse, location: location, finding: difference)
  }

  static func grown(_ height: Double, from normal: Double, at location: String) -> Breach {
    Breach(
      rule: .states, location: location,
      finding: "touched or marked, it is \(height.words) high, otherwise \(normal.words)")
  }

  static func designs(_ count: Int, binds: Int, at location: String) -> Breach {
    Breach(rule: .designOnce, location: location, finding: "\(count) designs taken while binding \(binds) items")
  }

  static func sameFingerprint(_ edit: String, shows difference: String, at location: String) -> Breach {
    Breach(
      rule: .fingerprint, location: location,
      finding: "another \(edit) shows (\(difference)), and neither the fingerprint nor the comparison tells")
  }

  static func indexes(_ index: Int, _ other: Int, at location: String) -> Breach {
    Breach(
      rule: .indexes, location: location,
      finding: "at \(index) it shows something else than at \(other), and `usesIndexes` is false")
  }

  static func notMirrored(_ name: String, _ found: Rect?, expected: Rect?, at location: String) -> Breach {
    Breach(
      rule: .mirrored, location: location,
      finding: "\(name) is at \(found?.words ?? "no place"), its mirror image at \(expected?.words ?? "no place")")
  }

  static func moved(_ name: String, _ found: Rect?, expected: Rect?, at location: String) -> Breach {
    Breach(
      rule: .colors, location: location,
      finding: "\(name) is at \(found?.words ?? "no place"), in other colours at \(expected?.words ?? "no place")")
  }

  static func opens(_ found: String, expected: String, at location: String) -> Breach {
    Breach(rule: .opens, location: location, finding: "found \(found), expected \(expected)")
  }

  static func built(_ what: String, width: Double, at location: String) -> Breach {
    Breach(rule: .noRoom, location: location, finding: "in a width of \(width) there is \(what)")
  }

  static func measuredAgain(_ count: Int, at location: String) -> Breach {
    Breach(rule: .remembered, location: location, finding: "laid out again, it measured \(count) cells")
  }

  static func loading(_ finding: String, at location: String) -> Breach {
    Breach(rule: .loading, location: location, finding: finding)
  }

  static func message(_ finding: String, at location: String) -> Breach {
    Breach(rule: .message, location: location, finding: finding)
  }

  static func ads(_ finding: String, at location: String) -> Breach {
    Breach(rule: .ads, location: location, finding: finding)
  }
}

extension Double {
  /// Without decimals where there are none, with three at most.
  var words: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Size {
  var words: String { "\(width.words) × \(height.words)" }
}

extension Rect {
  var words: String { "\(x.words) \(y.words) \(width.words) \(height.words)" }
}
