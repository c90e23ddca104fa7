import Arrangements
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct DecorationTests {
  private let everywhere = Rect(x: 0, y: 0, width: 1_000, height: 1_000)
  private let red = ThemedColor(
    light: ColorValue(red: 200, green: 0, blue: 0), dark: ColorValue(red: 100, green: 0, blue: 0))

  private func section(_ change: (inout DesignModel.SectionCard) -> Void = { _ in }) -> ListSection {
    var section = ListSection.stub([40, 50])
    section.design.margins = Insets(top: 8, leading: 20, bottom: 16, trailing: 12)
    section.design.separators.style = .full
    section.header = SectionHeader(title: "Title")
    section.footer = SectionFooter(title: "The end")
    change(&section.design.section)
    return section
  }

  private func background(_ arranged: ArrangedSection?) -> (frame: Rect, group: GroupContent)? {
    guard let first = arranged?.decorations(in: everywhere).first, first.kind == .background,
      case .ink(let list) = first.look, case .group(let group)? = list.nodes.first?.content
    else { return nil }
    #expect(list.nodes.map(\.frame) == [Rect(origin: .zero, size: first.frame.size)])
    #expect(list.accessibility == nil)
    return (first.frame, group)
  }

  private func surface(_ group: GroupContent?) -> ShapeContent? {
    guard case .shape(let shape)? = group?.nodes.first?.content else { return nil }
    return shape
  }

  @Test func `By default the section has no surface`() throws {
    let arranged = try #require(arrange(section()))
    #expect(arranged.decorations(in: everywhere).map(\.kind) == [.header, .separator(VisibleIndex(0)), .footer])
  }

  @Test func `The pile is background, title line, the cells at 0, separators, footer`() throws {
    let pile = try #require(arrange(section { $0.background = red })).decorations(in: everywhere)
    #expect(pile.map(\.kind) == [.background, .header, .separator(VisibleIndex(0)), .footer])
    #expect(pile.map { $0.zIndex < 0 } == [true, true, false, false])
    #expect(zip(pile, pile.dropFirst()).allSatisfy { $0.zIndex < $1.zIndex })
  }

  @Test func `What stays in sight is above everything else`() throws {
    var section = section()
    section.header?.isSticky = true
    let pile = try #require(arrange(section)).decorations(in: everywhere)
    #expect(pile.map(\.kind) == [.separator(VisibleIndex(0)), .footer, .header])
    section.header?.isSticky = false
    section.footer?.isSticky = true
    let other = try #require(arrange(section)).decorations(in: everywhere)
    #expect(other.map(\.kind) == [.header, .separator(VisibleIndex(0)), .footer])
    #expect(other.last?.zIndex == pile.last?.zIndex)
  }

  @Test func `A surface inside the margins reaches from the title line to the footer, padding included`() throws {
    let section = section {
      $0.background = red
      $0.padding = Insets(top: 5, leading: 10, bottom: 7, trailing: 14)
    }
    // 5 + a title line of 30 + 40 + 10 + 50 + a footer of 24 + 7.
    #expect(background(arrange(section))?.frame == Rect(x: 20, y: 8, width: 288, height: 166))
    let mirrored = arrange(section, in: Fixtures.environment(width: 320, direction: .rightToLeft))
    #expect(background(mirrored)?.frame == Rect(x: 12, y: 8, width: 288, height: 166))
  }

  @Test func `Inside the margins is inside the safe area; around them is all of the container's width`() throws {
    var environment = Fixtures.environment(width: 320)
    environment.safeArea = Insets(top: 40, leading: 30, bottom: 40, trailing: 6)
    var section = section { $0.background = red }
    #expect(background(arrange(section, in: environment))?.frame == Rect(x: 50, y: 8, width: 252, height: 154))
    section.design.section.reach = .around
    let arranged = try #require(arrange(section, in: environment))
    #expect(background(arranged)?.frame == Rect(origin: .zero, size: arranged.size))
    #expect(arranged.size == Size(width: 320, height: 8 + 154 + 16))
  }

  @Test func `The surface has the design's colour, corners, border and shadow, for the appearance`() throws {
    let section = section {
      $0.background = red
      $0.cornerRadius = 9
      $0.border.width = 2
      $0.shadow.radius = 6
      $0.shadow.x = 3
      $0.shadow.y = 4
    }
    for (appearance, fill) in [(Appearance.light, red.light), (.dark, red.dark)] {
      let group = background(arrange(section, in: Fixtures.environment(width: 320, appearance: appearance)))?.group
      let border = section.design.section.border.color.color(in: appearance)
      #expect(
        surface(group)
          == ShapeContent(.rectangle(cornerRadius: 9), fill: .color(fill), stroke: border, lineWidth: 2))
      let shade = section.design.section.shadow.color.color(in: appearance)
      #expect(group?.shadow == ShadowContent(color: shade, radius: 6, x: 3, y: 4))
      #expect(group?.cornerRadius == 9)
    }
    let mirrored = arrange(section, in: Fixtures.environment(width: 320, direction: .rightToLeft))
    #expect(background(mirrored)?.group.shadow?.x == -3)
  }

  @Test func `With increased contrast the border is stronger, the surface as it was`() throws {
    var environment = Fixtures.environment(width: 320)
    environment.contrast = .increased
    let section = section {
      $0.background = red
      $0.border.width = 2
      $0.border.color = ThemedColor(light: ColorValue(red: 200, green: 100, blue: 50), dark: .white)
    }
    let shape = surface(background(arrange(section, in: environment))?.group)
    // Half the way to black.
    #expect(shape?.stroke == ColorValue(red: 100, green: 50, blue: 25))
    #expect(shape?.fill == .color(red.light))
  }

  @Test func `A border alone is drawn without filling, a shadow needs a surface to fall from`() throws {
    let lined = background(
      arrange(
        section {
          $0.border.width = 1
          $0.shadow.radius = 6
        }))
    #expect(surface(lined?.group)?.fill == nil)
    #expect(lined?.group.shadow == nil)
    let shaded = section { $0.shadow.radius = 6 }
    #expect(background(arrange(shaded)) == nil)
  }

  @Test func `Corners are no rounder than the surface allows`() throws {
    let group = background(
      arrange(
        section {
          $0.background = red
          $0.cornerRadius = 5_000
        }))?.group
    // The shorter side is that of 8 to 162.
    #expect(group?.cornerRadius == 77)
  }

  @Test func `Decorations in a rectangle are those that may have ink there`() throws {
    let arranged = try #require(
      arrange(
        section {
          $0.background = red
          $0.shadow.radius = 5
          $0.shadow.y = 3
        }))
    func kinds(_ y: Double, _ height: Double = 1) -> [SectionDecoration.Kind] {
      arranged.decorations(in: Rect(x: 0, y: y, width: 320, height: height)).map(\.kind)
    }
    #expect(kinds(10) == [.background, .header])
    #expect(kinds(50) == [.background])
    #expect(kinds(150) == [.background, .footer])
    // The surface ends at 162, its shadow less than 13 points further down.
    #expect(kinds(170) == [.background])
    #expect(kinds(176) == [])
  }

  @Test func `A message stands on the surface too`() throws {
    var section = section { $0.background = red }
    section.items = []
    section.empty = StateMessage(title: "Nothing")
    // A title line of 30 and a message of 50, and no footer.
    #expect(background(arrange(section))?.frame == Rect(x: 20, y: 8, width: 288, height: 80))
  }
}
