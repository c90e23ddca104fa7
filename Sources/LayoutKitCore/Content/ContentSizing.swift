/// What a view leaves behind of what it shows: it answers for any width, without the view and without binding anything again.
/// It belongs to the environment it was made in, whose width and height alone may be others by then.
public protocol ContentSizing: AnyObject, Sendable {
  /// The size that the view takes in a width, in points.
  func size(forWidth width: Double) -> Size
}
