public import ContentElements
public import LayoutKitCore

/// What a list says in place of items: a symbol, a title, a sentence, a button that tries again, one of the app's own.
public final class StateMessageView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    let title: TextDesign
    let detail: TextDesign
    let button: ButtonElement.Design
    let card: CardElement.Design
    let symbol: ColorValue

    /// What a design model says of messages, in an environment: its texts, centred.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      var title = design.title.resolved(in: environment)
      title.alignment = .center
      title.lineLimit = 0
      var detail = design.summary.resolved(in: environment)
      detail.alignment = .center
      detail.lineLimit = 0
      let label = design.button.resolved(in: environment)
      self.title = title
      self.detail = detail
      button = .init(text: label, padding: Insets(12))
      card = CardElement.Design(design, in: environment)
      symbol = design.byline.color.color(in: environment, as: .ink)
    }
  }

  /// The message and what its button asks for.
  public struct Item: Hashable, Sendable {
    let message: StateMessage
    let section: SectionID

    /// The message of a section.
    public init(_ message: StateMessage, section: SectionID) {
      self.message = message
      self.section = section
    }
  }

  /// `stateMessage`.
  public static let kind: CellKind = "stateMessage"
  private let symbol = SymbolElement("symbol")
  private let title = TextElement("title")
  private let detail = TextElement("detail")
  private let button = ButtonElement("retry")
  private let action = ButtonElement("action")
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  /// What is said of what it shows.
  public private(set) var accessibility: AccessibilityElement?

  /// A cell that shows nothing yet.
  public init() {}

  /// Takes the look.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    symbol.setDesign(color: design.symbol, side: 28, pass)
    title.setDesign(design.title, pass)
    detail.setDesign(design.detail, pass)
    button.setDesign(design.button, pass)
    action.setDesign(design.button, pass)
    let icon = CenteredElement(symbol)
    let stack = VerticalStack(
      spacing: 8, [icon, title, detail, CenteredElement(button), CenteredElement(action)])
    root = CardElement(design.card, InsetElement(Insets(20), stack))
  }

  /// Shows a message.
  public func bind(_ item: Item, state: CellState) {
    symbol.setSymbol(Symbol(item.message.symbol ?? .alert))
    title.setText(item.message.title)
    detail.setText(item.message.detail)
    button.setButton(item.message.retry, action: item.message.retry == nil ? nil : .retry(item.section))
    let own = item.message.action
    action.setButton(own?.label, action: own.map { .custom($0.name) })
    let words = [item.message.title, item.message.detail].compactMap { $0 }
    accessibility = AccessibilityElement(label: words.joined(separator: ", "))
  }
}
