/// What of a paragraph stays together on a line, and the spaces after it, in Pango's units.
struct Segment {
  /// The first byte.
  var start: Int32
  /// As wide as the type can tell where it is wider: no column is as wide as that.
  var width: Int32
  /// The width of the spaces; they do not count at the end of a line.
  var space: Int32

  @inline(__always)
  init(start: Int, width: Int, space: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.width = Int32(clamping: width)
    self.space = Int32(clamping: space)
  }
}

/// The room for the lines of a paragraph.
struct Column {
  /// The width in Pango's units.
  var width: Int
  /// The most lines; 0 for no limit.
  var room: Int
  /// The space after a letter, which is not set after the last of a line.
  var spacing: Int
}

/// How a paragraph fills a column.
struct Filling {
  var lineCount = 1
  /// The width of the widest line, in Pango's units.
  var width = 0
  var isTruncated = false
}
