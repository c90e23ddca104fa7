import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the tree of an XML document.
enum XMLTree {
  /// How deep elements may stand in each other.
  static let depthLimit = 200

  /// The root element of a document.
  /// - Throws: `FeedError.refused` or `.unreadable`, with the line.
  static func root(of text: String) throws(FeedError) -> XMLNode {
    let source = try MarkupSource(text)
    let parser = XMLParser(data: Data(source.output))
    let builder = XMLTreeBuilder()
    parser.delegate = builder
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    if let fault = builder.fault {
      // What is complete ends in a tag; of what does not, only the missing rest is worth a word.
      let isComplete = source.output.last { !$0.isMarkupSpace } == UInt8(ascii: ">")
      throw .unreadable(isComplete || fault.isDepth ? fault : DocumentFault(.endsEarly, line: fault.line))
    }
    guard let root = builder.root else { throw .unreadable(DocumentFault(.endsEarly, line: parser.lineNumber)) }
    return root
  }
}

extension DocumentFault {
  fileprivate var isDepth: Bool {
    if case .tooDeep = reason { true } else { false }
  }
}

/// Collects what the parser says. One a document.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: XMLNode?
  private(set) var fault: DocumentFault?
  private var open: [XMLNode] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard fault == nil else { return }
    guard open.count < XMLTree.depthLimit else {
      fault = DocumentFault(.tooDeep(limit: XMLTree.depthLimit), line: parser.lineNumber)
      return parser.abortParsing()
    }
    let name = XMLNamespace.name(name, in: namespaceURI, written: qualifiedName)
    open.append(XMLNode(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard fault == nil, let node = open.popLast() else { return }
    if open.isEmpty {
      root = root ?? node
    } else {
      open[open.count - 1].children.append(.element(node))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard fault == nil, !open.isEmpty else { return }
    open[open.count - 1].children.append(.text(text))
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // A prefix that nobody declared does no harm: the name is taken as it is written.
    let code = (error as NSError).code
    guard fault == nil, !(200...205).contains(code) else { return }
    fault = DocumentFault(reason(for: code), line: parser.lineNumber)
  }

  /// Source: libxml2's `xmlParserErrors`, which the parser's codes are.
  private func reason(for code: Int) -> DocumentFault.Reason {
    let element = open.last.map { "<\($0.name)>" }
    switch code {
    case 4, 63: return .endsEarly
    case 5 where root == nil: return .endsEarly
    case 5: return .malformed("something stands after the end of the document")
    case 76: return .malformed("the closing tag does not match \(element ?? "its opening one")")
    case 9: return .malformed("a character that XML does not allow")
    case 39, 40, 41, 42, 65, 68: return .malformed("a tag is written wrongly")
    default: return .malformed("not well-formed (parser error \(code))\(element.map { " in \($0)" } ?? "")")
    }
  }
}
