/// Names an item on its source.
public struct ItemID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral {
  /// The source's own name, as text.
  public var rawValue: String
  /// An id from the source's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An id written in code.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Names a section of an app.
public struct SectionID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name the app's document gives the section.
  public var rawValue: String
  /// An id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An id written in code.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Names a template in a registry and in an app's document.
public struct TemplateID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name an app's document uses.
  public var rawValue: String
  /// An id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An id written in code.
  public init(stringLiteral value: String) { rawValue = value }
}
