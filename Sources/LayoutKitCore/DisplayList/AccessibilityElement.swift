/// What assistive technology says of a cell.
public struct AccessibilityElement: Hashable, Sendable {
  /// What a thing is, beside its label.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The flags, as bits.
    public let rawValue: Int
    /// Traits from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Opens or does something.
    public static let button = Traits(rawValue: 1)
    /// Heads what follows.
    public static let header = Traits(rawValue: 2)
    /// Is chosen.
    public static let selected = Traits(rawValue: 4)
    /// Cannot be used now.
    public static let disabled = Traits(rawValue: 8)
    /// Is a picture.
    public static let image = Traits(rawValue: 16)
  }

  /// What is said, in reading order.
  public var label: String
  /// What it is.
  public var traits: Traits
  /// What can be done with it beside opening it.
  public var actions: [ContentAction]

  /// An element with a label.
  public init(label: String, traits: Traits = [], actions: [ContentAction] = []) {
    self.label = label
    self.traits = traits
    self.actions = actions
  }
}
