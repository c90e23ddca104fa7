public import LayoutKitCore

/// One block of the home page.
public enum HomeBlock: Hashable, Sendable {
  /// A line of text of the app's own.
  case banner(text: String)
  /// A section as a widget.
  case section(SectionID)
}
