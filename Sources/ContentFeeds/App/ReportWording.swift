import LayoutKitCore

extension Report: CustomStringConvertible {
  /// Where, and what happened.
  public var description: String {
    if case .fault(let problem) = problem { return ConfigurationFault(path: place, problem: problem).description }
    return "\(place): \(problem.words)"
  }
}

extension Report.Problem {
  /// What happened, without the place: also what a section that cannot be shown says to readers.
  var words: String {
    switch self {
    case .fault(let problem):
      String(ConfigurationFault(path: "", problem: problem).description.dropFirst(2))
    case .unknownField: "is not known and changes nothing"
    case .repeatedSection(let id): "another section has this id; kept as \"\(id.rawValue)\""
    case .unknownSection(let id, let nearest):
      "there is no section \"\(id)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .repeatedHomeSection(let id): "section \"\(id)\" stands on the home page already"
    case .remoteSource: "is on a network, from which nothing is fetched"
    case .missingSource(let reason): reason
    case .feed(let error): "\(error)"
    case .item(let notice): "\(notice)"
    case .other(let words): words
    }
  }
}

/// Why a source gives nothing.
enum FailureWording {
  static let missingFile = "there is no such file"
  static let preview = "Why it cannot be shown is said here."
  static let notAFile = "is not a file"

  static func unreadable(_ reason: String) -> String { "cannot be read: \(reason)" }
}
