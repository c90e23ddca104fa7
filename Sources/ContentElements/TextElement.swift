import Foundation
public import LayoutKitCore

/// A text in one style. Without text it takes no room.
public final class TextElement: ContentElement {
  private let key: String
  private var look: Look?
  /// That of the design, which to ask itself would count the look's reference.
  private var isUppercase = false
  private var text = ""
  /// Bytes of the text, which to ask itself would count its reference.
  private var length = 0
  /// What is public and stored is checked for overlapping access each time it is asked for.
  private var (hides, dims) = (true, false)
  /// The text as an engine has prepared it, and the engine; the locale that capitals were made in.
  private var prepared: (any PreparedText)?
  private var engine = ""
  private var locale: Locale?

  /// A style and a quieter colour. An object, so that asking for the style copies nothing.
  private final class Look {
    let design: TextDesign
    let dimmed: ColorValue?

    init(_ design: TextDesign, dimmed: ColorValue?) {
      self.design = design
      self.dimmed = dimmed
    }
  }

  /// An element whose node has a key.
  public init(_ key: String) { self.key = key }

  /// Whether it is drawn in its quieter colour, where its design has one.
  public var isDimmed: Bool {
    get { dims }
    set { dims = newValue }
  }

  /// Takes a style, and a quieter colour for what is dimmed.
  public func setDesign(_ design: TextDesign, dimmed: ColorValue? = nil, _ pass: borrowing DesignPass) {
    if design.style != look?.design.style || design.uppercase != isUppercase { prepared = nil }
    look = Look(design, dimmed: dimmed)
    isUppercase = design.uppercase
    hides = length == 0
  }

  /// Takes a text; `nil` and an empty one hide the element.
  public func setText(_ text: String?) {
    guard let text, !text.isEmpty else { return removeText() }
    // Most others are of another length, which is quicker to tell.
    let length = text.utf8.count
    if length == self.length, text == self.text { return }
    self.text = text
    self.length = length
    prepared = nil
    hides = look == nil
  }

  private func removeText() {
    hides = true
    guard length > 0 else { return }
    text = ""
    length = 0
    prepared = nil
  }

  /// True without text or style.
  public var isHidden: Bool { hides }

  /// As wide as the widest line, as high as the lines.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    guard let look, let prepared = prepared(in: environment) else { return }
    sizes.text(prepared, of: self, lineLimit: look.design.lineLimit, lineHeight: look.design.style.lineHeight)
  }

  /// The lines, broken for the frame's width.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let look, let prepared = prepared(in: environment) else { return }
    let design = look.design
    let column = TextFrame(width: frame.width, lineLimit: design.lineLimit, direction: environment.direction)
    let content = TextContent(
      text: prepared, frame: column, color: isDimmed ? look.dimmed ?? design.color : design.color,
      alignment: design.alignment)
    nodes.append(DisplayNode(key: key, frame: frame, content: .text(content)))
  }

  /// The text, prepared by the environment's engine; `nil` where it does not show.
  func prepared(in environment: LayoutEnvironment) -> (any PreparedText)? {
    guard let look, !hides else { return nil }
    let textEngine = environment.textEngine
    let identity = textEngine.identity
    if let prepared, engine == identity, !isUppercase || locale == environment.locale { return prepared }
    if isUppercase { locale = environment.locale }
    if engine != identity { engine = identity }
    prepared = textEngine.prepare(spelled(in: environment), style: look.design.style)
    return prepared
  }

  /// The text as it is spelled.
  @inline(__always)
  private func spelled(in environment: LayoutEnvironment) -> String {
    isUppercase ? text.uppercased(with: environment.locale) : text
  }

  /// What prepares its texts, as long as its design stays; `nil` without one.
  func typesetter(in environment: LayoutEnvironment) -> (any Typesetter)? {
    look.map { environment.textEngine.typesetter(for: $0.design.style) }
  }

  /// The text, prepared by a typesetter of the element and the environment, for who keeps it: here it is not kept. `nil` where it
  /// does not show.
  @inline(__always)
  func prepared(by typesetter: any Typesetter, in environment: LayoutEnvironment) -> (any PreparedText)? {
    hides ? nil : typesetter.prepare(spelled(in: environment))
  }
}
