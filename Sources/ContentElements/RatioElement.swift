public import LayoutKitCore

/// An element as high as its width and a ratio say, where the ratio is the item's: a picture as it was taken.
public final class RatioElement: ContentElement {
  /// Width over height while a picture's own is not known.
  public static let unknown = 3.0 / 2
  /// Pictures wider or higher than this are cut, so that none is a line.
  public static let allowed = 1.0 / 3...3.0
  private let content: any ContentElement
  private var ratio = RatioElement.unknown

  /// `content` at a ratio that is bound.
  public init(_ content: any ContentElement) { self.content = content }

  /// Takes width over height; `nil`, and what is no number above zero, stand for 3 to 2.
  public func setRatio(_ ratio: Double?) {
    let known = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.ratio = min(max(known ?? Self.unknown, Self.allowed.lowerBound), Self.allowed.upperBound)
  }

  /// As the content.
  public var isHidden: Bool { content.isHidden }

  /// The whole width and the height that goes with it.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.aspect(ratio) }
  }

  /// The content in the whole frame.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    content.place(in: frame, environment: environment, into: &nodes)
  }
}
