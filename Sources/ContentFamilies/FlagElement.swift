import ContentElements
import LayoutKitCore

/// Shows nothing, and says whether something does: what depends on it is passed over at one glance.
final class FlagElement: ContentElement {
  var isHidden = true
  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {}
  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {}
}
