import Foundation
import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct MeasurerTests {
  private let cache = MeasurementCache()
  private var section: ListSection { .stub([40, 41, 42]) }

  /// Cells measured while a section is laid out anew over the shared cache.
  private func measured(
    _ section: ListSection, layout: any ListLayout = StubLayout(), width: Double = 320,
    _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> Int {
    var environment = Fixtures.environment(width: width)
    change(&environment)
    let measurer = Measurer(cache: cache)
    _ = arrange(section, layout: layout, in: environment, measurer: measurer)
    return measurer.measuredCount
  }

  @Test func `Nothing is measured twice at a width`() {
    #expect(measured(section) == 3)
    #expect(measured(section) == 0)
    #expect(measured(section, width: 400) == 3)
    #expect(measured(section) == 0)
    #expect(measured(section, width: 400) == 0)
  }

  @Test func `Whatever can change a height is measured again`() {
    #expect(measured(section) == 3)
    #expect(measured(section) { $0.textSize = .ax1 } == 3)
    #expect(measured(section) { $0.isBold = true } == 3)
    #expect(measured(section) { $0.direction = .rightToLeft } == 3)
    #expect(measured(section) { $0.scale = 3 } == 3)
    #expect(measured(section) { $0.textEngine = FixedTextEngine(advance: 0.7) } == 3)
    #expect(measured(section, layout: StubLayout(padding: 1)) == 3)
    #expect(measured(section) { $0.appearance = .dark } == 0)
  }

  @Test(arguments: [768.0, 200])
  func `A view asked at one width answers for the next as a fresh one does (lionheart/openradar-mirror#21084)`(
    first: Double
  ) {
    let text = ContentItem(id: "a", kind: .article, title: String(repeating: "bridge ", count: 20))
    let layout = TextRowLayout(design: DesignModel())
    let environment = Fixtures.environment()
    let box = ContentBox(
      layout.content(for: text, status: [], at: ContentIndex(0), style: layout.style(in: environment)))
    func height(_ measurer: Measurer, at width: Double) -> Int {
      let scope = MeasurementScope(section: "a", width: width, environment: environment.key)
      return measurer.pixelHeight(of: box, identity: .item("a"), in: scope, environment: environment)
    }
    let measurer = Measurer(cache: MeasurementCache())
    let before = height(measurer, at: first)
    let asked = height(measurer, at: 390)
    #expect(asked == height(Measurer(cache: MeasurementCache()), at: 390))
    #expect((asked > before) == (first > 390) && asked != before)
  }

  @Test func `Larger text is measured anew, and is not cut (osmandapp/OsmAnd-iOS#5750)`() {
    // The view asks the environment alone: nothing but the key tells small from large.
    let box = ContentBox(Content<ScaledView>(design: Shared(20), item: "a"))
    let measurer = Measurer(cache: cache)
    func height(_ textSize: TextSizeClass) -> Int {
      var environment = Fixtures.environment()
      environment.textSize = textSize
      let scope = MeasurementScope(section: "a", width: 100, environment: environment.key)
      return measurer.pixelHeight(of: box, identity: .item("a"), in: scope, environment: environment)
    }
    #expect(height(.l) == 40 && height(.ax3) == 120 && height(.l) == 40)
    #expect(measurer.measuredCount == 2)
  }

  @Test func `Of edited items only those are measured`() {
    #expect(measured(section) == 3)
    var edited = section
    edited.items[1].duration = 50
    #expect(measured(edited) == 1)
    edited.statuses["2"] = .seen
    #expect(measured(edited) == 1)
    edited.items.append(ContentItem(id: "new", kind: .article))
    #expect(measured(edited) == 1)
    edited.items.removeFirst()
    #expect(measured(edited) == 0)
    #expect(measured(section) == 0)
  }

  @Test func `The title line and the message are measured like cells`() {
    var titled = section
    titled.header = SectionHeader(title: "Title")
    #expect(measured(titled) == 4)
    #expect(measured(titled) == 0)
    var empty = ListSection.stub([])
    empty.empty = StateMessage(title: "Nothing")
    #expect(measured(empty) == 1)
    #expect(measured(empty) == 0)
  }

  @Test(arguments: [(40.0, 80), (40.1, 81), (40.5, 81), (0, 0), (-3, 0), (.nan, 0), (.infinity, 0)])
  func `Heights are whole pixels, rounded up`(height: Double, pixels: Int) {
    let environment = Fixtures.environment()
    let box = ContentBox(
      Content<StubView>(design: Shared(.init()), item: .init(name: "a", height: height)))
    let scope = MeasurementScope(section: "a", width: 100, environment: environment.key)
    let measurer = Measurer(cache: cache)
    #expect(measurer.pixelHeight(of: box, identity: .message, in: scope, environment: environment) == pixels)
  }
}

/// As high as its design says, three times as high where text is large.
private final class ScaledView: ContentView {
  static let kind: CellKind = "scaled"
  private var height = 0.0
  func updateDesign(_ design: Double, _ pass: borrowing DesignPass) { height = design }
  func bind(_ item: String, state: CellState) {}
  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    Size(width: width, height: height * (environment.textSize == .ax3 ? 3 : 1))
  }
  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList { DisplayList(size: size) }
}
