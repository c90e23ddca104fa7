public import LayoutKitCore

/// A view's own cell without what it says: measured by the view itself, drawn as bars where its texts stand and as
/// plain blocks where its pictures do. It opens nothing, and assistive technology says no more of it than it is told to.
public final class SkeletonView<View: ContentView>: ContentView {
  /// What a skeleton shows.
  public struct Item: Hashable, Sendable {
    /// The item whose lines the bars stand for.
    public let item: View.Item
    /// What is said of the cell; `nil` hides it from assistive technology.
    public let label: String?
  }

  /// The view's, after `skeleton.`.
  public static var kind: CellKind { CellKind(rawValue: "skeleton.\(View.kind.rawValue)") }
  private let view = View()
  private var label: String?

  /// A skeleton of nothing yet.
  public init() {}

  /// The view takes the design.
  public func updateDesign(_ design: View.Design, _ pass: borrowing DesignPass) { view.updateDesign(design, pass) }

  /// The view takes the item.
  public func bind(_ item: Item, state: CellState) {
    view.bind(item.item, state: state)
    label = item.label
  }

  /// The view's.
  public func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    view.sizeThatFits(width: width, in: environment)
  }

  /// The view's.
  public func sizing(in environment: LayoutEnvironment, like previous: (any ContentSizing)?) -> (any ContentSizing)? {
    view.sizing(in: environment, like: previous)
  }

  /// What the view shows, without content.
  public func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    var list = view.displayList(in: size, environment: environment).skeleton(on: environment.grid)
    list.accessibility = label.map { AccessibilityElement(label: $0) }
    return list
  }
}

/// A configuration that has a skeleton.
protocol SkeletonSource {
  func skeleton(saying label: String?) -> any ContentConfiguration
}

extension Content: SkeletonSource {
  /// The same design and lines, without content. One cell of a list may say that the list is on its way; the others say
  /// nothing.
  public func skeleton(saying label: String? = nil) -> any ContentConfiguration {
    Content<SkeletonView<View>>(design: design, item: .init(item: item, label: label), state: state)
  }
}
