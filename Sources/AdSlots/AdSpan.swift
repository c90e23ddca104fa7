public import LayoutKitCore

/// The room an ad takes in a grid; in lists of one column both are the same.
public enum AdSpan: String, DocumentKeyword {
  /// One cell, as an item.
  case cell
  /// A row of its own: the row before it stays short, nothing is reordered.
  case row
}
