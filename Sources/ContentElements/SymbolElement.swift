public import LayoutKitCore

/// An icon in a square, in the middle of a line's height, so that it can stand beside the first line of a text.
public final class SymbolElement: ContentElement {
  private let key: String
  private var color = ColorValue.clear
  private var side = 0.0
  private var height = 0.0
  private var symbol: Symbol?

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Takes a colour, the square's side and the line's height in points; a height below the side counts as the side.
  public func setDesign(color: ColorValue, side: Double, lineHeight: Double = 0, _ pass: borrowing DesignPass) {
    self.color = color
    self.side = side
    height = max(side, lineHeight)
  }

  /// Takes the colour and the measures of a text that it stands beside.
  public func setDesign(beside text: TextDesign, color: ColorValue, _ pass: borrowing DesignPass) {
    setDesign(color: color, side: text.style.size, lineHeight: text.style.lineHeight, pass)
  }

  /// Takes a symbol; `nil` hides the element.
  public func setSymbol(_ symbol: Symbol?) { self.symbol = symbol }

  /// True without symbol.
  public var isHidden: Bool { symbol == nil }

  /// As wide as the square, as high as the line.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { sizes.rigid(Size(width: side, height: height)) }
  }

  /// The drawing.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let symbol else { return }
    let side = environment.grid.up(side)
    let square = Rect(
      x: frame.x, y: frame.y + environment.grid.nearest((frame.height - side) / 2), width: side, height: side)
    nodes.append(symbol.node(key: key, frame: square, color: color))
  }
}
