import LayoutKitCore

/// A column of frames, broken as its fault says.
struct TrialRule: ArrangementRule {
  let fault: Fault
  let scrolling = Scrolling.vertical

  func arrangement(of extents: some ExtentSource, in space: ArrangementSpace) -> any Arrangement {
    var y = 0.0
    var frames = (0..<extents.count).map { number in
      let measured = space.grid.points(extents.pixelHeight(at: VisibleIndex(number), width: space.width))
      let height = fault == .constantFrames ? 77 : measured
      defer { y += height + (fault == .overlapping ? -1 : 3) }
      let x = fault == .betweenPixels ? 0.3 : fault == .outside ? 40 : 0
      return Rect(x: x, y: y, width: space.width, height: height)
    }
    if fault == .reversed { frames.reverse() }
    return TrialArrangement(frames: frames)
  }
}

struct TrialArrangement: Arrangement {
  var frames: [Rect]
  var count: Int { frames.count }

  var contentSize: Size {
    Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func frame(at index: VisibleIndex) -> Rect { frames[index.value] }

  func places(in rect: Rect) -> [VisibleIndex] {
    frames.indices.filter { frames[$0].intersects(rect) }.map { VisibleIndex($0) }
  }

  func place(below index: VisibleIndex) -> VisibleIndex? { nil }
  mutating func apply(_ change: PlaceChange, extents: some ExtentSource) {}
}
