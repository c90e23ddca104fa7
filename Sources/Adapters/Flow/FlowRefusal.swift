public import LayoutKitCore

/// Why a section cannot be said as flow: the first place that a flow layout would put elsewhere.
public enum FlowRefusal: Error, Hashable, Sendable {
  /// Neither beside the place before it, as high and as tall, nor at the start of a line below: places in columns that fill
  /// up side by side, or around a larger one.
  case notInLines(VisibleIndex)
  /// A line other than the last ends at this place before the room does; a flow layout would spread it out.
  case lineNotFull(VisibleIndex)
  /// The spacing in front of this place is another than before.
  case unevenSpacing(VisibleIndex)
}

extension FlowRefusal: CustomStringConvertible {
  /// The reason, in a sentence.
  public var description: String {
    switch self {
    case .notInLines(let index): "place \(index.value) does not stand in a line of places of one height"
    case .lineNotFull(let index): "a line ends at place \(index.value), before the room does and before the last line"
    case .unevenSpacing(let index): "the spacing in front of place \(index.value) is not that of the places before"
    }
  }
}
