public import LayoutKitCore

/// How a view's elements wrote their sizes down, by the shapes of the items that were bound: one of a known shape hands over
/// its texts alone. Belongs to one view.
public final class SizeMemory {
  private final class Written {
    let outline: SizeOutline
    private let lines: ShortRow<Line>

    private final class Line {
      let element: TextElement
      let typesetter: any Typesetter

      init(_ element: TextElement, _ typesetter: any Typesetter) {
        self.element = element
        self.typesetter = typesetter
      }
    }

    /// `nil` where an element has no style.
    init?(_ outline: SizeOutline, _ elements: ShortRow<TextElement>, in environment: LayoutEnvironment) {
      self.outline = outline
      let lines = elements.mapped { element in
        element.typesetter(in: environment).map { Line(element, $0) }
      }
      guard let lines else { return nil }
      self.lines = lines
    }

    /// What the elements say now; `nil` where one of them does not show.
    func texts(in environment: LayoutEnvironment) -> ShortRow<any PreparedText>? {
      lines.mapped { $0.element.prepared(by: $0.typesetter, in: environment) }
    }
  }

  /// More shapes than a list of usual items has.
  private static let room = 256
  private var root: (any ContentElement)?
  private var known: [Int: Written] = [:]
  /// The shape asked for last, as most items of a list have it, and how it was written.
  private var latestShape: Int?
  private var latest: Written?

  /// A memory that knows nothing yet.
  public init() {}

  /// The size of a root element, as it is bound now.
  /// - Parameters:
  ///   - root: the view's, which is another one whenever the design changes.
  ///   - shape: stands for all of the item and its state that the elements' sizes depend on beside what their texts say: which
  ///     of them show, and how large they are. `nil` where nothing stands for it.
  ///   - previous: what the view left behind last in this environment; `nil` makes the memory begin anew.
  public func sizing(
    of root: any ContentElement, shape: Int?, in environment: LayoutEnvironment, like previous: (any ContentSizing)?
  ) -> ElementSizing {
    if previous == nil || root !== self.root { begin(root) }
    guard let shape else { return ElementSizing(root, in: environment, like: previous as? ElementSizing) }
    if latestShape != shape { (latestShape, latest) = (shape, known[shape]) }
    if let latest, let texts = latest.texts(in: environment) {
      return ElementSizing(latest.outline, texts)
    }
    var writer = SizeWriter(grid: environment.grid)
    root.writeSize(to: &writer, in: environment)
    let sizing = ElementSizing(writer, in: environment, like: previous as? ElementSizing)
    if writer.hasTextsAlone, known.count < Self.room,
      let written = Written(sizing.outline, writer.textElements, in: environment)
    {
      known[shape] = written
      latest = written
    }
    return sizing
  }

  private func begin(_ root: any ContentElement) {
    self.root = root
    known.removeAll()
    (latestShape, latest) = (nil, nil)
  }
}
