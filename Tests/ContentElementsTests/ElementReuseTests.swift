import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// An element that showed one value and then shows another equals one that shows the other from the start, whatever the two.
@Suite struct ElementReuseTests {
  private func check<Element: ContentElement, Value>(
    _ values: [Value], make: () -> Element, set: (Element, Value) -> Void
  ) {
    for before in values {
      for after in values {
        let (reused, fresh) = (make(), make())
        set(reused, before)
        _ = reused.nodes(120, 60)
        set(reused, after)
        set(fresh, after)
        #expect(reused.isHidden == fresh.isHidden)
        #expect(reused.size(120) == fresh.size(120))
        #expect(reused.nodes(120, 60) == fresh.nodes(120, 60))
      }
    }
  }

  @Test func `Texts`() {
    check([nil, "", "one", "one two three four five six seven"], make: { text(nil) }) { $0.setText($1) }
  }

  @Test func `Pictures`() {
    check([(nil, false), ("a", false), ("b", true), (nil, true)] as [(String?, Bool)], make: { MediaElement("media") })
    {
      $0.setSource($1.0)
      $0.isHidden = $1.1
    }
  }

  @Test func `Symbols`() {
    check([nil, .lock, .play] as [Symbol?], make: { SymbolElement("symbol") }) { $0.setSymbol($1) }
  }

  @Test func `Badges`() {
    let values: [(String?, Symbol?)] = [(nil, nil), ("0:59", nil), ("1:00:00", .play), (nil, .sound), ("2", .clock)]
    let make = {
      let badge = BadgeElement("badge")
      design { badge.setDesign(.init(text: smallText, background: .black), $0) }
      return badge
    }
    check(values, make: make) { $0.setBadge($1.0, symbol: $1.1) }
  }

  @Test func `Buttons`() {
    let values: [(String?, ContentAction?)] = [(nil, nil), ("Go", .custom("a")), ("Stop", nil), (nil, .custom("b"))]
    let make = {
      let button = ButtonElement("button")
      design { button.setDesign(.init(text: smallText, background: .black, padding: Insets(3)), $0) }
      return button
    }
    check(values, make: make) { $0.setButton($1.0, action: $1.1) }
  }

  @Test func `Toolbars`() {
    let share = ToolbarElement.Button(.share, action: .share("a"))
    let mark = ToolbarElement.Button(.bookmarkFilled, action: .bookmark("a"), isOn: true)
    check([[], [share], [mark, share], [share, share, share]], make: { ToolbarElement("bar") }) { $0.setButtons($1) }
  }

  @Test func `Players`() {
    let values: [PlayerElement.Media?] = [
      nil, .init(action: .play("a"), source: "a", isPlaying: false),
      .init(action: .play("a"), source: "a", isPlaying: true),
      .init(action: .play("b"), source: nil, isPlaying: true),
    ]
    check(values, make: { PlayerElement("player") }) { $0.setMedia($1) }
  }
}
