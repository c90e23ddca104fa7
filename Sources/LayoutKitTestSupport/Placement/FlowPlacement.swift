public import FlowAdapters
import LayoutEngine
public import LayoutKitCore

/// Places a section as a flow layout does, from nothing but what a flow layout is told: sizes, spacings, insets.
///
/// After the documentation of `UICollectionViewFlowLayout`, and for what it leaves open the open reimplementation
/// steipete/PSTCollectionView: a line takes places while they fit with the least spacing between them, and is as tall as the
/// tallest, around whose middle the others stand. Places of a line are spread over all its room, a single one in its middle;
/// those of the last line stand at its start with the least spacing.
public struct FlowPlacement {
  /// Frames of the places, from the section's corner and before any scrolling, mirrored where readers read from the right.
  public private(set) var items: [Rect] = []
  /// Frame of the header, across the container.
  public private(set) var headerFrame = Rect.zero
  /// Frame of the footer, across the container.
  public private(set) var footerFrame = Rect.zero
  /// What the section takes along the way it scrolls, in points.
  public private(set) var length = 0.0

  /// A section in a container as wide, and sideways as high, as it says.
  public init(_ section: FlowSection, direction: ReadingDirection) {
    let isVertical = section.scrollDirection == .vertical
    let insets = section.sectionInset
    let start = isVertical ? insets.leading : insets.top
    let room = isVertical ? section.size.width - insets.horizontal : section.size.height - insets.vertical
    length = isVertical ? section.headerReferenceSize.height + insets.top : insets.leading
    let sizes = (0..<section.count).map { number in
      let size = section.itemSize(at: VisibleIndex(number))
      return isVertical
        ? FlowSize(across: size.width, along: size.height) : FlowSize(across: size.height, along: size.width)
    }
    let lines = Self.lines(of: sizes, in: room, spacing: section.minimumInteritemSpacing)
    for (number, line) in lines.enumerated() {
      if number > 0 { length += section.minimumLineSpacing }
      let isLast = number == lines.count - 1
      let taken = line.map(\.across).reduce(0, +) + Double(line.count - 1) * section.minimumInteritemSpacing
      let spare = isLast ? 0 : room - taken
      var across = start + (line.count == 1 ? spare / 2 : 0)
      let spacing = section.minimumInteritemSpacing + (line.count == 1 ? 0 : spare / Double(line.count - 1))
      let thickness = line.map(\.along).max() ?? 0
      for size in line {
        let along = length + (thickness - size.along) / 2
        items.append(
          isVertical
            ? Rect(x: across, y: along, width: size.across, height: size.along)
            : Rect(x: along, y: across, width: size.along, height: size.across))
        across += size.across + spacing
      }
      length += thickness
    }
    headerFrame = Rect(origin: .zero, size: section.headerReferenceSize)
    length += isVertical ? insets.bottom : insets.trailing
    footerFrame = Rect(origin: Point(x: 0, y: isVertical ? length : 0), size: section.footerReferenceSize)
    length += section.footerReferenceSize.height
    if direction == .rightToLeft { items = items.map { $0.mirrored(in: section.size.width) } }
  }

  private static func lines(of sizes: [FlowSize], in room: Double, spacing: Double) -> [[FlowSize]] {
    var lines: [[FlowSize]] = []
    var rest = 0.0
    for size in sizes {
      // Sums of thirds of a point are not exact.
      if let line = lines.last, !line.isEmpty, spacing + size.across <= rest + 1e-6 {
        lines[lines.count - 1].append(size)
        rest -= spacing + size.across
      } else {
        lines.append([size])
        rest = room - size.across
      }
    }
    return lines
  }
}

private struct FlowSize {
  let across: Double
  let along: Double
}
