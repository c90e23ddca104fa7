extension ConfigurationFault: CustomStringConvertible {
  /// Where, what, and what would be right.
  public var description: String {
    switch problem {
    case .unreadable(let reason): "\(path): cannot be read: \(reason)"
    case .wrongType(let expected, let found): "\(path): expected \(expected), found \(found)"
    case .notAllowed(let expected, let found): "\(path): expected \(expected), found \(found)"
    case .missing: "\(path): is missing"
    }
  }
}

extension ConfigurationFaults: CustomStringConvertible {
  /// One fault a line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension TemplateError: CustomStringConvertible {
  /// What is unknown or unusable, the nearest known name, and all of them.
  public var description: String {
    switch self {
    case .unknownTemplate(let id, let nearest, let known):
      "unknown template \"\(id)\"" + Self.advice(nearest: nearest, known: known, what: "templates")
    case .unknownVariant(let variant, let template, let nearest, let known):
      "template \"\(template.rawValue)\" has no variant \"\(variant)\""
        + Self.advice(nearest: nearest, known: known, what: "variants")
    case .badOptions(let faults), .badDesign(let faults): faults.description
    }
  }

  private static func advice(nearest: String?, known: [String], what: String) -> String {
    let guess = nearest.map { "; did you mean \"\($0)\"?" } ?? "."
    return guess + (known.isEmpty ? " There are no \(what)." : " Known \(what): \(known.joined(separator: ", ")).")
  }
}

extension MediaError: CustomStringConvertible {
  /// Which picture, and why it is not there.
  public var description: String {
    switch self {
    case .missing(let source): "picture \(source): there is no such file"
    case .broken(let source, let reason): "picture \(source): cannot be decoded: \(reason)"
    case .remote(let source): "picture \(source): is on a network, from which nothing is fetched"
    }
  }
}
