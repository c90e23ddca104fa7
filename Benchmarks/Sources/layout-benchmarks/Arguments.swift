/// What the command line asks for.
struct Arguments {
  /// Names of works; none for all.
  var works: [String] = []
  /// Numbers of rows.
  var sizes = [10_000, 100_000, 1_000_000]
  /// Timed runs of each case.
  var runs = 7
  var output = Output.table
  /// A file of articles and how many of them, for a work of texts.
  var corpus: (path: String, sizes: [Int])?

  enum Output { case table, json, peer }

  static var usage: String {
    """
    usage: bench [WORK…] [--sizes N,N…] [--runs N] [--json]
           bench --peer WORK CORPUS SIZE…   tab-separated lines for a run beside other peers
           bench --peers DIRECTORY [WORK]   runs the peers of a directory beside this
    works:
    \(Works.all.map { "  \($0.name)\t\($0.title)" }.joined(separator: "\n"))
    """
  }

  init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--json": output = .json
      case "--sizes": sizes = try numbers(words.popFirst()?.split(separator: ",").map(String.init) ?? [], word)
      case "--runs": runs = try numbers([words.popFirst() ?? ""], word)[0]
      case "--peer":
        output = .peer
        works = [words.popFirst() ?? ""]
        let path = words.popFirst() ?? ""
        corpus = (path, words.isEmpty ? [] : try numbers(Array(words), word))
        words = []
      default: works.append(word)
      }
    }
    let known = Works.all.map(\.name)
    if let other = works.first(where: { !known.contains($0) }) {
      throw WrongResult(description: "no work \(other)\n\(Self.usage)")
    }
  }
}

private func numbers(_ words: [String], _ option: String) throws -> [Int] {
  let numbers = words.compactMap { Int($0) }.filter { $0 > 0 }
  guard !words.isEmpty, numbers.count == words.count else {
    throw WrongResult(description: "\(option) takes numbers from 1 on\n\(Arguments.usage)")
  }
  return numbers
}
