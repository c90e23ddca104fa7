/// Paths of files that documents name.
enum LocalPath {
  /// A path that is relative to one document, relative to what that document's own path is relative to. URLs and absolute
  /// paths stay; `.` and `..` are taken out where the path allows it.
  static func moved(_ path: String, besides document: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("/"), !WebAddress.isAbsolute(path) else { return path }
    let folders = document.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var parts: [Substring] = []
    for part in folders + path.split(separator: "/") {
      switch (part, parts.last) {
      case (".", _), ("", .some): continue
      // Nothing lies above the root.
      case ("..", ""): continue
      case ("..", .some(let last)) where last != "..": parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
