/// A button of a message that asks for something of the app's own: to show another list, to sign in.
public struct MessageAction: Hashable, Sendable {
  /// What the button says.
  public var label: String
  /// What it asks for, as `ContentAction.custom` names it.
  public var name: String

  /// A button with a label that asks for `name`.
  public init(label: String, name: String) {
    self.label = label
    self.name = name
  }
}
