import CPango
import LayoutKitCore

/// Has Pango break a text into lines: the road for what cannot be shaped word by word.
struct LineBreaker {
  let font: StyledFont

  /// The lines of all paragraphs, at most as many as the frame allows. Where a limit ends the text between two paragraphs,
  /// the last line ends in an ellipsis too, unless only blank lines are left out.
  func text(of paragraphs: [Paragraph], in frame: TextFrame) -> BrokenText {
    let lastVisible = paragraphs.lastIndex { !$0.isBlank } ?? -1
    var lines: [TextLine] = []
    var isTruncated = false
    for (index, paragraph) in paragraphs.enumerated() {
      let room = frame.lineLimit - lines.count
      var part = font.lines(of: paragraph, in: frame, room: room)
      if frame.lineLimit > 0, part.lines.count >= room, !part.isTruncated, index < lastVisible {
        part = font.lines(of: paragraph.withEllipsis, in: frame, room: room)
        part.isTruncated = true
      }
      lines += part.lines
      isTruncated = part.isTruncated
      if frame.lineLimit > 0, lines.count >= frame.lineLimit { break }
    }
    font.setBaselines(of: &lines)
    return BrokenText(frame: frame, lines: lines, isTruncated: isTruncated)
  }
}
