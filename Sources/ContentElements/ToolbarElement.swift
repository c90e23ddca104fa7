public import LayoutKitCore

/// A row of icon buttons, from the leading edge on. Every button can be hit in a square of 44 points, the platform's
/// least; where the row is too narrow for all, the last ones are left out.
public final class ToolbarElement: ContentElement {
  /// One button.
  public struct Button: Hashable, Sendable {
    /// Its icon.
    public var symbol: Symbol
    /// What it asks for.
    public var action: ContentAction
    /// Whether it is drawn in the accent colour, as something that is on.
    public var isOn: Bool

    /// A button.
    public init(_ symbol: Symbol, action: ContentAction, isOn: Bool = false) {
      self.symbol = symbol
      self.action = action
      self.isOn = isOn
    }
  }

  private static let target = 44.0
  private static let icon = 20.0
  private let key: String
  private var color = ColorValue.clear
  private var accent = ColorValue.clear
  private var buttons: [Button] = []

  /// An element whose nodes have keys that begin with `key`.
  public init(_ key: String) { self.key = key }

  /// Takes the colours of buttons that are off and on.
  public func setDesign(color: ColorValue, accent: ColorValue, _ pass: borrowing DesignPass) {
    self.color = color
    self.accent = accent
  }

  /// Takes buttons; none hide the element.
  public func setButtons(_ buttons: [Button]) { self.buttons = buttons }

  /// True without buttons.
  public var isHidden: Bool { buttons.isEmpty }

  /// One square a button.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    guard !isHidden else { return }
    let side = sizes.grid.up(Self.target)
    sizes.fixed(Size(width: side * Double(buttons.count), height: side))
  }

  /// The icons, the first one flush with the leading edge, each in its touchable square.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    let grid = environment.grid
    let (side, icon) = (grid.up(Self.target), grid.up(Self.icon))
    for (number, button) in buttons.enumerated() {
      let square = Rect(x: frame.x + Double(number) * side, y: frame.y, width: side, height: side)
      guard square.maxX <= frame.maxX else { return }
      let drawn = Rect(x: square.x, y: square.y + grid.nearest((side - icon) / 2), width: icon, height: icon)
      let name = "\(key).\(number)"
      nodes.append(button.symbol.node(key: name, frame: drawn, color: button.isOn ? accent : color))
      nodes.append(DisplayNode(key: "\(name).control", frame: square, content: .control(button.action)))
    }
  }
}
