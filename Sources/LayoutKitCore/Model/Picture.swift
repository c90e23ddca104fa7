/// One size of an item's picture.
public struct Picture: Hashable, Sendable {
  /// The sizes that sources offer, from the smallest.
  public enum Size: Int, Hashable, Sendable, Comparable, CaseIterable {
    case small, medium, large, xLarge, xxLarge, original

    /// True when `a` is the smaller.
    public static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
  }

  /// Where it is: a URL, or a path relative to the document that names it.
  public var source: String
  /// Which of the sizes it is.
  public var size: Size
  /// Width over height, where the source says; above zero.
  public var ratio: Double?

  /// A picture at a source.
  public init(source: String, size: Size, ratio: Double? = nil) {
    self.source = source
    self.size = size
    self.ratio = ratio
  }
}
