import ContentElements
import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct TextElementTests {
  @Test func `Without text or style it takes no room`() {
    #expect(text(nil).isHidden)
    #expect(text("").isHidden)
    #expect(text(nil).size(100) == .zero)
    #expect(text("").nodes(100, 100).isEmpty)
    let bare = TextElement("text")
    bare.setText("hello")
    #expect(bare.isHidden && bare.size(100) == .zero && bare.nodes(100, 100).isEmpty)
  }

  @Test func `It is as wide as its widest line and as high as its lines`() {
    #expect(text("hello").size(100) == Size(width: 25, height: 12))
    #expect(text("hello bridge").size(40) == Size(width: 30, height: 24))
    #expect(text("hello").size(0) == Size(width: 0, height: 60))
    #expect(text("hello").size(-9) == Size(width: 0, height: 60))
  }

  @Test func `Its width is on whole pixels and within the given`() {
    var design = smallText
    design.style.letterSpacing = 0.1
    // Three characters of 5.1 are 15.3, on whole half points 15.5.
    #expect(text("abc", design: design).size(100).width == 15.5)
    #expect(text("abc", design: design).size(15.4).width == 15.4)
  }

  @Test func `What is dimmed is drawn in its quieter colour, where there is one`() {
    func color(dimmed: ColorValue?, _ isDimmed: Bool) -> ColorValue? {
      let element = TextElement("text")
      design { element.setDesign(smallText, dimmed: dimmed, $0) }
      element.setText("hello")
      element.isDimmed = isDimmed
      if case .text(let text)? = element.nodes(100, 12).first?.content { return text.color }
      return nil
    }
    #expect(color(dimmed: .white, true) == .white)
    #expect(color(dimmed: .white, false) == smallText.color)
    #expect(color(dimmed: nil, true) == smallText.color)
  }

  @Test func `The limit of lines is kept`() {
    var design = smallText
    design.lineLimit = 2
    #expect(text("one two three four", design: design).size(25).height == 24)
  }

  @Test func `The node holds what was measured`() throws {
    var design = smallText
    design.alignment = .center
    let node = try #require(text("hello", key: "title", design: design).nodes(100, 12).first)
    #expect(node.key == "title" && node.frame == Rect(x: 0, y: 0, width: 100, height: 12))
    guard case .text(let content) = node.content else {
      Issue.record("no text")
      return
    }
    #expect(content.text.string == "hello" && content.frame.width == 100 && content.alignment == .center)
    let line = try #require(content.text.lines(in: content.frame).first)
    #expect(content.offset(of: line) == 37.5)
  }

  @Test func `Capitals are those of the language`() {
    var design = smallText
    design.uppercase = true
    let element = text("izmir", design: design)
    var turkish = environment
    turkish.locale = Locale(identifier: "tr")
    func shown(_ environment: LayoutEnvironment) -> [String] {
      DisplayList(size: .zero, nodes: element.nodes(99, 12, in: environment))
        .texts
    }
    #expect(shown(environment) == ["IZMIR"])
    #expect(shown(turkish) == ["İZMİR"])
    #expect(shown(environment) == ["IZMIR"])
  }

  @Test func `Another engine sets it anew`() {
    let element = text("hello")
    #expect(element.size(100).width == 25)
    let wide = Fixtures.environment(engine: FixedTextEngine(advance: 1))
    #expect(element.size(forWidth: 100, in: wide).width == 50)
    #expect(element.size(100).width == 25)
  }

  @Test func `A text is prepared once for all widths and colours`() throws {
    let element = text("hello")
    func prepared() throws -> any PreparedText {
      let node = try #require(element.nodes(100, 12).first)
      guard case .text(let content) = node.content else { throw CancellationError() }
      return content.text
    }
    let first = try prepared()
    _ = element.size(7)
    element.setText("hello")
    var red = smallText
    red.color = ColorValue(red: 255, green: 0, blue: 0)
    design { element.setDesign(red, $0) }
    #expect(try prepared() === first)
    red.style.size = 11
    design { element.setDesign(red, $0) }
    #expect(try prepared() !== first)
  }
}
