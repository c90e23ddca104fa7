package import LayoutEngine
import LayoutKitCore

extension ArrangedSection {
  /// The first place or line in which another arrangement of the same list differs: in its frame, or in what it shows; `nil`
  /// for none.
  package func difference(to other: ArrangedSection) -> String? {
    if let difference = differenceOfContents(to: other) { return difference }
    if size != other.size { return "it is \(size.words) instead of \(other.size.words)" }
    for number in 0..<count {
      let (frame, expected) = (frame(at: VisibleIndex(number)), other.frame(at: VisibleIndex(number)))
      if frame != expected {
        let identity = plan.place(at: VisibleIndex(number)).identity
        return "place \(number) (\(identity.words)) stands at \(frame.words) instead of \(expected.words)"
      }
    }
    let room = Rect(origin: .zero, size: size)
    let (around, expected) = (decorations(in: room), other.decorations(in: room))
    for (decoration, other) in zip(around, expected) where !decoration.isSame(as: other) {
      return "\(decoration.kind) at \(decoration.frame.words) differs from \(other.kind) at \(other.frame.words)"
    }
    if around.count != expected.count { return "\(around.count) decorations instead of \(expected.count)" }
    return pageCount == other.pageCount ? nil : "\(pageCount) pages instead of \(other.pageCount)"
  }

  /// The same of what places show alone, wherever they stand.
  package func differenceOfContents(to other: ArrangedSection) -> String? {
    if count != other.count { return "\(count) places instead of \(other.count)" }
    for number in 0..<count {
      let (place, expected) = (plan.place(at: VisibleIndex(number)), other.plan.place(at: VisibleIndex(number)))
      let name = "place \(number) (\(place.identity.words))"
      if place.identity != expected.identity { return "\(name) holds what is not \(expected.identity.words)" }
      if place.slot != expected.slot { return "\(name) has another slot" }
      if place.action != expected.action { return "\(name) opens \(place.action.words)" }
      guard place.content.configuration.isEqual(to: expected.content.configuration) else {
        return "\(name) shows another value"
      }
    }
    return nil
  }
}

extension SectionDecoration {
  fileprivate func isSame(as other: SectionDecoration) -> Bool {
    guard kind == other.kind, frame == other.frame, zIndex == other.zIndex else { return false }
    switch (look, other.look) {
    case (.ink(let list), .ink(let expected)): return list == expected
    case (.content(let box), .content(let expected)): return box.configuration.isEqual(to: expected.configuration)
    case (.ink, .content), (.content, .ink): return false
    }
  }
}
