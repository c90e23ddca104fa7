public import LayoutKitCore

/// Which way pages follow each other.
public enum PageAxis: String, DocumentKeyword {
  /// Side by side, leading to trailing.
  case horizontal
  /// Below each other.
  case vertical
}
