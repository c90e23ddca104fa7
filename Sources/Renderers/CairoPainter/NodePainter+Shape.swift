import CPango
import LayoutKitCore

extension NodePainter {
  func paint(_ shape: ShapeContent, in frame: Rect) {
    if let fill = shape.fill {
      add(shape, in: frame, inset: 0)
      fillPath(with: fill, from: frame.y, to: frame.maxY)
    }
    guard let stroke = shape.stroke, shape.lineWidth > 0, shape.lineWidth.isFinite else { return }
    if case .drawing = shape.outline {
      let width = min(shape.lineWidth, max(frame.width, frame.height))
      saved {
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        self.stroke(shape, in: frame, inset: 0, width: width, color: stroke)
      }
    } else if shape.lineWidth * 2 < min(frame.width, frame.height) {
      self.stroke(shape, in: frame, inset: shape.lineWidth / 2, width: shape.lineWidth, color: stroke)
    } else {
      // Lines from both sides meet in the middle.
      add(shape, in: frame, inset: 0)
      fillPath(with: .color(stroke), from: frame.y, to: frame.maxY)
    }
  }

  private func stroke(
    _ shape: ShapeContent, in frame: Rect, inset: Double, width: Double, color: ColorValue
  ) {
    add(shape, in: frame, inset: inset)
    cairo_set_line_width(cairo, width)
    setSource(color)
    cairo_stroke(cairo)
  }

  private func add(_ shape: ShapeContent, in frame: Rect, inset: Double) {
    cairo_new_path(cairo)
    let rect = frame.inset(by: Insets(inset))
    switch shape.outline {
    case .rectangle(let radius): addRectangle(rect, cornerRadius: radius - inset)
    case .ellipse: addEllipse(in: rect)
    case .drawing(let drawing): addDrawing(drawing, in: rect, isMirrored: shape.isMirrored ?? false)
    }
  }

  private func fillPath(with fill: ShapeContent.Fill, from top: Double, to bottom: Double) {
    switch fill {
    case .color(let color):
      setSource(color)
      cairo_fill(cairo)
    case .vertical(let first, let last):
      let gradient = cairo_pattern_create_linear(0, top, 0, bottom)
      for (offset, color) in [(0.0, first.components), (1, last.components)] {
        cairo_pattern_add_color_stop_rgba(gradient, offset, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(cairo, gradient)
      cairo_fill(cairo)
      cairo_pattern_destroy(gradient)
    }
  }
}
