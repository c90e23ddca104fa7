import CPango
import Foundation

/// Holds a Cairo surface for as long as it is needed.
final class Surface {
  let pointer: OpaquePointer?

  /// Takes over a surface.
  init(_ pointer: OpaquePointer?) { self.pointer = pointer }

  deinit { cairo_surface_destroy(pointer) }
}

/// Collects the bytes that Cairo writes.
final class ByteSink {
  private(set) var data = Data()

  /// What `write` is to be called with; the sink has to be kept until the surface is finished.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
