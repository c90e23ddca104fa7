public import LayoutKitCore

/// How a view's elements wrote their sizes down, by the shapes of the items that were bound: one of a known shape hands over
/// its texts alone. Belongs to one view.
public final class SizeMemory {
  private struct Written {
    let outline: SizeOutline
    let elements: ContiguousArray<TextElement>

    /// What the elements say now; `nil` where one of them does not show.
    func texts(in environment: LayoutEnvironment) -> ContiguousArray<any PreparedText>? {
      let engine = environment.textEngine
      let identity = engine.identity
      var texts: ContiguousArray<any PreparedText> = []
      texts.reserveCapacity(elements.count)
      for element in elements {
        guard let text = element.prepared(in: environment, by: engine, named: identity) else { return nil }
        texts.append(text)
      }
      return texts
    }
  }

  /// More shapes than a list of usual items has.
  private static let room = 256
  private var root: (any ContentElement)?
  private var known: [Int: Written] = [:]

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
    if previous == nil || root !== self.root {
      known.removeAll()
      self.root = root
    }
    guard let shape else { return ElementSizing(root, in: environment, like: previous as? ElementSizing) }
    if let written = known[shape], let texts = written.texts(in: environment) {
      return ElementSizing(written.outline, texts)
    }
    var writer = SizeWriter(grid: environment.grid)
    root.writeSize(to: &writer, in: environment)
    let sizing = ElementSizing(writer, in: environment, like: previous as? ElementSizing)
    if writer.hasTextsAlone, known.count < Self.room {
      known[shape] = Written(outline: sizing.outline, elements: writer.textElements)
    }
    return sizing
  }
}
