import Foundation
import LayoutEngine
import LayoutKitCore

/// A page as `--format json` and `--format text` tell it: where every cell stands and whose it is.
struct PageListing: Encodable {
  struct Section: Encodable {
    let id: String
    let template: String?
    let frame: Frame
    let cells: [Cell]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(id, forKey: .id)
      try container.encode(template, forKey: .template)
      try container.encode(frame, forKey: .frame)
      try container.encode(cells, forKey: .cells)
    }

    private enum Keys: CodingKey {
      case id, template, frame, cells
    }
  }

  struct Cell: Encodable {
    let visible: Int
    let content: Int?
    /// The ad's number among those that have arrived.
    let ad: Int?
    let id: String?
    /// Of the item; where there is none, of the cell.
    let kind: String
    let frame: Frame
    let text: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(visible, forKey: .visible)
      if let ad { try container.encode(ad, forKey: .ad) } else { try container.encode(content, forKey: .content) }
      try container.encode(id, forKey: .id)
      try container.encode(kind, forKey: .kind)
      try container.encode(frame, forKey: .frame)
    }

    private enum Keys: CodingKey {
      case visible, content, ad, id, kind, frame
    }
  }

  struct Frame: Encodable {
    let x: Decimal
    let y: Decimal
    let width: Decimal
    let height: Decimal
  }

  let width: Decimal
  let height: Decimal
  let sections: [Section]

  init(_ page: DrawnPage, scale: Double) {
    let precision = Precision(scale: scale)
    width = precision.rounded(page.size.width)
    height = precision.rounded(page.size.height)
    let pieces = Dictionary(grouping: page.pieces, by: \.section)
    sections = page.sections.enumerated().map { number, section in
      let cells = (pieces[number] ?? []).compactMap { piece in
        piece.place.map { Cell(piece, at: $0, of: section, frame: precision.frame(piece.frame)) }
      }
      return Section(
        id: section.id.rawValue, template: section.template?.rawValue, frame: precision.frame(section.frame),
        cells: cells)
    }
  }

  func json() throws(ToolError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw .software("cannot write JSON: \(error)")
    }
  }

  /// One line a cell: section, place, kind, frame, item and the first words it shows.
  func text() -> Data {
    let lines = sections.flatMap { section in
      section.cells.map { cell in
        let frame = cell.frame
        return [
          section.id, "\(cell.visible)", cell.kind, "\(frame.x),\(frame.y)", "\(frame.width)x\(frame.height)",
          cell.id ?? "-", cell.text,
        ].joined(separator: "\t")
      }
    }
    return Data(lines.map { $0 + "\n" }.joined().utf8)
  }
}

/// Numbers with no more digits than the scale can tell apart.
private struct Precision {
  let grid: PixelGrid
  let digits: Int

  init(scale: Double) {
    grid = PixelGrid(scale: scale)
    let exact = (0...3).first { digits in
      let pixel = pow(10, Double(digits)) / scale
      return abs(pixel - pixel.rounded()) < 1e-9
    }
    digits = exact ?? 3
  }

  func rounded(_ points: Double) -> Decimal {
    let value = Decimal(Int((points * pow(10, Double(digits))).rounded()))
    return digits == 0 ? value : value / pow(Decimal(10), digits)
  }

  /// Edges are rounded, and extents are what lies between them: frames that meet still meet, and none comes to overlap.
  func frame(_ rect: Rect) -> PageListing.Frame {
    let (x, y) = (rounded(rect.x), rounded(rect.y))
    return PageListing.Frame(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}

extension PageListing.Cell {
  fileprivate init(
    _ piece: DrawnPage.Piece, at index: VisibleIndex, of section: DrawnPage.Section, frame: PageListing.Frame
  ) {
    visible = index.value
    self.frame = frame
    text = piece.list.firstText
    let place = section.arranged?.plan.place(at: index)
    if case .content(let position)? = place?.slot { content = position.value } else { content = nil }
    if case .ad(let ordinal)? = place?.slot { ad = ordinal } else { ad = nil }
    switch place?.identity {
    case .item(let item): id = item.rawValue
    case .ad(let name): id = name
    default: id = nil
    }
    let item = section.arranged?.plan.item(at: index)
    kind = item?.kind.rawValue ?? place?.content.configuration.kind.rawValue ?? section.kind
  }
}

extension DisplayList {
  /// The first words it shows, on one line.
  fileprivate var firstText: String {
    for node in allNodes {
      if case .text(let content) = node.content {
        return String(content.text.string.prefix(80).map { $0.isNewline || $0 == "\t" ? " " : $0 })
      }
    }
    return ""
  }
}
