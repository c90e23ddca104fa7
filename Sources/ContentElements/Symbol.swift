public import LayoutKitCore

/// The drawings that cells use as icons.
public enum Symbol: Hashable, Sendable, CaseIterable {
  case bookmark, bookmarkFilled, share, play, ticket, more, lock, comment, clock, calendar, pin, sound, alert, retry
  case tray, search
  case heart, eye, people, star, playing, live
  case disclosure, ring, tick, handle
  case adChoices

  /// Whether it points along the direction of reading.
  public var isDirectional: Bool { self == .disclosure }

  /// Whether the drawing is filled; else its line is drawn.
  public var isFilled: Bool {
    switch self {
    case .bookmarkFilled, .play, .more, .pin, .lock, .star, .playing, .live: true
    default: false
    }
  }

  /// The drawing, from a square of 24 units.
  public var drawing: Drawing { Self.drawings[self] ?? Drawing([]) }

  private static let drawings = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Drawing(path: $0.path, side: 24)) })

  private var path: String {
    switch self {
    case .bookmark, .bookmarkFilled: "M 6 3 L 18 3 L 18 21 L 12 16.5 L 6 21 Z"
    case .share: "M 12 15 L 12 3 M 7.5 7 L 12 3 L 16.5 7 M 8 11 L 5 11 L 5 21 L 19 21 L 19 11 L 16 11"
    case .play: "M 7 4 L 20 12 L 7 20 Z"
    case .ticket:
      "M 3 7 L 21 7 L 21 10 C 18.5 10 18.5 14 21 14 L 21 17 L 3 17 L 3 14 C 5.5 14 5.5 10 3 10 Z M 14 7 L 14 17"
    case .more: "O 5 12 2 O 12 12 2 O 19 12 2"
    case .lock:
      "M 5 10.5 L 19 10.5 L 19 21 L 5 21 Z M 7 10.5 L 7 8 C 7 1.3 17 1.3 17 8 L 17 10.5 L 15 10.5 L 15 8 C 15 4 9 4 9 8 L 9 10.5 Z"
    case .comment: "M 4 4 L 20 4 L 20 16 L 12 16 L 7 20.5 L 7 16 L 4 16 Z"
    case .clock: "O 12 12 9 M 12 6.5 L 12 12 L 16 14.5"
    case .calendar: "M 4 5.5 L 20 5.5 L 20 20 L 4 20 Z M 4 10 L 20 10 M 8 3 L 8 7 M 16 3 L 16 7"
    case .pin: "M 12 22 C 7 15.5 5 12.5 5 9.2 C 5 0.4 19 0.4 19 9.2 C 19 12.5 17 15.5 12 22 Z"
    case .sound:
      "M 4 14 L 4 12 C 4 1 20 1 20 12 L 20 14 M 4 14 L 7.5 14 L 7.5 20 L 4 20 Z M 16.5 14 L 20 14 L 20 20 L 16.5 20 Z"
    case .alert: "O 12 12 9 M 12 7 L 12 13 M 12 16.4 L 12 16.6"
    case .heart: "M 12 20.5 C 0 12.5 2 4 7.5 4 C 10 4 11.5 6 12 7 C 12.5 6 14 4 16.5 4 C 22 4 24 12.5 12 20.5 Z"
    case .eye: "M 2 12 C 7 4 17 4 22 12 C 17 20 7 20 2 12 Z O 12 12 3"
    case .people:
      "O 9 8 4 M 2 20 C 2 12 16 12 16 20 Z M 15.5 4.2 C 19.6 4.6 19.6 11.4 15.5 11.8 M 18 13.6 C 21 14.6 22 17 22 20 L 19 20"
    case .star:
      "M 12 2.5 L 14.9 8.6 L 21.5 9.5 L 16.7 14.1 L 17.9 20.8 L 12 17.6 L 6.1 20.8 L 7.3 14.1 L 2.5 9.5 L 9.1 8.6 Z"
    case .playing: "M 3 10 L 7 10 L 7 21 L 3 21 Z M 10 3 L 14 3 L 14 21 L 10 21 Z M 17 7 L 21 7 L 21 21 L 17 21 Z"
    case .live: "O 12 12 6"
    case .tray:
      "M 3 13 L 6.5 4.5 L 17.5 4.5 L 21 13 L 21 19.5 L 3 19.5 Z M 3 13 L 8 13 L 9.5 16 L 14.5 16 L 16 13 L 21 13"
    case .search: "O 10.5 10.5 7 M 15.6 15.6 L 21 21"
    case .retry: "M 19 12 C 19 21.5 5 21.5 5 12 C 5 4 14 2 17.5 7 M 18 2.5 L 18 7.5 L 13 7.5"
    case .disclosure: "M 9 5 L 16 12 L 9 19"
    case .ring: "O 12 12 9"
    case .tick: "O 12 12 9 M 7.8 12.3 L 11 15.4 L 16.4 9.2"
    case .handle: "M 4 8 L 20 8 M 4 12 L 20 12 M 4 16 L 20 16"
    case .adChoices: "M 5 3 L 21 12 L 5 21 Z M 9.5 11 L 9.5 15.6 M 9.5 7.9 L 9.5 8.5"
    }
  }
}

extension Symbol {
  /// The symbol as a node.
  func node(key: String, frame: Rect, color: ColorValue) -> DisplayNode {
    var shape =
      isFilled
      ? ShapeContent(.drawing(drawing), fill: .color(color))
      : ShapeContent(.drawing(drawing), stroke: color, lineWidth: frame.width / 12)
    if isDirectional { shape.isMirrored = false }
    return DisplayNode(key: key, frame: frame, content: .shape(shape))
  }
}
