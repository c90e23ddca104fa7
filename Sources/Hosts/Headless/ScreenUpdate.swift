public import LayoutEngine

/// What an update did to a screen.
public struct ScreenUpdate: Hashable, Sendable {
  /// What became of the places of sections that were there before and after, by the section's number after.
  public internal(set) var places: [Int: SectionUpdate] = [:]
  /// The ways of cells that were or are in sight. Frames are on the content as it is after.
  public internal(set) var motions: [CellMotion] = []
  /// How far the window was moved on the content so that what the reader looks at stays where it is, in points.
  public internal(set) var correction = 0.0

  /// True where nothing became of any place.
  public var isEmpty: Bool { places.isEmpty && motions.isEmpty && correction == 0 }

  /// Nothing.
  static let none = ScreenUpdate()
}
