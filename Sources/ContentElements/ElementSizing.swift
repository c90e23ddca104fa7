public import LayoutKitCore

/// The size of a cell made of elements, for any width: what the elements wrote down once an item was bound.
public final class ElementSizing: ContentSizing {
  let outline: SizeOutline
  private let texts: ShortRow<any PreparedText>
  private let computed: ContiguousArray<@Sendable (Double) -> Size>

  /// The size of an element in an environment, as it is bound now.
  /// - Parameter previous: that of another cell. Most cells of a list take the same steps to their sizes, and share them.
  public convenience init(
    _ element: any ContentElement, in environment: LayoutEnvironment, like previous: ElementSizing? = nil
  ) {
    var writer = SizeWriter(grid: environment.grid)
    element.writeSize(to: &writer, in: environment)
    self.init(writer, in: environment, like: previous)
  }

  init(_ written: SizeWriter, in environment: LayoutEnvironment, like previous: ElementSizing?) {
    let (steps, grid, direction) = (written.steps, written.grid, environment.direction)
    let known = previous.flatMap { $0.outline.holds(steps, grid, direction) ? $0.outline : nil }
    outline = known ?? SizeOutline(steps, grid: grid, direction: direction)
    (texts, computed) = (written.texts, written.computed)
  }

  /// The size of elements that have written an outline before, with other texts.
  init(_ outline: SizeOutline, _ texts: ShortRow<any PreparedText>) {
    self.outline = outline
    self.texts = texts
    computed = []
  }

  /// The element's size in a width, in points; nothing for what is hidden.
  public func size(forWidth width: Double) -> Size {
    outline.steps.withUnsafeBufferPointer { steps in size(of: 0..<steps.count, in: steps, width) }
  }
}

/// Sizes are worked out of the outline's steps.
extension ElementSizing {
  private typealias Steps = UnsafeBufferPointer<SizeStep>
  private var grid: PixelGrid { outline.grid }

  /// The size of the part that fills a range of steps; nothing where the range is empty.
  private func size(of range: Range<Int>, in steps: Steps, _ width: Double) -> Size {
    var place = range.lowerBound
    return range.isEmpty ? .zero : next(in: steps, &place, width)
  }

  /// The size of the part that begins at a step; goes on behind it.
  private func next(in steps: Steps, _ place: inout Int, _ width: Double) -> Size {
    let step = steps[place]
    place &+= 1
    switch step {
    case .fixed(let own, let height): return Size(width: min(own, max(0, width)), height: height)
    case .rigid(let own, let height): return Size(width: own, height: height)
    case .whole(let height): return Size(width: width, height: height)
    case .aspect(let ratio): return Size(width: width, height: grid.up(width / ratio))
    case .text(let number, let lineLimit, let lineHeight):
      let frame = TextFrame(width: width, lineLimit: Int(lineLimit), direction: outline.direction)
      guard let metrics = texts.ask(Int(number), { $0.metrics(in: frame) }) else { return .zero }
      return Size(
        width: min(grid.up(metrics.width), max(0, width)), height: Double(metrics.lineCount) * lineHeight)
    case .computed(let number): return computed[Int(number)](width)
    case .inset(let horizontal, let vertical):
      let inner = next(in: steps, &place, max(0, width - horizontal))
      return Size(width: inner.width + horizontal, height: inner.height + vertical)
    case .held:
      let own = next(in: steps, &place, width)
      return Size(width: min(width, own.width), height: own.height)
    case .minimum(let least):
      let own = next(in: steps, &place, width)
      return Size(width: min(max(0, width), max(own.width, least)), height: own.height)
    case .spread: return Size(width: max(0, width), height: next(in: steps, &place, width).height)
    case .again(let start):
      var earlier = Int(start)
      return next(in: steps, &earlier, width)
    case .column(let spacing, let end): return column(in: steps, &place, Int(end), width, spacing)
    case .overlay(let end):
      var size = Size.zero
      while place < Int(end) {
        let part = next(in: steps, &place, width)
        size = Size(width: max(size.width, part.width), height: max(size.height, part.height))
      }
      return size
    case .lines(let spacing, let lineSpacing, let end):
      var flow = LineFlow(width: width, spacing: spacing, lineSpacing: lineSpacing)
      while place < Int(end) { _ = flow.frame(of: next(in: steps, &place, width)) }
      return flow.size
    case .row(let spacing, let end, let shown, let fillers):
      let shares = RowShares(width: width, spacing: spacing, shown: Int(shown), fillers: Int(fillers), grid: grid)
      return row(in: steps, &place, Int(end), shares, shown: Int(shown), fillers: Int(fillers))
    case .part(_, _): return next(in: steps, &place, width)
    case .split(let share, let second, let end):
      let sides = SplitElement.widths(of: width, share: share, grid)
      let heights = (
        size(of: place..<Int(second), in: steps, sides.first), size(of: Int(second)..<Int(end), in: steps, sides.second)
      )
      place = Int(end)
      return Size(width: max(0, width), height: max(heights.0.height, heights.1.height))
    case .choice(let condition, let first, let second, let end):
      let taken = size(of: place..<Int(first), in: steps, width).width
      place = Int(end)
      return condition.holds(for: taken, of: width)
        ? size(of: Int(first)..<Int(second), in: steps, width) : size(of: Int(second)..<Int(end), in: steps, width)
    }
  }

  private func column(in steps: Steps, _ place: inout Int, _ end: Int, _ width: Double, _ spacing: Double) -> Size {
    var size = Size.zero
    var gaps = -1
    while place < end {
      let part = next(in: steps, &place, width)
      size.width = max(size.width, part.width)
      size.height += part.height
      gaps += 1
    }
    size.height += spacing * Double(gaps)
    return size
  }

  private func row(
    in steps: Steps, _ place: inout Int, _ end: Int, _ shares: RowShares, shown: Int, fillers: Int
  ) -> Size {
    var shares = shares
    var height = 0.0
    let start = place
    var left = shown
    func give(to share: HorizontalStack.Share) {
      var part = start
      while part < end {
        guard case .part(let own, let partEnd) = steps[part] else { break }
        if own == share {
          let offer = shares.offer(share)
          let size = size(of: part + 1..<Int(partEnd), in: steps, offer)
          _ = shares.take(size.width, share, of: offer)
          height = max(height, size.height)
          left -= 1
        }
        part = Int(partEnd)
      }
    }
    // As they are asked.
    give(to: .own)
    if left > fillers { give(to: .rest) }
    if left > 0 { give(to: .fill) }
    place = end
    return Size(width: shares.width, height: height)
  }
}
