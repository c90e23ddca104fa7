import Foundation
public import LayoutKitCore

/// A text in one style. Without text it takes no room.
public final class TextElement: ContentElement {
  private let key: String
  private var design: TextDesign?
  private var dimmed: ColorValue?
  private var text = ""
  /// The text as an engine has prepared it, and the engine; the locale that capitals were made in.
  private var prepared: (any PreparedText)?
  private var engine = ""
  private var locale: Locale?

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Whether it is drawn in its quieter colour, where its design has one.
  public var isDimmed = false

  /// Takes a style, and a quieter colour for what is dimmed.
  public func setDesign(_ design: TextDesign, dimmed: ColorValue? = nil, _ pass: borrowing DesignPass) {
    if design.style != self.design?.style || design.uppercase != self.design?.uppercase { prepared = nil }
    self.design = design
    self.dimmed = dimmed
  }

  /// Takes a text; `nil` and an empty one hide the element.
  public func setText(_ text: String?) {
    let text = text ?? ""
    guard text != self.text else { return }
    self.text = text
    prepared = nil
  }

  /// True without text or style.
  public var isHidden: Bool { text.isEmpty || design == nil }

  /// As wide as the widest line, as high as the lines.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    guard !text.isEmpty, let prepared = prepared(in: environment) else { return }
    sizes.text(prepared, lineLimit: design?.lineLimit ?? 0, lineHeight: design?.style.lineHeight ?? 0)
  }

  /// The lines, broken for the frame's width.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let design, !text.isEmpty, let prepared = prepared(in: environment) else { return }
    let column = TextFrame(width: frame.width, lineLimit: design.lineLimit, direction: environment.direction)
    let content = TextContent(
      text: prepared, frame: column, color: isDimmed ? dimmed ?? design.color : design.color,
      alignment: design.alignment)
    nodes.append(DisplayNode(key: key, frame: frame, content: .text(content)))
  }

  private func prepared(in environment: LayoutEnvironment) -> (any PreparedText)? {
    let identity = environment.textEngine.identity
    if let prepared, engine == identity, locale == nil || locale == environment.locale { return prepared }
    guard let style = design?.style else { return nil }
    locale = design?.uppercase == true ? environment.locale : nil
    let new = environment.textEngine.prepare(locale.map { text.uppercased(with: $0) } ?? text, style: style)
    (prepared, engine) = (new, identity)
    return new
  }
}
