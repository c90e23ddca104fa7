extension DesignModel {
  /// How cells show that they are touched, chosen, off or in focus.
  public struct States: Hashable, Sendable, Codable {
    /// While a finger is on the cell.
    public var highlighted = Highlighted()
    /// While it is chosen.
    public var selected = Selected()
    /// While it cannot be used.
    public var disabled = Disabled()
    /// While the focus is on it.
    public var focused = Focused()
  }

  /// A cell under a finger.
  public struct Highlighted: Hashable, Sendable, Codable {
    /// Over the whole cell.
    public var tint = ThemedColor(light: .black.opacity(0.08), dark: .white.opacity(0.12))
    /// What the cell is enlarged by about its middle, 0.5 to 1.5.
    public var scale = 0.97
  }

  /// A chosen cell.
  public struct Selected: Hashable, Sendable, Codable {
    /// Over the cell's background, below its content.
    public var tint = ThemedColor(
      light: ThemedColor.accent.light.opacity(0.1), dark: ThemedColor.accent.dark.opacity(0.2))
    /// Line around it.
    public var border = Border(width: 2, color: .accent)
  }

  /// A cell that cannot be used.
  public struct Disabled: Hashable, Sendable, Codable {
    /// Opacity of the cell, 0 (clear) to 1.
    public var opacity = 0.4
  }

  /// A cell in focus.
  public struct Focused: Hashable, Sendable, Codable {
    /// The ring around it.
    public var color = ThemedColor.text
    /// Width of the ring in points; 0 for none.
    public var width = 3.0
  }
}
