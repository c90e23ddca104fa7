public import LayoutKitCore

/// A screen of several sections, asked as a compositional layout asks its section provider: by number and environment.
public struct CompositionalScreen {
  /// The sections from the top down.
  public var adapters: [CompositionalAdapter]

  /// A screen of sections.
  public init(_ adapters: [CompositionalAdapter]) { self.adapters = adapters }

  /// The section of a number, as it is laid out; `nil` for a number that no section has, where there is no width, and for a
  /// section without anything to show, which takes no room.
  public func section(at index: Int, in environment: LayoutEnvironment) -> CompositionalSection? {
    adapters.indices.contains(index) ? adapters[index].section(in: environment) : nil
  }
}
