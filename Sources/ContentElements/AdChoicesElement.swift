public import LayoutKitCore

/// The AdChoices mark on a disc of its own, so that it is seen on any picture. One node, under the ad's own key.
public final class AdChoicesElement: ContentElement {
  /// How the mark looks.
  public struct Design: Hashable, Sendable {
    /// The drawing.
    public var color: ColorValue
    /// The disc.
    public var background: ColorValue

    /// A look.
    public init(color: ColorValue, background: ColorValue) {
      self.color = color
      self.background = background
    }
  }

  private let symbol = SymbolElement("\(NativeAd.choicesKey).symbol")
  private var background = ColorValue.clear

  /// A mark.
  public init() {}

  /// Takes a look.
  public func setDesign(_ design: Design, _ pass: borrowing DesignPass) {
    background = design.background
    symbol.setDesign(color: design.color, side: Self.side * 0.7, pass)
    symbol.setSymbol(.adChoices)
  }

  private static let side = NativeAd.leastChoicesSide

  /// Never.
  public var isHidden: Bool { false }

  /// Its own size, whatever room there is.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    sizes.rigid(Size(width: Self.side, height: Self.side))
  }

  /// The disc and the drawing in its middle.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let disc = ShapeContent(.ellipse, fill: .color(background))
    var inner = [DisplayNode(key: "\(NativeAd.choicesKey).disc", frame: frame, content: .shape(disc))]
    let own = symbol.size(forWidth: frame.width, in: environment).width
    let lead = environment.grid.nearest((frame.width - own) / 2)
    symbol.place(
      in: Rect(x: frame.x + lead, y: frame.y, width: own, height: frame.height), environment: environment, into: &inner)
    nodes.append(DisplayNode(key: NativeAd.choicesKey, frame: frame, content: .group(GroupContent(inner))))
  }
}
