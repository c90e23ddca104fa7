import ContentElements
import LayoutKitCore

/// A line with an icon before it: when an event takes place, where a place is, how many comments.
final class DetailElement: ContentElement {
  private let symbol: SymbolElement
  /// The icon of what must not be missed, in a colour of its own.
  private let alert: SymbolElement
  private let text: TextElement
  private let stack: HorizontalStack
  private var alignment = LineAlignment.leading

  init(_ key: String, spacing: Double = 5) {
    symbol = SymbolElement("\(key).symbol")
    alert = SymbolElement("\(key).alert")
    text = TextElement(key)
    stack = HorizontalStack(spacing: spacing, alignment: .top, [(.own, symbol), (.own, alert), (.rest, text)])
  }

  func setDesign(
    _ design: TextDesign, symbol color: ColorValue, alert alertColor: ColorValue? = nil, _ pass: borrowing DesignPass
  ) {
    alignment = design.alignment
    text.setDesign(design, pass)
    symbol.setDesign(beside: design, color: color, pass)
    alert.setDesign(beside: design, color: alertColor ?? color, pass)
  }

  func setMark(_ mark: ArticleContent.Mark?) {
    text.setText(mark?.text)
    symbol.setSymbol(mark?.isAlert == true ? nil : mark?.symbol)
    alert.setSymbol(mark?.isAlert == true ? mark?.symbol : nil)
  }

  var isHidden: Bool { text.isHidden }
  /// Whether the icon shows in its colour, or in that of what must not be missed.
  var hasSymbol: Bool { !symbol.isHidden }
  var hasAlert: Bool { !alert.isHidden }

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { stack.writeSize(to: &sizes, in: environment) }
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    AlignedElement(alignment, stack).place(in: frame, environment: environment, into: &nodes)
  }
}
