extension DesignModel {
  /// The surface behind a whole section: its title line, its cells and its footer. Invisible by default.
  ///
  /// It stands inside the design's `margins`, so that these part it from its neighbours, or spreads around them, over
  /// the whole width of the container. Either way `padding` lies between the margins and what stands on it.
  public struct SectionCard: Hashable, Sendable, Codable {
    /// How far the surface reaches.
    public enum Reach: String, DocumentKeyword {
      /// To the margins.
      case inside
      /// Over the margins and the safe area at the sides, to the edges of the container.
      case around
    }

    /// The surface; clear for none.
    public var background = ThemedColor(light: .clear, dark: .clear)
    /// Corner radius in points; half of the shorter side at most.
    public var cornerRadius = 0.0
    /// Line around the surface.
    public var border = Border()
    /// Shadow below the surface; one that has a background.
    public var shadow = Shadow()
    /// Between the margins and the title line, the cells and the footer, in points.
    public var padding = Insets(0)
    /// How far the surface reaches.
    public var reach = Reach.inside
  }
}

extension DesignModel.Shadow {
  /// The shadow for an appearance; `nil` without radius and offset.
  public func content(in appearance: Appearance) -> ShadowContent? {
    guard radius > 0 || x != 0 || y != 0 else { return nil }
    return ShadowContent(color: color.color(in: appearance), radius: radius, x: x, y: y)
  }
}
