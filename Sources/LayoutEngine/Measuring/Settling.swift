/// What correcting a part of a list's heights did.
public struct Settling: Hashable, Sendable {
  /// Places whose heights were estimates before and are not any more, the cache having known some of them.
  public var settled: Int
  /// Places whose heights are still estimates.
  public var remaining: Int
  /// How far down what the reader looks at moved in its section, in points: the first place in the window, or the first
  /// whose height was known before where there is one. A host that scrolls on by as much holds it to the pixel.
  public var shift: Double

  /// Nothing, where nothing is said.
  public init(settled: Int = 0, remaining: Int = 0, shift: Double = 0) {
    self.settled = settled
    self.remaining = remaining
    self.shift = shift
  }

  /// True where every frame of the list is final.
  public var isSettled: Bool { remaining == 0 }
}
