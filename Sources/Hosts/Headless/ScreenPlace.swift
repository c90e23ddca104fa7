public import LayoutKitCore

/// A place of a screen: which section, and which of its places.
public struct ScreenPlace: Hashable, Sendable, Comparable {
  /// The section's number on the screen, from 0.
  public var section: Int
  /// The place in the section.
  public var index: VisibleIndex

  /// A place of a section.
  public init(section: Int, index: VisibleIndex) {
    self.section = section
    self.index = index
  }

  /// True when `a` comes first on the screen.
  public static func < (a: ScreenPlace, b: ScreenPlace) -> Bool { (a.section, a.index) < (b.section, b.index) }
}
