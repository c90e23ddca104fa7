import CPango
import Foundation

/// Cairo's fonts, which all threads share, whatever font map they came from: one thread at a time may make, measure, draw or
/// let go of them. Cairo 1.16 opens and closes font files of one FreeType library without a lock around it, and closes files
/// that another thread has just begun to read.
package enum CairoFonts {
  /// Recursive, since what is let go of inside may hold fonts.
  private static let lock = NSRecursiveLock()

  /// Runs what has to do with fonts. It must not ask a prepared text for anything, whose lock is taken before this one.
  package static func alone<T>(_ body: () throws -> T) rethrows -> T { try lock.withLock(body) }

  /// Lets go of an object of Pango's that may hold fonts.
  static func release(_ object: OpaquePointer?) {
    guard let object else { return }
    alone { g_object_unref(UnsafeMutableRawPointer(object)) }
  }
}
