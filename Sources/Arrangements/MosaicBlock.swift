public import LayoutKitCore

/// A few places of a mosaic that stand together.
public enum MosaicBlock: String, DocumentKeyword {
  /// A large place, and trailing from it two small ones on top of each other: in order large, upper, lower.
  case largeLeading
  /// Two small places on top of each other, and trailing from them a large one: in order upper, large, lower, which is the
  /// order of reading.
  case largeTrailing
  /// Two halves.
  case halves
  /// One place of the whole width.
  case full

  /// How many places a whole block has.
  var capacity: Int {
    switch self {
    case .largeLeading, .largeTrailing: 3
    case .halves: 2
    case .full: 1
    }
  }
}
