import Foundation

/// A Swift file of the package, as rules see it.
struct SourceFile {
  /// Path below `Sources`, as `LayoutKitCore/Text/TextStyle.swift`.
  let path: String
  /// Everything in it, line by line.
  let lines: [String]
  /// The same lines without comments and the text of string literals.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = SourceScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Name without folder and extension.
  var name: String { String((path.split(separator: "/").last ?? "").dropLast(".swift".count)) }

  /// The lines that hold code, numbered from 1, split into words.
  var statements: [(line: Int, words: [Substring])] {
    code.enumerated().flatMap { number, line in
      line.split(separator: ";").map { (number + 1, $0.split(whereSeparator: \.isWhitespace)) }
    }.filter { !$0.1.isEmpty }
  }

  /// How many braces are open where each line begins.
  var depths: [Int] {
    var depth = 0
    return code.map { line in
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      return depth
    }
  }

  /// A breach of a rule at a line.
  func breach(_ line: Int, _ words: String) -> String { "\(path):\(line): \(words)" }
}

/// The package as it lies on disk.
enum SourceTree {
  /// The folder of the manifest.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file in `Sources`; none where they cannot be read, which a test notices.
  static let sources = ((try? texts(in: "Sources", extensions: ["swift"])) ?? []).map {
    SourceFile(path: $0.path, text: $0.text)
  }

  /// Texts below a folder of the package, with their paths in it; hidden folders and build products are left out.
  static func texts(in folder: String, extensions: Set<String>) throws -> [(path: String, text: String)] {
    let base = root.appending(path: folder, directoryHint: .isDirectory).standardizedFileURL
    var found: [(path: String, text: String)] = []
    let files = FileManager.default.enumerator(
      at: base, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard extensions.contains(file.pathExtension) else { continue }
      let path = String(file.standardizedFileURL.path().dropFirst(base.path().count))
      found.append((path, try String(contentsOf: file, encoding: .utf8)))
    }
    return found.sorted { $0.path < $1.path }
  }
}
