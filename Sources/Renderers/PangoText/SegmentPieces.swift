import LayoutKitCore

/// What shows the letters of a paragraph, cluster by cluster: where lines may end inside a word that is wider than its
/// column. The word stays as it was shaped, with the forms that join its letters; as Pango has it, but for the distance
/// between the two letters that are parted.
///
/// An object, since few paragraphs have any: it takes little room in the others.
final class SegmentPieces {
  private var pieces: ContiguousArray<Segment> = []
  /// As far as they go.
  private var place: WordScanner.Place

  init(from place: WordScanner.Place) { self.place = place }

  /// The pieces of a segment's bytes; `nil` where they are not known yet.
  func pieces(of bytes: Range<Int32>) -> ArraySlice<Segment>? {
    guard bytes.upperBound <= place.position else { return nil }
    let (start, end) = (pieces.firstIndex(from: bytes.lowerBound), pieces.firstIndex(from: bytes.upperBound))
    return ArraySlice(pieces[start..<end])
  }

  /// Adds those of the words up to a place.
  func extend(
    to end: WordScanner.Place, of paragraph: SegmentedParagraph, _ text: UnsafeBufferPointer<UInt8>,
    with shaper: WordShaper
  ) {
    guard place.position < end.position else { return }
    place = paragraph.scan(text, from: place, with: shaper) { word, entry, shaped in
      shaped.forEachCluster { offset, width in
        let start = word.bytes.lowerBound + offset
        if text[start] == 0x20, let last = pieces.indices.last {
          pieces[last].space = Int32(clamping: Int(pieces[last].space) + width)
        } else {
          pieces.append(Segment(start: start, width: width, space: 0))
        }
      }
      guard let last = pieces.indices.last else { return }
      let (kern, space) = shaper.spacing(after: word, entry)
      pieces[last].width = Int32(clamping: Int(pieces[last].width) + kern)
      pieces[last].space = Int32(clamping: Int(pieces[last].space) + space)
    }
  }
}

extension ContiguousArray<Segment> {
  /// The index of the first that starts at a byte or after it.
  fileprivate func firstIndex(from byte: Int32) -> Int {
    indices.countBefore { self[$0].start >= byte }
  }
}
