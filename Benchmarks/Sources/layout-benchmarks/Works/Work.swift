/// One kind of work that the engine does, measured in cases.
protocol Work {
  /// What it is called on the command line; a letter where the peers do the same work.
  var name: String { get }
  /// What is measured, in a line.
  var title: String { get }
  /// Measures every case, and checks what it measured where that can be checked.
  func run(_ bench: Bench) throws
}

/// All works. One is a file in this folder and a line here.
enum Works {
  /// In the order of the table.
  static var all: [any Work] {
    [
      HeightsWork(), OwnPartWork(), TextsWork(), FramesWork(), QueryWork(), EditWork(), SlotsWork(), OpeningWork(),
      UpdatesWork(), CellsWork(), TemplatesWork(),
    ]
  }
}
