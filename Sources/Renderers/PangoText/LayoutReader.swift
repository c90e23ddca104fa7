import CPango
import LayoutKitCore

/// Takes the lines out of a Pango layout.
struct LayoutReader {
  /// The layout, which outlives the reader.
  let layout: OpaquePointer
  /// Its text.
  let utf8: [UInt8]
  /// The direction of its paragraph.
  let isRightToLeft: Bool
  /// What was set between letters.
  let spacing: LetterSpacing

  /// The lines from the top. Baselines are left at 0.
  var lines: [TextLine] { layoutLines.map { line(of: $0) } }

  /// The first lines, some of the last ones always left out, and the byte at which the line after them starts.
  func firstLines(_ most: Int, withoutLast count: Int) -> (lines: [TextLine], end: Int) {
    let all = layoutLines
    let count = min(most, all.count - count)
    guard count > 0 else { return ([], 0) }
    return (all.prefix(count).map { line(of: $0) }, Int(all[count].pointee.start_index))
  }

  /// The byte of the text from which an ellipsis hides it; the text's end where none does.
  var ellipsisStart: Int {
    let run = layoutLines.last.map(runs)?.first { $0.isEllipsis }
    return run.map { Int($0.item.pointee.offset) } ?? utf8.count
  }

  private var layoutLines: [UnsafeMutablePointer<PangoLayoutLine>] {
    elements(of: pango_layout_get_lines_readonly(layout))
  }

  private func runs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [PangoGlyphItem] {
    (elements(of: line.pointee.runs) as [UnsafeMutablePointer<PangoGlyphItem>]).map(\.pointee)
  }

  private func line(of line: UnsafeMutablePointer<PangoLayoutLine>) -> TextLine {
    var pen = LinePen()
    for run in runs(of: line) {
      let glyphs = UnsafeBufferPointer(start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
      let clusters = UnsafeBufferPointer(start: run.glyphs.pointee.log_clusters, count: glyphs.count)
      let start = Int(run.item.pointee.offset)
      pen.beginRun(of: run.item.pointee.analysis.font)
      for (glyph, cluster) in zip(glyphs, clusters) {
        let first = Unicode.Scalar(of: utf8, at: start + Int(cluster))
        pen.add(glyph, isSpace: !run.isEllipsis && first?.isBreakingSpace == true)
      }
    }
    return pen.line(isRightToLeft: isRightToLeft, spacing: spacing)
  }

  private func elements<T>(of list: UnsafeMutablePointer<GSList>?) -> [UnsafeMutablePointer<T>] {
    sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { node in
      node?.pointee.data?.assumingMemoryBound(to: T.self)
    }
  }
}

extension PangoGlyphItem {
  fileprivate var isEllipsis: Bool { item.pointee.analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 }
}
