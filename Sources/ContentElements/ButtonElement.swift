public import LayoutKitCore

/// A labelled area that asks for something when touched.
public final class ButtonElement: ContentElement {
  /// How buttons of a list look.
  public struct Design: Hashable, Sendable {
    /// The label.
    public var text: TextDesign
    /// Behind the label; clear for a button that is only its label.
    public var background: ColorValue
    /// Corner radius in points.
    public var cornerRadius: Double
    /// Around the label, in points.
    public var padding: Insets

    /// A look.
    public init(text: TextDesign, background: ColorValue = .clear, cornerRadius: Double = 0, padding: Insets = .zero) {
      self.text = text
      self.background = background
      self.cornerRadius = cornerRadius
      self.padding = padding
    }
  }

  private let key: String
  private let label: TextElement
  private var design: Design?
  private var action: ContentAction?
  private var isShown = false

  /// An element whose nodes have keys that begin with `key`.
  public init(_ key: String) {
    self.key = key
    label = TextElement("\(key).label")
  }

  /// Takes a look.
  public func setDesign(_ design: Design, _ pass: borrowing DesignPass) {
    self.design = design
    label.setDesign(design.text, pass)
  }

  /// Takes a label and what it asks for; without either the element is hidden.
  public func setButton(_ title: String?, action: ContentAction?) {
    label.setText(title)
    self.action = action
    isShown = action != nil
  }

  /// Takes a label alone: a button to look at, whose touches are not ours.
  public func setLabel(_ title: String?) {
    label.setText(title)
    action = nil
    isShown = true
  }

  /// True without a label, and for a button that should ask for something and does not.
  public var isHidden: Bool { label.isHidden || !isShown }

  /// The label with its padding.
  public func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    if !isHidden { labelled.writeSize(to: &sizes, in: environment) }
  }

  /// The background, the label, the touchable area where there is an action.
  public func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard let design, !isHidden else { return }
    if design.background != .clear {
      let shape = ShapeContent(.rectangle(cornerRadius: design.cornerRadius), fill: .color(design.background))
      nodes.append(DisplayNode(key: key, frame: frame, content: .shape(shape)))
    }
    labelled.place(in: frame, environment: environment, into: &nodes)
    if let action { nodes.append(DisplayNode(key: "\(key).control", frame: frame, content: .control(action))) }
  }

  private var labelled: InsetElement { InsetElement(design?.padding ?? .zero, label) }
}
