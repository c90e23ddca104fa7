public import HomePageHost
public import LayoutEngine
import LayoutKitCore

/// Prints layouts as text, a line a cell, for snapshots that people can read: which cell, its kind, its frame as
/// `x y width height` in points, and the first text it shows.
public enum FrameText {
  /// A section: its size, its title line, its places in order, its footer.
  public static func text(of arranged: ArrangedSection) -> String {
    let width = arranged.size.width
    let header = "section \(width.words) × \(arranged.size.height.words)"
    let cells = ContractCell.cells(of: arranged)
    let lines = cells.map { cell in
      let index = cell.place.map { "\($0)" } ?? "-"
      return line(index, kind: cell.content.configuration.kind, frame: cell.frame, list: cell.list)
    }
    return ([header] + lines).joined(separator: "\n") + "\n"
  }

  /// A whole page: its size, then its widgets from the top, each with its cells and what is drawn around them, from the bottom
  /// of the pile up. A
  /// page that is asked for this has shown every one of its cells.
  public static func text(of page: HomePage) -> String {
    let size = page.contentSize
    let pieces = page.pieces(in: Rect(origin: .zero, size: size))
    var lines = ["page \(size.width.words) × \(size.height.words)"]
    for (number, widget) in page.widgets.enumerated() {
      lines.append("\(widget.id.rawValue) \(page.frame(ofWidget: number).words)")
      lines += pieces.filter { $0.widget == widget.id }.map { piece in
        let kind = piece.cell.map { widget.kind(ofCell: $0) } ?? "-"
        return line(piece.cell.map { "\($0.value)" } ?? "-", kind: kind, frame: piece.frame, list: piece.list)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ index: String, kind: CellKind, frame: Rect, list: DisplayList) -> String {
    let first = list.firstText.map { " \"\($0)\"" } ?? ""
    return "\(index) \(kind.rawValue) \(frame.words)\(first)"
  }
}

extension DisplayList {
  /// The first text in painting order, cut at 40 characters and at its first line.
  fileprivate var firstText: String? {
    for node in allNodes {
      guard case .text(let content) = node.content else { continue }
      let line = content.text.string.prefix { !$0.isNewline }
      return line.count > 40 ? line.prefix(39) + "…" : String(line)
    }
    return nil
  }
}
