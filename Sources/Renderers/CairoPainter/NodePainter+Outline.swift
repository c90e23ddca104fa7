import CPango
import Foundation
import LayoutKitCore

extension NodePainter {
  /// Adds a rectangle to the path, its corners rounded by at most half its shorter side.
  func addRectangle(_ rect: Rect, cornerRadius: Double) {
    cairo.addRectangle(rect, cornerRadius: cornerRadius)
  }

  /// Adds the ellipse that touches a rectangle's sides.
  func addEllipse(in rect: Rect) {
    guard !rect.isEmpty else { return }
    saved {
      cairo_translate(cairo, rect.x + rect.width / 2, rect.y + rect.height / 2)
      cairo_scale(cairo, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(cairo)
    }
  }

  /// Adds a drawing, stretched to a rectangle, left for right where it is mirrored. The pen keeps its shape.
  func addDrawing(_ drawing: Drawing, in rect: Rect, isMirrored: Bool = false) {
    func place(_ point: Point) -> Point {
      let x = isMirrored ? 1 - point.x : point.x
      let place = Point(x: rect.x + x * rect.width, y: rect.y + point.y * rect.height)
      return Rect(origin: place, size: .zero).isDrawable ? place : rect.origin
    }
    for step in drawing.steps {
      switch step {
      case .move(let point): cairo_move_to(cairo, place(point).x, place(point).y)
      case .line(let point): cairo_line_to(cairo, place(point).x, place(point).y)
      case .curve(let point, let control1, let control2):
        let (a, b, end) = (place(control1), place(control2), place(point))
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}

extension OpaquePointer {
  /// Adds a rectangle with round corners to the path of this Cairo context.
  func addRectangle(_ rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(self, rect.x, rect.y, max(0, rect.width), max(0, rect.height))
      return
    }
    cairo_new_sub_path(self)
    cairo_arc(self, rect.maxX - radius, rect.y + radius, radius, -.pi / 2, 0)
    cairo_arc(self, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(self, rect.x + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(self, rect.x + radius, rect.y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(self)
  }
}
