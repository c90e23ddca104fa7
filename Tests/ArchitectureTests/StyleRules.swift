/// What no file does, wherever it stands.
enum StyleRules {
  /// The most lines of a file.
  static let lineLimit = 400

  /// Newer than iOS 16 and macOS 13, or a platform's own.
  static let platformWords: Set<String> = [
    "Mutex", "Atomic", "AtomicLazyReference", "OSAllocatedUnfairLock", "Synchronization", "#available",
    "#unavailable", "@available", "UIKit", "AppKit", "SwiftUI", "CoreGraphics", "CoreText", "QuartzCore", "Glibc",
    "Darwin", "Musl", "CGRect", "CGSize", "CGPoint", "CGFloat", "CGColor", "CGPath", "CGImage", "CGContext",
    "CGAffineTransform", "UIView", "UIColor", "UIFont", "UIImage", "UIScreen", "UICollectionView",
    "UIEdgeInsets", "NSView", "NSColor", "NSFont", "NSImage", "NSDirectionalEdgeInsets", "NSAttributedString",
    "FormatStyle", "RelativeDateTimeFormatter", "ListFormatStyle", "MainActor", "@MainActor",
    "Observable", "@Observable",
  ]

  /// Folders that know their platform.
  static func knowsPlatform(_ path: String) -> Bool {
    ["Renderers/", "LayoutKitTool/", "layoutkit/"].contains { path.hasPrefix($0) }
  }

  /// Everything wrong with a file.
  static func breaches(in file: SourceFile) -> [String] {
    words(in: file) + state(in: file) + fences(in: file) + length(of: file)
  }

  static func words(in file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { number, line in
      var found: [String] = []
      if !knowsPlatform(file.path) { found += tokens(of: line).filter(platformWords.contains) }
      let tokens = tokens(of: line)
      for (first, second) in zip(tokens, tokens.dropFirst()) {
        if first == "open", ["class", "func", "var", "subscript"].contains(second) { found.append("open") }
        if second == "!", ["try", "as"].contains(first) { found.append("\(first)!") }
      }
      return found.map { file.breach(number + 1, "no \($0) here") }
    }
  }

  /// Variables that outlive every owner: static or global, stored.
  static func state(in file: SourceFile) -> [String] {
    zip(file.code, file.depths).enumerated().compactMap { number, line in
      let (code, depth) = line
      let words = code.split(whereSeparator: \.isWhitespace)
      guard let variable = words.firstIndex(of: "var") else {
        return code.contains("nonisolated(unsafe)") ? file.breach(number + 1, "no unsafe state") : nil
      }
      let isShared = words[..<variable].contains { $0 == "static" || $0 == "class" } || depth == 0
      let declaration = code.prefix { $0 != "{" }
      let isComputed = code.contains("{") && !declaration.contains("=")
      return isShared && !isComputed ? file.breach(number + 1, "no shared variable") : nil
    }
  }

  /// Conditional code within a declaration.
  static func fences(in file: SourceFile) -> [String] {
    zip(file.code, file.depths).enumerated().compactMap { number, line in
      let isFence = line.0.split(whereSeparator: \.isWhitespace).first?.hasPrefix("#if") == true
      return isFence && line.1 > 0 ? file.breach(number + 1, "no #if inside a declaration") : nil
    }
  }

  static func length(of file: SourceFile) -> [String] {
    file.lines.count > lineLimit + 1 ? [file.breach(lineLimit + 1, "longer than \(lineLimit) lines")] : []
  }

  /// Number of lines that hold more than comments.
  static func codeLines(in files: [SourceFile]) -> Int {
    files.reduce(0) { sum, file in sum + file.code.count { !$0.allSatisfy(\.isWhitespace) } }
  }

  /// Words with a leading `#` or `@`, and the signs between them one by one.
  static func tokens(of line: String) -> [String] {
    var tokens: [String] = []
    var isOpen = false
    for letter in line {
      let isWord = letter.isLetter || letter.isNumber || letter == "_"
      if isWord, isOpen, let last = tokens.indices.last {
        tokens[last].append(letter)
      } else if !letter.isWhitespace {
        tokens.append(String(letter))
      }
      isOpen = isWord || letter == "#" || letter == "@"
    }
    return tokens
  }
}
