public import LayoutKitCore

/// Takes down how much room elements take, for any width. An element that writes nothing takes no room and no spacing.
public struct SizeWriter {
  /// The device's pixels.
  public let grid: PixelGrid
  private(set) var steps: ContiguousArray<SizeStep> = []
  private(set) var texts = ShortRow<any PreparedText>()
  /// The elements that the texts are of, as far as they are text elements.
  private(set) var textElements = ShortRow<TextElement>()
  private(set) var computed: ContiguousArray<@Sendable (Double) -> Size> = []
  /// The step of what is there even where nothing shows in it.
  private var alwaysThere = -1
  /// Where stacks were written.
  private var stacks: ContiguousArray<(stack: ObjectIdentifier, start: Int32)> = []

  init(grid: PixelGrid) {
    self.grid = grid
    steps.reserveCapacity(24)
    stacks.reserveCapacity(4)
  }

  /// Whether all that is of the item itself is the texts of text elements.
  var hasTextsAlone: Bool { computed.isEmpty && textElements.count == texts.count }

  private var place: Int32 { Int32(truncatingIfNeeded: steps.count) }

  // MARK: Leaves

  /// A size in points; its width gives way where there is less room.
  public mutating func fixed(_ size: Size) {
    steps.append(.fixed(width: grid.up(size.width), height: grid.up(size.height)))
  }

  /// A size in points, however much room there is.
  public mutating func rigid(_ size: Size) {
    steps.append(.rigid(width: grid.up(size.width), height: grid.up(size.height)))
  }

  /// The whole width and a height in points.
  public mutating func whole(height: Double) { steps.append(.whole(height: grid.up(height))) }

  /// The whole width and the height that goes with it; `ratio` is width over height, above 0.
  public mutating func aspect(_ ratio: Double) { steps.append(.aspect(ratio: ratio)) }

  /// A text, as wide as its widest line and as high as its lines.
  /// - Parameters:
  ///   - lineLimit: the most lines; 0 for no limit.
  ///   - lineHeight: height of a line, in points on the pixel grid.
  public mutating func text(_ text: any PreparedText, lineLimit: Int, lineHeight: Double) {
    let number = Int32(truncatingIfNeeded: texts.count)
    steps.append(.text(number, lineLimit: Int32(clamping: lineLimit), lineHeight: lineHeight))
    texts.append(text)
  }

  mutating func text(
    _ text: any PreparedText, of element: TextElement, lineLimit: Int, lineHeight: Double
  ) {
    self.text(text, lineLimit: lineLimit, lineHeight: lineHeight)
    textElements.append(element)
  }

  /// What a closure says of a width in points. It keeps what it needs itself: elements are bound to other items by the time
  /// it is asked.
  public mutating func computed(_ size: @escaping @Sendable (Double) -> Size) {
    steps.append(.computed(Int32(truncatingIfNeeded: computed.count)))
    computed.append(size)
  }

  // MARK: Around one element

  /// An element with room around it, in points: both sides together, top and bottom together.
  public mutating func inset(
    horizontal: Double, vertical: Double, _ element: any ContentElement, in environment: LayoutEnvironment
  ) {
    around(.inset(horizontal: horizontal, vertical: vertical), element, in: environment)
  }

  mutating func around(_ step: SizeStep, _ element: any ContentElement, in environment: LayoutEnvironment) {
    let isThere = steps.count == alwaysThere
    steps.append(step)
    guard !write(element, in: environment) else { return }
    if isThere { rigid(.zero) } else { steps.removeLast() }
  }

  /// An element that is there even where nothing shows in it: what stands around nothing keeps its room.
  mutating func writeAlways(_ element: any ContentElement, in environment: LayoutEnvironment) {
    alwaysThere = steps.count
    if !write(element, in: environment) { rigid(.zero) }
  }

  /// An element's size; false where it takes no room.
  mutating func write(_ element: any ContentElement, in environment: LayoutEnvironment) -> Bool {
    let before = steps.count
    element.writeSize(to: &self, in: environment)
    return steps.count > before
  }

  // MARK: Several elements

  /// Elements one below the other, with a spacing in points.
  public mutating func column(
    _ elements: [any ContentElement], spacing: Double = 0, in environment: LayoutEnvironment
  ) {
    let spacing = grid.up(spacing)
    group(elements, in: environment) { .column(spacing: spacing, end: $0) }
  }

  /// The first of two elements or the second, by what a third one takes of the width; the third takes no room itself.
  public mutating func choice(
    _ condition: SizeCondition, by third: any ContentElement, _ first: any ContentElement,
    else second: any ContentElement, in environment: LayoutEnvironment
  ) {
    let start = steps.count
    steps.append(.held)
    _ = write(third, in: environment)
    let first = (start: place, shows: write(first, in: environment))
    let second = (start: place, shows: write(second, in: environment))
    guard first.shows || second.shows else {
      steps.removeSubrange(start...)
      stacks.removeAll { $0.start >= start }
      return
    }
    steps[start] = .choice(condition, first: first.start, second: second.start, end: place)
  }

  /// A stack of elements one below the other, which may have been written before.
  mutating func column(
    of stack: VerticalStack, _ elements: [any ContentElement], spacing: Double, in environment: LayoutEnvironment
  ) {
    let id = ObjectIdentifier(stack)
    if let known = stacks.first(where: { $0.stack == id }) { return steps.append(.again(known.start)) }
    let start = place
    column(elements, spacing: spacing, in: environment)
    if place > start { stacks.append((id, start)) }
  }

  mutating func group(
    _ elements: [any ContentElement], in environment: LayoutEnvironment, as step: (_ end: Int32) -> SizeStep
  ) {
    let start = steps.count
    steps.append(.held)
    for element in elements { element.writeSize(to: &self, in: environment) }
    close(start, step)
  }

  mutating func row(
    _ parts: [(share: HorizontalStack.Share, element: any ContentElement)], spacing: Double,
    in environment: LayoutEnvironment
  ) {
    let start = steps.count
    steps.append(.held)
    var (shown, fillers): (UInt16, UInt16) = (0, 0)
    for part in parts {
      let header = steps.count
      steps.append(.held)
      guard write(part.element, in: environment) else {
        steps.removeLast()
        continue
      }
      steps[header] = .part(part.share, end: place)
      shown += 1
      if part.share == .fill { fillers += 1 }
    }
    let spacing = grid.up(spacing)
    close(start) { .row(spacing: spacing, end: $0, shown: shown, fillers: fillers) }
  }

  mutating func split(
    share: Double, _ first: any ContentElement, _ second: any ContentElement, in environment: LayoutEnvironment
  ) {
    let start = steps.count
    steps.append(.held)
    let firstShows = write(first, in: environment)
    let middle = place
    let secondShows = write(second, in: environment)
    // One alone has the whole width.
    let share = firstShows && secondShows ? share : firstShows ? 1 : 0
    close(start) { .split(share: share, second: middle, end: $0) }
  }

  /// Ends what was begun at a step; nothing is left of it where nothing stands in it.
  private mutating func close(_ start: Int, _ step: (_ end: Int32) -> SizeStep) {
    if steps.count == start + 1 { steps.removeLast() } else { steps[start] = step(place) }
  }
}
