import LayoutKitCore

/// An option of a command: how it is written and what its help says.
struct CommandOption: Sendable {
  let name: String
  /// What its value is called; `nil` for a switch.
  let value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// A command's arguments, told apart by its options.
struct ParsedArguments: Sendable {
  private(set) var positional: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var switches: Set<String> = []

  /// Takes `--name value`, `--name=value`, `--switch`; everything after `--` is positional.
  init(_ arguments: [String], options: [CommandOption]) throws(ToolError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        return
      }
      guard argument.hasPrefix("--") else {
        guard argument == "-" || !argument.hasPrefix("-") else { throw .usage("unknown option \(argument)") }
        positional.append(argument)
        continue
      }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let guess = options.map(\.name).nearest(to: name).map { "; did you mean --\($0)?" } ?? ""
        throw .usage("unknown option --\(name)\(guess)")
      }
      guard values[name] == nil, !switches.contains(name) else { throw .usage("--\(name) is given twice") }
      if let wanted = option.value {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage("--\(name) needs a value: --\(name) \(wanted)")
        }
        values[name] = value
      } else {
        guard parts.count == 1 else { throw .usage("--\(name) takes no value") }
        switches.insert(name)
      }
    }
  }

  /// The one INPUT of a command.
  func input(of command: String) throws(ToolError) -> String {
    guard let input = positional.first else { throw .usage("\(command) needs an INPUT: an app.json or a feed") }
    guard positional.count == 1 else {
      throw .usage("\(command) takes one INPUT; \"\(positional[1])\" is one too many")
    }
    return input
  }

  /// A value as one of the words of an enum.
  func word<Word: RawRepresentable & CaseIterable>(_ name: String, default standard: Word) throws(ToolError) -> Word
  where Word.RawValue == String {
    guard let text = values[name] else { return standard }
    return try word(text, of: name)
  }

  /// A value as a number inside a range.
  func number(_ name: String, default standard: Double, in range: ClosedRange<Double>) throws(ToolError) -> Double {
    guard let text = values[name] else { return standard }
    return try number(text, of: name, in: range)
  }

  /// A value as words between commas.
  func list(_ name: String) -> [String]? {
    values[name]?.split(separator: ",").map(String.init)
  }

  /// A value as several words of an enum.
  func words<Word: RawRepresentable & CaseIterable>(
    _ name: String, default standard: [Word]
  ) throws(ToolError) -> [Word]
  where Word.RawValue == String {
    guard let list = list(name) else { return standard }
    var words: [Word] = []
    for text in list { words.append(try word(text, of: name)) }
    return words
  }

  /// A value as several numbers inside a range.
  func numbers(
    _ name: String, default standard: [Double], in range: ClosedRange<Double>
  ) throws(ToolError) -> [Double] {
    guard let list = list(name) else { return standard }
    var numbers: [Double] = []
    for text in list { numbers.append(try number(text, of: name, in: range)) }
    return numbers
  }

  private func word<Word: RawRepresentable & CaseIterable>(_ text: String, of name: String) throws(ToolError) -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      throw .usage("--\(name) is one of \(Word.allCases.map(\.rawValue).joined(separator: ", ")), not \"\(text)\"")
    }
    return word
  }

  private func number(_ text: String, of name: String, in range: ClosedRange<Double>) throws(ToolError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw .usage("--\(name) is a number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return number
  }
}
