import LayoutEngine
import LayoutKitCore

/// Cells that show nothing at the moment, by their kind, to be used again.
struct CellPool {
  private var idle: [CellKind: [ScreenCell]] = [:]

  /// A cell of a kind, if one is idle.
  mutating func take(_ kind: CellKind) -> ScreenCell? { idle[kind]?.popLast() }

  /// Takes a cell that left the screen.
  mutating func put(_ cell: ScreenCell) { idle[cell.host.kind, default: []].append(cell) }

  /// All idle cells.
  var cells: some Sequence<ScreenCell> { idle.values.joined() }
}
