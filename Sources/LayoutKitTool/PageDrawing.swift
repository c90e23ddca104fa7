import CairoPainter
import Foundation
import LayoutEngine
import LayoutKitCore

/// Draws pages with the pictures of one folder.
struct PageDrawing {
  /// Formats of drawings.
  enum Format {
    case png, svg, pdf
  }

  private let pictures: MediaBinder

  init(folder: URL) { pictures = MediaBinder(loader: FileMediaLoader(folder: folder)) }

  /// Loads what the pieces show, and says what could not be had. What pages before had loaded is kept as far as it shows.
  nonisolated(nonsending) func load(for pieces: [DrawnPage.Piece]) async -> MissingPictures {
    pictures.show(pieces.reduce(into: []) { $0.formUnion($1.list.mediaRequests) })
    await pictures.load()
    return MissingPictures(pictures.errors)
  }

  /// The page as a file of a format.
  func data(of built: AppPage, as format: Format) throws(ToolError) -> Data {
    let page = PaintedPage(
      size: built.drawn.size, background: built.background,
      cells: built.drawn.pieces.map { PaintedPage.Cell(frame: $0.frame, list: $0.list) })
    let painter = PagePainter(images: pictures.pictures)
    do {
      switch format {
      case .svg: return try painter.svg(page)
      case .pdf: return try painter.pdf(page)
      case .png: return try painter.png(page, scale: built.environment.scale)
      }
    } catch {
      switch error {
      case .noArea: throw .badData("there is nothing to draw")
      case .tooLarge: throw .badData("\(error)")
      case .outOfMemory, .failed: throw .software("\(error)")
      }
    }
  }
}
