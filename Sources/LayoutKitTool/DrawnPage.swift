import CompositionalAdapters
import HeadlessHost
import HomePageHost
import HomeWidgetAdapters
import LayoutEngine
import LayoutKitCore

/// What is seen of a home page or a full screen, ready to draw and to list.
struct DrawnPage {
  /// A cell, or what is drawn around cells.
  struct Piece {
    /// Which of the sections.
    let section: Int
    let place: VisibleIndex?
    let frame: Rect
    let list: DisplayList
  }

  /// A section, or a block that is none.
  struct Section {
    let id: SectionID
    let template: TemplateID?
    let frame: Rect
    let arranged: ArrangedSection?
    /// Of the cells of a block that is no section.
    let kind: String
  }

  let size: Size
  let sections: [Section]
  /// From the bottom of the pile up.
  let pieces: [Piece]

  /// All of a home page.
  init(_ page: HomePage) {
    size = page.contentSize
    sections = page.widgets.enumerated().map { number, widget in
      let adapter = widget as? HomeWidgetAdapter
      return Section(
        id: widget.id, template: adapter?.presenter.head.template, frame: page.frame(ofWidget: number),
        arranged: adapter?.arranged, kind: widget.cellKinds.first?.rawValue ?? "")
    }
    let numbers = Dictionary(page.widgets.enumerated().map { ($1.id, $0) }) { first, _ in first }
    pieces = page.pieces(in: Rect(origin: .zero, size: page.contentSize)).map { piece in
      Piece(section: numbers[piece.widget] ?? 0, place: piece.cell, frame: piece.frame, list: piece.list)
    }
  }

  /// The window on a screen.
  init(_ screen: HeadlessCollectionView) {
    size = screen.bounds.size
    sections = screen.adapters.enumerated().map { number, adapter in
      Section(
        id: adapter.presenter.id, template: adapter.presenter.head.template,
        frame: screen.frame(ofSection: number).offset(x: 0, y: -screen.contentOffset),
        arranged: adapter.section(in: screen.environment)?.arranged, kind: "")
    }
    let numbers = Dictionary(screen.adapters.enumerated().map { ($1.presenter.id, $0) }) { first, _ in first }
    pieces = screen.pieces().map { piece in
      Piece(
        section: piece.place?.section ?? numbers[piece.section] ?? 0, place: piece.place?.index, frame: piece.frame,
        list: piece.list)
    }
  }
}
