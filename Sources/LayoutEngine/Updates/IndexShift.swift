import LayoutKitCore

/// How indexes shift when things are taken out of a sequence and then others are put in. What is not touched survives.
struct IndexShift: Hashable, Sendable {
  /// Indexes before of what goes, ascending.
  let out: [Int]
  /// Indexes after of what comes, ascending.
  let `in`: [Int]

  /// True where indexes stay as they are.
  var isEmpty: Bool { out.isEmpty && `in`.isEmpty }

  /// Number of survivors before an index of the sequence before.
  func survivors(before index: Int) -> Int { index - out.indices.countBefore { out[$0] >= index } }

  /// True for what goes.
  func isOut(_ index: Int) -> Bool {
    let place = out.indices.countBefore { out[$0] >= index }
    return place < out.count && out[place] == index
  }

  /// Where a survivor of a number stood before.
  func indexBefore(ofSurvivor number: Int) -> Int { Self.index(of: number, around: out) }

  /// Where a survivor of a number stands after.
  func indexAfter(ofSurvivor number: Int) -> Int { Self.index(of: number, around: `in`) }

  /// The index of the element that has `number` others before it, those at `taken` not counted.
  private static func index(of number: Int, around taken: [Int]) -> Int {
    number + taken.indices.countBefore { taken[$0] - $0 > number }
  }
}
