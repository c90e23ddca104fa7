import Foundation
import LayoutKitCore
import Testing

@Suite("A content host")
struct ContentHostTests {
  private let design = Shared(DiaryView.Design(height: 10.25))
  private let room = Size(width: 100, height: 20)

  private func box(design: Shared<DiaryView.Design>? = nil, title: String = "a", isSelected: Bool = false) -> ContentBox
  {
    var content = Content<DiaryView>(design: design ?? self.design, item: .init(title: title))
    content.state.isSelected = isSelected
    return ContentBox(content)
  }

  private func host(showing box: ContentBox) -> ContentHost {
    let host = ContentHost(kind: box.configuration.kind)
    host.apply(box)
    return host
  }

  private func diary(_ host: ContentHost) -> [String] {
    host.displayList(in: room, environment: environment()).nodes.map(\.key)
  }

  @Test("takes the design first and the item after")
  func first() {
    let box = box()
    let host = ContentHost(kind: box.configuration.kind)
    #expect(host.kind == "diary" && host.content == nil)
    #expect(host.counts.designs == 0 && host.counts.binds == 0 && host.counts.layoutPasses == 0)
    host.apply(box)
    #expect(host.content === box)
    #expect(host.counts.designs == 1 && host.counts.binds == 1 && host.counts.layoutPasses == 0)
    #expect(diary(host) == ["design 10.25", "bind a"])
  }

  @Test("does nothing for the same box, an equal value or an equal design of another owner")
  func same() {
    let first = box()
    let host = host(showing: first)
    let equal = box(design: Shared(.init(height: 10.25)))
    for box in [first, box(), equal] { host.apply(box) }
    #expect(host.counts.designs == 1 && host.counts.binds == 1)
    #expect(host.content === equal)
    #expect(diary(host) == ["design 10.25", "bind a"])
  }

  @Test("knows the box it shows without comparing what is in it")
  func identity() {
    let tally = ComparedView.Tally()
    let box = ContentBox(Content<ComparedView>(design: Shared(0), item: .init(tally: tally)))
    let host = host(showing: box)
    for _ in 0..<1_000 { host.apply(box) }
    #expect(tally.comparisons == 0)
    host.apply(ContentBox(Content<ComparedView>(design: Shared(0), item: .init(tally: tally))))
    #expect(tally.comparisons == 1)
  }

  @Test("binds another item or state, and no design")
  func bind() {
    let host = host(showing: box())
    host.apply(box(title: "b"))
    host.apply(box(title: "b", isSelected: true))
    #expect(host.counts.designs == 1 && host.counts.binds == 3)
    #expect(diary(host) == ["design 10.25", "bind a", "bind b", "bind b selected"])
  }

  @Test("draws a state as the design draws it, and the normal state as the view does")
  func states() {
    func shown(_ state: CellState) -> DisplayList {
      let host = host(showing: ContentBox(Content<MarkedView>(design: Shared(.init()), item: 0, state: state)))
      return host.displayList(in: room, environment: environment())
    }
    var state = CellState.normal
    #expect(shown(state).nodes.map(\.key) == ["view"])
    state.isSelected = true
    #expect(shown(state).nodes.map(\.key) == ["view", "selected"])
    #expect(shown(state).accessibility?.traits == [.button, .selected])
    #expect(shown(state).accessibility?.actions == [.share("1")])
    state.isDisabled = true
    #expect(shown(state).accessibility?.traits == [.button, .selected, .disabled])
    #expect(shown(state).accessibility?.actions == [])
  }

  @Test("takes another design, then binds")
  func redesign() {
    let host = host(showing: box())
    host.apply(box(design: Shared(.init(height: 7))))
    #expect(host.counts.designs == 2 && host.counts.binds == 2)
    #expect(diary(host) == ["design 10.25", "bind a", "design 7.0", "bind a"])
  }

  @Test("leaves content of another kind alone")
  func otherKind() {
    let shown = box()
    let host = host(showing: shown)
    host.apply(ContentBox(Content<BlankView>(design: Shared(1), item: 1)))
    #expect(host.content === shown && host.counts.binds == 1)
  }

  @Test("makes another view where two families share a name, and starts afresh")
  func sharedName() {
    let host = host(showing: box())
    let other = ContentBox(Content<NamesakeView>(design: Shared(1), item: 1))
    host.apply(other)
    #expect(host.content === other)
    #expect(host.counts.designs == 2 && host.counts.binds == 2)
    #expect(diary(host) == ["namesake"])
    host.apply(box())
    #expect(diary(host) == ["design 10.25", "bind a"])
  }

  @Test("that shows nothing yet has no height and no nodes")
  func empty() {
    let host = ContentHost(kind: "diary")
    #expect(host.height(forWidth: 80, in: environment()) == 0)
    #expect(host.displayList(in: room, environment: environment()) == DisplayList(size: room))
    #expect(host.counts.layoutPasses == 0)
  }

  @Test("lays out once however much changed, and again only for a change")
  func layoutPasses() {
    let host = host(showing: box())
    host.apply(box(title: "b"))
    host.apply(box(design: Shared(.init(height: 3)), title: "c", isSelected: true))
    let list = host.displayList(in: room, environment: environment())
    #expect(host.counts.layoutPasses == 1)
    #expect(host.displayList(in: room, environment: environment()) == list)
    host.apply(box(design: Shared(.init(height: 3)), title: "c", isSelected: true))
    #expect(host.displayList(in: room, environment: environment()) == list)
    #expect(host.counts.layoutPasses == 1)
    host.apply(box(title: "d"))
    #expect(host.displayList(in: room, environment: environment()) != list)
    #expect(host.counts.layoutPasses == 2)
  }

  @Test("lays out again in another room or environment")
  func environments() {
    let host = host(showing: box())
    var passes = 0
    func expectPass(in size: Size? = nil, _ change: (inout LayoutEnvironment) -> Void = { _ in }) {
      var changed = environment()
      change(&changed)
      let list = host.displayList(in: size ?? room, environment: changed)
      passes += 1
      #expect(host.counts.layoutPasses == passes)
      #expect(list.size == size ?? room)
    }
    expectPass()
    expectPass(in: Size(width: 50, height: 20))
    expectPass { $0.textSize = .ax1 }
    expectPass { $0.isBold = true }
    expectPass { $0.scale = 3 }
    expectPass { $0.direction = .rightToLeft }
    expectPass { $0.textEngine = SilentEngine(identity: "other") }
    expectPass()
  }

  @Test("mirrors once for right-to-left readers")
  func mirrored() {
    let host = host(showing: box())
    var environment = environment()
    environment.direction = .rightToLeft
    for _ in 0..<2 {
      let list = host.displayList(in: room, environment: environment)
      #expect(list.nodes.map(\.frame.x) == [90, 90])
      #expect(list.action(at: Point(x: 95, y: 5)) == .custom("bind a"))
      #expect(list.action(at: Point(x: 5, y: 5)) == nil)
    }
  }

  @Test(
    "measures up to the pixel", arguments: [(1.0, 11.0), (2, 10.5), (3, 31.0 / 3), (4, 10.25)] as [(Double, Double)])
  func height(scale: Double, height: Double) {
    let host = host(showing: box())
    #expect(host.height(forWidth: 80, in: environment(scale: scale)) == height)
    #expect(host.counts.layoutPasses == 1)
  }

  @Test("measures nothing for a view without sense", arguments: [.nan, -4, -.infinity] as [Double])
  func senseless(height: Double) {
    let host = host(showing: box(design: Shared(.init(height: height))))
    #expect(host.height(forWidth: 80, in: environment()) == 0)
  }
}
