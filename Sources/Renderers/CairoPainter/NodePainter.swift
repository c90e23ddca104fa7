import CPango
import LayoutKitCore

/// Draws the nodes of one page into a Cairo context.
final class NodePainter {
  let cairo: OpaquePointer
  let images: [MediaRequest: any LoadedMedia]
  /// Pixels a point, for what is drawn as pixels whatever the surface.
  let pixelScale: Double
  /// Whether the surface is made of outlines, not of pixels.
  let isDocument: Bool
  /// Shadows drawn before: the cells of a list have the same.
  var shadows: [SoftShadow: Surface] = [:]
  /// Pictures drawn before, so that a document holds each once.
  var pictures: [ObjectIdentifier: Surface] = [:]

  init(cairo: OpaquePointer, images: [MediaRequest: any LoadedMedia], pixelScale: Double, isDocument: Bool) {
    self.cairo = cairo
    self.images = images
    self.pixelScale = pixelScale
    self.isDocument = isDocument
  }

  /// Draws what of the page leaves ink between two heights, on nothing.
  func paint(_ page: PaintedPage, from top: Double = -.infinity, to bottom: Double = .infinity) {
    if page.background.alpha > 0 {
      setSource(page.background)
      cairo_paint(cairo)
    }
    for cell in page.cells where cell.frame.isDrawable && cell.leavesInk(from: top, to: bottom) {
      saved {
        cairo_translate(cairo, cell.frame.x, cell.frame.y)
        paint(cell.list.nodes)
      }
    }
  }

  func paint(_ nodes: [DisplayNode]) {
    for node in nodes where node.frame.isDrawable {
      switch node.content {
      case .text(let text): paint(text, at: node.frame.origin)
      case .image(let image): paint(image, in: node.frame)
      case .shape(let shape): paint(shape, in: node.frame)
      case .group(let group): paint(group, in: node.frame)
      case .control, .platform: continue
      }
    }
  }

  /// Runs a drawing and takes back what it set.
  func saved(_ drawing: () -> Void) {
    cairo_save(cairo)
    drawing()
    cairo_restore(cairo)
  }

  func setSource(_ color: ColorValue) {
    let components = color.components
    cairo_set_source_rgba(cairo, components.red, components.green, components.blue, components.alpha)
  }
}

extension ColorValue {
  /// The components from 0 to 1.
  var components: (red: Double, green: Double, blue: Double, alpha: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
  }
}

extension Rect {
  /// Cairo reckons places with 24 bits before the point; what lies outside would come round to the other side.
  private static let far = 4_000_000.0

  /// True when all four numbers can be drawn with.
  var isDrawable: Bool { [x, y, width, height].allSatisfy { abs($0) <= Self.far } }
}
