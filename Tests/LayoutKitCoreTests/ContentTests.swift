import LayoutKitCore
import Testing

@Suite("A content configuration")
struct ContentTests {
  private func content(height: Double = 1, title: String = "a", isSelected: Bool = false) -> Content<DiaryView> {
    var state = CellState.normal
    state.isSelected = isSelected
    return Content(design: Shared(.init(height: height)), item: .init(title: title), state: state)
  }

  @Test("equals one with equal parts, and no other")
  func equality() {
    #expect(content().isEqual(to: content()))
    #expect(content().fingerprint == content().fingerprint)
    let blank = Content<BlankView>(design: Shared(1), item: 1)
    for other in [content(height: 2), content(title: "b"), content(isSelected: true), blank]
      as [any ContentConfiguration]
    {
      #expect(!content().isEqual(to: other))
      #expect(!other.isEqual(to: content()))
      #expect(content().fingerprint != other.fingerprint)
    }
  }

  @Test("has another fingerprint for every mark of a cell")
  func states() {
    let changes: [(inout CellState) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isDisabled = true },
      { $0.isFocused = true }, { $0.custom = ["new"] },
    ]
    let fingerprints = changes.map { change in
      var content = content()
      change(&content.state)
      return content.fingerprint
    }
    #expect(Set(fingerprints).count == changes.count)
  }

  @Test("makes views of its family, and leaves those of others alone")
  func views() {
    #expect(content().kind == "diary")
    #expect(content().makeView() is DiaryView)
    #expect(content().apply(to: BlankView(), showing: nil) == nil)
    #expect(content().apply(to: DiaryView(), showing: Content<BlankView>(design: Shared(1), item: 1)) == .designAndBind)
  }

  @Test("knows its fingerprint in a box")
  func box() { #expect(ContentBox(content()).fingerprint == content().fingerprint) }
}
