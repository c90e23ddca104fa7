import ContentElements
import LayoutKitCore

/// A line with an icon before it: when an event takes place, where a place is.
final class DetailElement: ContentElement {
  private let symbol: SymbolElement
  private let text: TextElement
  private let stack: HorizontalStack
  private var alignment = LineAlignment.leading

  init(_ key: String) {
    symbol = SymbolElement("\(key).symbol")
    text = TextElement(key)
    stack = HorizontalStack(spacing: 5, alignment: .top, [(.own, symbol), (.rest, text)])
  }

  func setDesign(_ design: TextDesign, symbol color: ColorValue, _ pass: borrowing DesignPass) {
    alignment = design.alignment
    text.setDesign(design, pass)
    symbol.setDesign(beside: design, color: color, pass)
  }

  func setMark(_ mark: ArticleContent.Mark?) {
    text.setText(mark?.text)
    symbol.setSymbol(mark?.symbol)
  }

  var isHidden: Bool { text.isHidden }

  func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    stack.size(forWidth: width, in: environment)
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    AlignedElement(alignment, stack).place(in: frame, environment: environment, into: &nodes)
  }
}
