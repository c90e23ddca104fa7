public import LayoutKitCore

/// A view's own cell without what it says: measured by the view itself, drawn as bars where its texts stand and as
/// plain blocks where its pictures do. It opens nothing and is hidden from assistive technology.
public final class SkeletonView<View: ContentView>: ContentView {
  /// The view's, after `skeleton.`.
  public static var kind: CellKind { CellKind(rawValue: "skeleton.\(View.kind.rawValue)") }
  private let view = View()

  /// A skeleton of nothing yet.
  public init() {}

  /// The view takes the design.
  public func updateDesign(_ design: View.Design, _ pass: borrowing DesignPass) { view.updateDesign(design, pass) }

  /// The view takes the item whose lines the bars stand for.
  public func bind(_ item: View.Item, state: CellState) { view.bind(item, state: state) }

  /// The view's.
  public func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    view.sizeThatFits(width: width, in: environment)
  }

  /// What the view shows, without content.
  public func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    view.displayList(in: size, environment: environment).skeleton(on: environment.grid)
  }
}

/// A configuration that has a skeleton.
protocol SkeletonSource {
  var skeleton: any ContentConfiguration { get }
}

extension Content: SkeletonSource {
  /// The same design and lines, without what they say.
  public var skeleton: any ContentConfiguration {
    Content<SkeletonView<View>>(design: design, item: item, state: state)
  }
}
