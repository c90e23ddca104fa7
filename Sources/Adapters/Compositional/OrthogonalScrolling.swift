import LayoutKitCore

/// How a section scrolls sideways by itself, by the platform's names.
public enum OrthogonalScrolling: Int, Hashable, Sendable, CaseIterable {
  /// It does not.
  case none
  /// Anywhere.
  case continuous
  /// Anywhere, and then on to the start of a group.
  case continuousGroupLeadingBoundary
  /// By whole containers.
  case paging
  /// By groups, each at the start.
  case groupPaging
  /// By groups, each in the middle.
  case groupPagingCentered

  /// Whether groups are stops.
  var stopsAtGroups: Bool {
    switch self {
    case .none, .continuous, .paging: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    }
  }

  init(_ scrolling: Scrolling) {
    self =
      switch scrolling {
      case .vertical, .verticalPaging: .none
      case .horizontal(.continuous): .continuous
      case .horizontal(.leadingBoundary): .continuousGroupLeadingBoundary
      case .horizontal(.paging): .paging
      case .horizontal(.groupPaging): .groupPaging
      case .horizontal(.groupPagingCentered): .groupPagingCentered
      }
  }
}
