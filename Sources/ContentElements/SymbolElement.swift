public import LayoutKitCore

/// An icon in a square.
public final class SymbolElement: ContentElement {
  private let key: String
  private var color = ColorValue.clear
  private var side = 0.0
  private var symbol: Symbol?

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Takes a colour and the square's side in points.
  public func setDesign(color: ColorValue, side: Double, _ pass: borrowing DesignPass) {
    self.color = color
    self.side = side
  }

  /// Takes a symbol; `nil` hides the element.
  public func setSymbol(_ symbol: Symbol?) { self.symbol = symbol }

  /// True without symbol.
  public var isHidden: Bool { symbol == nil }

  /// The square.
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    let side = environment.grid.up(side)
    return isHidden ? .zero : Size(width: side, height: side)
  }

  /// The drawing.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let symbol else { return }
    nodes.append(symbol.node(key: key, frame: frame, color: color))
  }
}
