import CPango
import LayoutKitCore

extension NodePainter {
  /// Draws nodes as one, above the group's shadow. Opacity and scale hold for both.
  func paint(_ group: GroupContent, in frame: Rect) {
    guard group.opacity > 0 else { return }
    let isSolid = group.opacity >= 1
    saved {
      scale(by: group.paintedScale, about: frame.middle)
      if !isSolid { beginLayer(for: group, in: frame) }
      if let shadow = group.shadow { paint(shadow, of: frame, cornerRadius: group.cornerRadius) }
      saved {
        if group.clips {
          cairo_new_path(cairo)
          addRectangle(frame, cornerRadius: group.cornerRadius)
          cairo_clip(cairo)
        }
        paint(group.nodes)
      }
      if !isSolid {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, group.opacity)
      }
    }
  }

  private func scale(by factor: Double, about middle: Point) {
    guard factor != 1 else { return }
    cairo_translate(cairo, middle.x, middle.y)
    cairo_scale(cairo, factor, factor)
    cairo_translate(cairo, -middle.x, -middle.y)
  }

  /// What is drawn next is composed on a layer of its own, no larger than it has to be.
  private func beginLayer(for group: GroupContent, in frame: Rect) {
    if !isDocument, let bounds = group.unscaledInkBounds(in: frame), bounds.isDrawable {
      cairo_new_path(cairo)
      addRectangle(bounds, cornerRadius: 0)
      cairo_clip(cairo)
    }
    cairo_push_group(cairo)
  }

  private func paint(_ shadow: ShadowContent, of frame: Rect, cornerRadius: Double) {
    guard shadow.color.alpha > 0, !frame.isEmpty else { return }
    let place = frame.offset(x: shadow.x, y: shadow.y)
    guard place.isDrawable else { return }
    let soft = SoftShadow(size: frame.size, cornerRadius: cornerRadius, radius: shadow.radius, pixelScale: pixelScale)
    saved {
      setSource(shadow.color)
      cairo_translate(cairo, place.x - soft.reach, place.y - soft.reach)
      cairo_scale(cairo, 1 / soft.scale, 1 / soft.scale)
      cairo_mask_surface(cairo, mask(of: soft).pointer, 0, 0)
    }
  }

  private func mask(of shadow: SoftShadow) -> Surface {
    if let known = shadows[shadow] { return known }
    let mask = shadow.makeMask()
    shadows[shadow] = mask
    return mask
  }
}
