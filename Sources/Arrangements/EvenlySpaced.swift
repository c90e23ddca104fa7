public import LayoutKitCore

/// An arrangement whose places all have one size and one spacing between them, along one axis: so that whoever repeats
/// groups can repeat one place.
public protocol EvenlySpaced: Arrangement {
  /// From the end of a place to the start of the next, in points.
  var spacingBetweenPlaces: Double { get }
}
