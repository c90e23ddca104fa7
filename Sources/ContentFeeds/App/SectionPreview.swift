public import LayoutKitCore

/// A state that an app's owner wants to look at, whatever the section's source gives.
public enum SectionPreview: String, DocumentKeyword {
  /// Its items are on their way.
  case loading
  /// It has none.
  case empty
  /// They could not be had.
  case error
}
