import CPango
import LayoutKitCore

extension NodePainter {
  /// Draws a picture so that it covers its frame, cut alike on opposite sides; or its placeholder.
  func paint(_ image: ImageContent, in frame: Rect) {
    guard !frame.isEmpty else { return }
    cairo_new_path(cairo)
    addRectangle(frame, cornerRadius: image.cornerRadius)
    guard let picture = image.request.flatMap({ images[$0] }) as? DecodedPicture else {
      setSource(image.placeholder)
      cairo_fill(cairo)
      paintPlaceholderSign(on: image.placeholder, in: frame)
      return
    }
    let (width, height) = (Double(picture.pixelWidth), Double(picture.pixelHeight))
    let factor = max(frame.width / width, frame.height / height)
    // From places on the page to pixels of the picture, middle on middle.
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, width / 2, height / 2)
    cairo_matrix_scale(&matrix, 1 / factor, 1 / factor)
    cairo_matrix_translate(&matrix, -frame.x - frame.width / 2, -frame.y - frame.height / 2)
    let pattern = cairo_pattern_create_for_surface(surface(of: picture).pointer)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    // Without it, the picture would fade where it meets the frame.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  private func surface(of picture: DecodedPicture) -> Surface {
    let id = ObjectIdentifier(picture)
    if let known = pictures[id] { return known }
    let surface = picture.makeSurface()
    pictures[id] = surface
    return surface
  }

  /// A sign for a picture: hills and a sun in a frame, in the middle, where there is room for it.
  private func paintPlaceholderSign(on fill: ColorValue, in frame: Rect) {
    let size = min(min(frame.width, frame.height) * 0.4, 64)
    guard size >= 14, fill.alpha > 0 else { return }
    let sign = Rect(
      x: frame.x + (frame.width - size) / 2, y: frame.y + (frame.height - size * 0.8) / 2, width: size,
      height: size * 0.8)
    let color = (fill.isDark ? ColorValue.white : .black).opacity(0.22)
    saved {
      // As a group, so that lines that cross are not darker there.
      cairo_push_group(cairo)
      setSource(ColorValue(red: color.red, green: color.green, blue: color.blue))
      let line = max(1, size * 0.06)
      cairo_set_line_width(cairo, line)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      let edge = sign.inset(by: Insets(line / 2))
      addRectangle(edge, cornerRadius: size * 0.12)
      cairo_stroke(cairo)
      addEllipse(in: Rect(x: sign.x + size * 0.2, y: sign.y + size * 0.18, width: size * 0.17, height: size * 0.17))
      cairo_fill(cairo)
      addRectangle(edge, cornerRadius: size * 0.12)
      cairo_clip(cairo)
      addDrawing(Self.hills, in: sign)
      cairo_fill(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, color.components.alpha)
    }
  }

  private static let hills = Drawing([
    .move(Point(x: 0, y: 0.86)), .line(Point(x: 0.3, y: 0.52)), .line(Point(x: 0.46, y: 0.7)),
    .line(Point(x: 0.68, y: 0.38)), .line(Point(x: 1, y: 0.78)), .line(Point(x: 1, y: 1)), .line(Point(x: 0, y: 1)),
    .close,
  ])
}

extension ColorValue {
  /// True when white stands out better against it than black, by the weights that the eye gives the three colours.
  /// Source: ITU-R BT.601, luma.
  fileprivate var isDark: Bool { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) < 128 }
}
