public import LayoutKitCore

/// Something that is drawn around a section's cells and is none of them.
public struct SectionDecoration: Sendable {
  /// What a decoration is, once a section but for separators.
  public enum Kind: Hashable, Sendable {
    /// The surface behind the whole section.
    case background
    /// The title line.
    case header
    /// The line below a place.
    case separator(VisibleIndex)
    /// What tells the page of a list that scrolls sideways, below the cells.
    case pageIndicator
    /// The line below the cells.
    case footer
  }

  /// What it shows.
  public enum Look: Sendable {
    /// Ink alone, hidden from assistive technology; frames count from the decoration's corner.
    case ink(DisplayList)
    /// What a content view shows, as in a cell.
    case content(ContentBox)
  }

  /// What it is.
  public let kind: Kind
  /// Where it stands, in points from the section's top left corner, mirrored where readers read from the right.
  public let frame: Rect
  /// Its height in the pile: cells have 0, what is below them is less. The background has -20, a title line -10,
  /// separators 10, so that cells without gap between them do not cover them, what tells the page and a footer 15; title
  /// lines and footers that stay in sight have 20.
  public let zIndex: Int
  /// What it shows.
  public let look: Look

  /// What it shows where that is ink.
  public var ink: DisplayList? { if case .ink(let list) = look { list } else { nil } }

  /// Title lines and footers stand beside the cells and only then over or under them when they stay in sight: their order
  /// is that of reading.
  init(_ kind: Kind, frame: Rect, isSticky: Bool = false, look: Look) {
    self.kind = kind
    self.frame = frame
    self.look = look
    zIndex =
      switch kind {
      case .header where isSticky, .footer where isSticky: 20
      case .background: -20
      case .header: -10
      case .separator: 10
      case .pageIndicator, .footer: 15
      }
  }

  /// Ink of one node that fills the frame, written leading to trailing.
  init(_ kind: Kind, frame: Rect, node: DisplayNode.Content, key: String, direction: ReadingDirection) {
    let node = DisplayNode(key: key, frame: Rect(origin: .zero, size: frame.size), content: node)
    let list = DisplayList(size: frame.size, nodes: [node])
    self.init(kind, frame: frame, look: .ink(direction == .rightToLeft ? list.mirrored() : list))
  }
}
