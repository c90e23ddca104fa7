public import LayoutKitCore

/// A block of the home page, as the home page has always known them: it says how large it is, where its cells stand and
/// what they show, and is told of its life.
public protocol HomeWidget: AnyObject {
  /// Names it on its page.
  var id: SectionID { get }
  /// What kind of section it is.
  var sectionKind: SectionKind { get }
  /// Around its cells, in points; taken into account by its size and frames.
  var margins: Insets { get }
  /// Which way it scrolls, and how it stops.
  var scrolling: WidgetScrolling { get }
  /// The families its cells belong to.
  var cellKinds: [CellKind] { get }
  /// Number of cells; none before `environmentChanged`.
  var cellCount: Int { get }
  /// The size it takes in a width, in points. Without cells, none.
  func size(forWidth width: Double) -> Size
  /// Frame of a cell in the widget, for the width last asked for.
  func frame(ofCell index: VisibleIndex) -> Rect
  /// The cells whose frames share area with a rectangle of the widget, in order.
  func cells(in rect: Rect) -> [VisibleIndex]
  /// Family of a cell.
  func kind(ofCell index: VisibleIndex) -> CellKind
  /// Shows a cell's content in a host of its family.
  func configure(_ host: ContentHost, forCell index: VisibleIndex)
  /// What a touch on a cell asks for, where none of the cell's controls is hit.
  func action(forCell index: VisibleIndex) -> ContentAction?
  /// What is drawn around the cells and is none of them, in the widget.
  func decorations(in rect: Rect) -> [WidgetDecoration]

  /// Brings its content up to date.
  func reload()
  /// The page, or the widget on it, is about to be seen.
  func willAppear()
  /// It is seen.
  func didAppear()
  /// It is no longer seen.
  func didDisappear()
  /// The app's design changed.
  func designChanged(to design: DesignModel)
  /// The container or the reader's settings changed.
  func environmentChanged(to environment: LayoutEnvironment)
}

extension HomeWidget {
  /// Nothing to do.
  public func willAppear() {}
  /// Nothing to do.
  public func didAppear() {}
  /// Nothing to do.
  public func didDisappear() {}
  /// Nothing around the cells.
  public func decorations(in rect: Rect) -> [WidgetDecoration] { [] }
}

/// How a widget scrolls.
public enum WidgetScrolling: Hashable, Sendable {
  /// Only with its page.
  case withPage
  /// By itself, sideways, with its stops.
  case sideways(ScrollStops)
}

/// Something drawn around a widget's cells: a title line, a separator, a background.
public struct WidgetDecoration: Hashable, Sendable {
  /// Where in the widget.
  public var frame: Rect
  /// What; its frames count from the decoration's corner.
  public var list: DisplayList
  /// Its height in the pile: drawn below the cells where it is less than 0, else above them.
  public var zIndex: Int

  /// A decoration at a frame, below the cells unless told otherwise.
  public init(frame: Rect, list: DisplayList, zIndex: Int = -1) {
    self.frame = frame
    self.list = list
    self.zIndex = zIndex
  }
}
