import LayoutKitCore

extension PaintError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .noArea(let size): "a page of \(size.width) × \(size.height) points has no area to paint"
    case .tooLarge(let width, let height, let limit):
      "a page of \(width) × \(height) is too large; an edge may be \(limit) long. Paint fewer rows, or at a smaller scale."
    case .outOfMemory: "there is not enough memory for the page"
    case .failed(let reason): "the page cannot be painted: \(reason)"
    }
  }
}
