import LayoutKitCore

extension FeedError: CustomStringConvertible {
  /// What is wrong with the document, and where.
  public var description: String {
    switch self {
    case .empty: "the document is empty"
    case .unknownFormat(let looks):
      "expected a feed (Content API, JSON Feed, RSS or Atom), found what looks like \(looks)"
    case .unreadable(let fault): "\(fault)"
    case .encoding(let name): "cannot be read as \(name): the encoding is unknown, or the bytes are not in it"
    case .refused(.declarations, let line):
      "refused: line \(line) declares entities or other markup of its own, which could do harm"
    case .refused(.systemIdentifier, let line):
      "refused: line \(line) refers to declarations kept elsewhere, which are never fetched"
    case .source(let words): "the source reports an error: \(words)"
    case .wrongType(let path, let expected, let found): "\(path): expected \(expected), found \(found)"
    }
  }
}

extension DocumentFault: CustomStringConvertible {
  /// The place, where known, and what is wrong there.
  public var description: String {
    var place = ""
    if let line { place = "line \(line)" }
    if let column { place += ", column \(column)" }
    return (place.isEmpty ? "" : place + ": ") + words
  }

  private var words: String {
    switch reason {
    case .endsEarly: "the document ends before it is complete"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .unexpected(let found, let expected): "expected \(expected), found \"\(found)\""
    case .malformed(let words): words
    }
  }
}

extension FeedNotice: CustomStringConvertible {
  /// Which item, and what was done about it.
  public var description: String {
    let item = position.map { "item \($0)" } ?? "the document"
    return item + (id.map { " (id \($0))" } ?? "") + ": " + words
  }

  private var words: String {
    switch problem {
    case .notAnItem(let found): "left out: expected an object, found \(found)"
    case .noID: "left out: it has no id"
    case .nothingToShow: "left out: it has no title, text, picture or address"
    case .repeatedID(let id): "its id is taken by an item before it; kept as \(id.rawValue)"
    case .brokenText: "bytes that belong to no character were replaced"
    }
  }
}
