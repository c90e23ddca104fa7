import CGdkPixbuf
import CPango
import LayoutKitCore

/// Decodes a picture file with gdk-pixbuf, no larger than it is shown.
struct PixbufDecoder {
  /// The file.
  let path: String
  /// The request, for its size and for messages.
  let request: MediaRequest

  /// The most pixels of a file that has to be decoded whole before it can be made smaller.
  private static let mostPixels = 100_000_000
  /// The longest edge of a Cairo surface in pixels.
  private static let longest = 32_767.0

  /// The picture, upright as its camera was held, and just large enough to cover the size asked for; never larger than
  /// the file's own, unless it is made of outlines.
  func decode() throws(MediaError) -> DecodedPicture {
    var (width, height): (gint, gint) = (0, 0)
    guard let format = gdk_pixbuf_get_file_info(path, &width, &height), width > 0, height > 0 else {
      throw broken("it is not in a known picture format")
    }
    let isScalable = gdk_pixbuf_format_is_scalable(format) != 0
    let name = name(of: format)
    guard isScalable || name == "jpeg" || Int(width) * Int(height) <= Self.mostPixels else {
      throw broken("\(width) × \(height) pixels are too many")
    }
    guard PictureEnd.isReached(atPath: path, format: name) else { throw broken("it ends too early") }
    let file = (width: Double(width), height: Double(height))
    var pixbuf = try decode(file, factor: factor(for: file, lyingDown: false, mayGrow: isScalable))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    if isLyingDown(pixbuf) {
      // Only the decoded picture tells that its sides are to be swapped: it may be too small, or larger than needed.
      let turned = factor(for: file, lyingDown: true, mayGrow: isScalable)
      if turned != factor(for: file, lyingDown: false, mayGrow: isScalable) {
        let better = try decode(file, factor: turned)
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
        pixbuf = better
      }
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { throw broken("it cannot be turned") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try picture(of: upright)
  }

  private func factor(for file: (width: Double, height: Double), lyingDown: Bool, mayGrow: Bool) -> Double {
    let (width, height) = (Double(max(1, request.pixelWidth)), Double(max(1, request.pixelHeight)))
    let cover =
      lyingDown ? max(height / file.width, width / file.height) : max(width / file.width, height / file.height)
    return min(cover, mayGrow ? .infinity : 1, Self.longest / max(file.width, file.height))
  }

  private func decode(_ file: (width: Double, height: Double), factor: Double) throws(MediaError) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let width = Int32(max(1, (file.width * factor - 1e-6).rounded(.up)))
    let height = Int32(max(1, (file.height * factor - 1e-6).rounded(.up)))
    guard let pixbuf = gdk_pixbuf_new_from_file_at_scale(path, width, height, 0, &error) else {
      defer { g_error_free(error) }
      throw broken(error.map { String(cString: $0.pointee.message) } ?? "the decoder gives no reason")
    }
    return pixbuf
  }

  /// True when the camera was held on its side. Source: Exif 2.3, tag 274, values 5 to 8.
  private func isLyingDown(_ pixbuf: OpaquePointer) -> Bool {
    let value = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) }
    return value.map { (5...8).contains($0) } ?? false
  }

  private func picture(of pixbuf: OpaquePointer) throws(MediaError) -> DecodedPicture {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard width > 0, height > 0, channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
      let bytes = gdk_pixbuf_read_pixels(pixbuf)
    else { throw broken("its pixels are of a kind that is not known") }
    return DecodedPicture(pixelWidth: width, pixelHeight: height) { pixels in
      var index = 0
      for y in 0..<height {
        var source = bytes + y * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(source[3]) : 255
          pixels[index] =
            alpha << 24 | multiplied(source[0], by: alpha) << 16 | multiplied(source[1], by: alpha) << 8
            | multiplied(source[2], by: alpha)
          source += channels
          index += 1
        }
      }
    }
  }

  /// A component times alpha over 255, rounded.
  private func multiplied(_ component: UInt8, by alpha: UInt32) -> UInt32 { (UInt32(component) * alpha + 127) / 255 }

  private func name(of format: OpaquePointer) -> String {
    guard let name = gdk_pixbuf_format_get_name(format) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  private func broken(_ reason: String) -> MediaError {
    .broken(source: request.source, reason: reason.replacing(path, with: request.source))
  }
}
