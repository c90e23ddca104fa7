/// An element of a parsed XML document.
///
/// Names carry the prefix that feeds usually write for their namespace (`media:thumbnail`, `atom:link`), whatever prefix
/// the document writes; elements of RSS and of no namespace have none.
struct XMLNode: Sendable {
  enum Child: Sendable {
    case text(String)
    case element(XMLNode)
  }

  let name: String
  let attributes: [String: String]
  var children: [Child] = []

  /// The child elements, in order.
  var elements: [XMLNode] {
    children.compactMap { child in
      if case .element(let node) = child { node } else { nil }
    }
  }

  /// The child elements of a name, in order.
  func all(_ name: String) -> [XMLNode] { elements.filter { $0.name == name } }

  /// The first child element of the first of some names.
  func first(_ names: String...) -> XMLNode? {
    for name in names {
      if let node = elements.first(where: { $0.name == name }) { return node }
    }
    return nil
  }

  /// An attribute, white space at its ends cut off; `nil` for a blank one.
  func attribute(_ name: String) -> String? { attributes[name]?.trimmed }

  /// The element's own characters and those of the elements in it.
  var text: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .element(let node): node.text
      }
    }.joined()
  }

  /// The text of the first child, among some names, that has any.
  func text(_ names: String...) -> String? {
    for name in names {
      for node in elements where node.name == name {
        let text = node.text
        if text.trimmed != nil { return text }
      }
    }
    return nil
  }

  /// What stands in the element, as HTML.
  var markup: String {
    children.map { child in
      switch child {
      case .text(let text): text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      case .element(let node): node.outerMarkup
      }
    }.joined()
  }

  private var outerMarkup: String {
    let tag = name.split(separator: ":").last.map(String.init) ?? name
    let values = attributes.sorted { $0.key < $1.key }.map { name, value in
      " \(name)=\"\(value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;"))\""
    }
    return "<\(tag)\(values.joined())>\(markup)</\(tag)>"
  }
}
