import Foundation
public import LayoutKitCore

/// A text in one style. Without text it takes no room.
public final class TextElement: ContentElement {
  private let key: String
  private var design: TextDesign?
  private var dimmed: ColorValue?
  private var text = ""
  private var prepared: (text: any PreparedText, engine: String, locale: Locale)?

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
  public func size(forWidth width: Double, in environment: LayoutEnvironment) -> Size {
    guard let design, !text.isEmpty else { return .zero }
    let metrics = prepared(in: design, environment).metrics(in: frame(width, design, environment))
    return Size(
      width: min(environment.grid.up(metrics.width), max(0, width)),
      height: Double(metrics.lineCount) * design.style.lineHeight)
  }

  /// The lines, broken for the frame's width.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let design, !text.isEmpty else { return }
    let content = TextContent(
      text: prepared(in: design, environment), frame: self.frame(frame.width, design, environment),
      color: isDimmed ? dimmed ?? design.color : design.color, alignment: design.alignment)
    nodes.append(DisplayNode(key: key, frame: frame, content: .text(content)))
  }

  private func frame(_ width: Double, _ design: TextDesign, _ environment: LayoutEnvironment) -> TextFrame {
    TextFrame(width: width, lineLimit: design.lineLimit, direction: environment.direction)
  }

  private func prepared(in design: TextDesign, _ environment: LayoutEnvironment) -> any PreparedText {
    let engine = environment.textEngine
    if let prepared, prepared.engine == engine.identity,
      !design.uppercase || prepared.locale == environment.locale
    {
      return prepared.text
    }
    let shown = design.uppercase ? text.uppercased(with: environment.locale) : text
    let fresh = engine.prepare(shown, style: design.style)
    prepared = (fresh, engine.identity, environment.locale)
    return fresh
  }
}
