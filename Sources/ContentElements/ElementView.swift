public import LayoutKitCore

/// A content view made of elements: its size and what it shows both come from one root element.
public protocol ElementView: ContentView {
  /// The elements, placed as the design says.
  var root: any ContentElement { get }
  /// What assistive technology says of what is bound.
  var accessibility: AccessibilityElement? { get }
}

extension ElementView {
  /// The room the root takes.
  public func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    root.size(forWidth: width, in: environment)
  }

  /// What the root wrote down.
  public func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    ElementSizing(root, in: environment, like: previous as? ElementSizing)
  }

  /// What the root shows in the whole room.
  public func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    var nodes: [DisplayNode] = []
    root.place(in: Rect(origin: .zero, size: size), environment: environment, into: &nodes)
    return DisplayList(size: size, nodes: nodes, accessibility: accessibility)
  }
}
