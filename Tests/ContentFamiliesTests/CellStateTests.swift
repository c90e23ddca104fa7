import ContentElements
import ContentFamilies
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct CellStateTests {
  private static let environment = Fixtures.environment()
  private static let states: [CellState] = {
    let changes: [(inout CellState) -> Void] = [
      { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isDisabled = true }, { $0.isFocused = true },
    ]
    return changes.map { change in
      var state = CellState.normal
      change(&state)
      return state
    }
  }()

  private let content: ArticleContent = {
    var content = ArticleContent()
    content.title = "A title"
    content.summary = "A summary."
    content.picture = "a.jpg"
    content.accessoryBadge = "3"
    return content
  }()

  private func box(_ state: CellState, _ change: (inout DesignModel) -> Void = { _ in }) -> ContentBox {
    var model = DesignModel()
    model.accessories.checkmark = true
    change(&model)
    let design = ArticleDesign(model, in: Self.environment, position: .leading)
    return ContentBox(Content<ArticleRowView>(design: Shared(design), item: content, state: state))
  }

  private func list(_ host: ContentHost) -> DisplayList {
    let height = host.height(forWidth: 358, in: Self.environment)
    return host.displayList(in: Size(width: 358, height: height), environment: Self.environment)
  }

  @Test(arguments: states)
  func `A state binds once, takes no design, keeps the height and is undone`(state: CellState) {
    let host = ContentHost(kind: ArticleRowView.kind)
    host.apply(box(.normal))
    let plain = list(host)
    host.apply(box(state))
    let marked = list(host)
    #expect(host.counts.designs == 1 && host.counts.binds == 2)
    #expect(marked != plain && marked.size == plain.size)

    let passes = host.counts.layoutPasses
    host.apply(box(state))
    #expect(host.displayList(in: marked.size, environment: Self.environment) == marked)
    #expect(host.counts.designs == 1 && host.counts.binds == 2 && host.counts.layoutPasses == passes)

    host.apply(box(.normal))
    #expect(list(host) == plain)
    #expect(host.counts.designs == 1 && host.counts.binds == 3)
  }

  @Test(arguments: states)
  func `A state touches none of the content's nodes but the tick`(state: CellState) {
    func nodes(_ state: CellState) -> [DisplayNode] {
      let host = ContentHost(kind: ArticleRowView.kind)
      host.apply(box(state))
      let own = ["card.group", "accessory.ring", "accessory.tick"]
      return list(host).allNodes.filter { !$0.key.hasPrefix("state") && !own.contains($0.key) }
    }
    #expect(nodes(state) == nodes(.normal))
  }

  @Test func `Another background is another surface, and everything on it is what it was`() {
    func nodes(_ change: (inout DesignModel) -> Void) -> [DisplayNode] {
      let host = ContentHost(kind: ArticleRowView.kind)
      host.apply(box(.normal, change))
      return list(host).allNodes.filter { $0.key != "card.group" }
    }
    let (before, after) = (nodes { _ in }, nodes { $0.cellBackground = ThemedColor(light: .black, dark: .black) })
    #expect(zip(before, after).filter { $0 != $1 }.map(\.0.key) == ["card"])
    #expect(before.count == after.count)
  }

  @Test func `A chosen cell says so, and so does one that cannot be used`() {
    var state = CellState.normal
    state.isSelected = true
    state.isDisabled = true
    let host = ContentHost(kind: ArticleRowView.kind)
    host.apply(box(state))
    #expect(list(host).accessibility?.traits == [.button, .selected, .disabled])
    #expect(list(host).accessibility?.label == "A title, A summary., 3")
  }

  @Test func `Accessories take their room from the text, at the row's end`() throws {
    func frames(_ change: (inout DesignModel) -> Void) -> DisplayList {
      let host = ContentHost(kind: ArticleRowView.kind)
      host.apply(box(.normal, change))
      return list(host)
    }
    let with = frames { _ in }
    let without = frames {
      $0.accessories.checkmark = false
      $0.accessories.badge = false
    }
    let (title, plain) = (try #require(with.node("title")), try #require(without.node("title")))
    // A badge of one letter (6, and 6 on both sides), 8, a ring of 18.5, and 12 before them.
    #expect(plain.frame.width - title.frame.width == 18 + 8 + 18.5 + 12)
    #expect(with.frame("accessory.ring")?.maxX == 346)
    #expect(with.frame("media") == without.frame("media"))
  }

  @Test func `Where accessories leave too little beside a picture, the picture stands above, as wide as the row`() {
    var long = content
    long.accessoryBadge = "A badge of a good many words"
    func picture(_ content: ArticleContent, width: Double) -> Double? {
      let design = ArticleDesign(DesignModel(), in: Self.environment, position: .leading)
      let host = ContentHost(kind: ArticleRowView.kind)
      host.apply(ContentBox(Content<ArticleRowView>(design: Shared(design), item: content)))
      return host.displayList(in: Size(width: width, height: 300), environment: Self.environment).frame("media")?.width
    }
    // 88 for the picture, 12 beside it, 110 for the text, and 24 of padding.
    #expect(picture(ArticleContent(), width: 234) == nil)
    var plain = content
    plain.accessoryBadge = nil
    #expect(picture(plain, width: 234) == 88)
    #expect(picture(plain, width: 233.5) == 209.5)
    // A badge of a third of what is left after 12.
    #expect(picture(long, width: 357) == 88)
    #expect(picture(long, width: 340) == 316)
  }
}
