import Foundation

/// Tells whether a picture file is all there. Decoders show the first part of one that is not, and call that success.
enum PictureEnd {
  /// False for a PNG or JPEG file that stops before its end; other formats' decoders tell themselves.
  static func isReached(atPath path: String, format: String) -> Bool {
    guard format == "png" || format == "jpeg",
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return true }
    return data.withUnsafeBytes { bytes in
      if format == "png" { return last(Array("IEND".utf8), in: bytes, from: 0) != nil }
      // An end (FF D9) after which no other picture data starts (FF DA): a preview inside the file has an end, too.
      guard let end = last([0xFF, 0xD9], in: bytes, from: 0) else { return false }
      return last([0xFF, 0xDA], in: bytes, from: end) == nil
    }
  }

  /// Where a pattern stands last, from the end backwards: in a whole file that is near.
  private static func last(_ pattern: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = bytes.count - pattern.count
    while index >= start {
      if bytes[index] == pattern[0], bytes[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
      index -= 1
    }
    return nil
  }
}
