/// Why there is no text engine.
public enum PangoTextError: Error, Hashable, Sendable {
  /// Fonts that text is set in are not installed.
  case missingFonts([MissingFont])
  /// Pango or fontconfig cannot be used here; the reason says how.
  case unusableLibrary(reason: String)

  /// A font that is not installed.
  public struct MissingFont: Hashable, Sendable {
    /// Its family.
    public var family: String
    /// The Debian package that brings it.
    public var package: String

    /// A font and where it comes from.
    public init(family: String, package: String) {
      self.family = family
      self.package = package
    }
  }
}
