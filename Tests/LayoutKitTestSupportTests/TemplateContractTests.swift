import HomePageHost
import LayoutKitCore
import Testing

@testable import LayoutKitTestSupport

@Suite struct TemplateContractTests {
  /// Few settings: what is tried is whether a rule can fail.
  private var contract: TemplateContract {
    var contract = TemplateContract()
    contract.widths = [320]
    contract.textSizes = [.l]
    contract.appearances = [.light]
    contract.items = Fixtures.items(of: .article)
    return contract
  }

  @Test func `A template that does nothing wrong has no breaches`() {
    #expect(contract.breaches(of: TrialTemplate(fault: .none)) == [])
    #expect(contract.breaches(of: TrialAdTemplate(adFault: .none)) == [])
  }

  @Test(arguments: [
    (Fault.throwing, Breach.Rule.resolves), (.betweenPixels, .pixelGrid), (.outside, .inside),
    (.overlapping, .apart), (.reversed, .order), (.constantFrames, .measured), (.constantHeight, .contained),
    (.shortText, .textRoom), (.staleSummary, .reuse), (.alternatingDesign, .designOnce),
    (.forgetfulItem, .fingerprint), (.forgetfulDesign, .fingerprint), (.mirrorsItself, .mirrored),
    (.movesInTheDark, .colors),
    (.foreignControl, .opens), (.restless, .remembered), (.silent, .message),
    (.busyPlaceholder, .loading), (.fewPlaceholders, .loading),
    (.growing, .states), (.numbered, .indexes), (.changesItsMind, .leftBehind),
  ])
  func `A template that breaks a rule is told which`(fault: Fault, rule: Breach.Rule) {
    let breaches = contract.breaches(of: TrialTemplate(fault: fault))
    #expect(breaches.contains { $0.rule == rule })
    #expect(breaches.allSatisfy { $0.location.hasPrefix("trial") })
  }

  @Test(arguments: [
    (AdFault.blank, "\"A bridge for your river\" does not show"), (.opensItem, "a control is ours"),
    (.offersAction, "an action is offered"), (.unsaid, "\"Example & Sons\" is not said"),
    (.unmarked, "nothing marks it as an ad"), (.withoutChoices, "there is no AdChoices mark"),
    (.smallChoices, "the AdChoices mark is 19.5 × 19.5, less than 20 × 20"),
    (.leadingChoices, "is not in the top trailing corner"),
    (.coveredChoices, "the AdChoices mark is hidden by \"cover\""),
    (.cutChoices, "the AdChoices mark is hidden by \"card\""), (.outsideChoices, "the AdChoices mark leaves the cell"),
  ])
  func `A template whose ads do wrong is told what`(fault: AdFault, finding: String) {
    let breaches = contract.breaches(of: TrialAdTemplate(adFault: fault))
    #expect(breaches.contains { $0.rule == .ads && $0.finding.contains(finding) })
  }

  @Test(arguments: [(AdFault.staleBody, Breach.Rule.reuse), (.forgetful, .fingerprint)])
  func `Ads are held to the rules of items`(fault: AdFault, rule: Breach.Rule) {
    #expect(contract.breaches(of: TrialAdTemplate(adFault: fault)).contains { $0.rule == rule })
  }

  @Test func `A height that ignores the text is found as such`() throws {
    let breach = try #require(
      contract.breaches(of: TrialTemplate(fault: .constantFrames)).first { $0.rule == .measured })
    // "A new bridge over the river" and its summary, 8.5 points a character in 268, take a line and two of 22, and 10.
    #expect(
      breach.description
        == "measured as drawn: trial, 320 points, ltr, l, light, place 0 (article.full): the cell is 77 high, its view needs 76, and no neighbour in its row needs more"
    )
  }

  @Test func `Who uses indexes and says so may`() throws {
    #expect(!contract.breaches(of: TrialTemplate(fault: .admitsNumbers)).contains { $0.rule == .indexes })
    let breach = try #require(contract.breaches(of: TrialTemplate(fault: .numbered)).first { $0.rule == .indexes })
    #expect(breach.description.hasSuffix("at 0 it shows something else than at 6, and `usesIndexes` is false"))
  }

  @Test func `A widget that builds without room is found`() {
    let widget = EagerWidget()
    let breaches = ContractTrial.noRoomBreaches(of: widget, in: Fixtures.environment(), at: "eager")
    #expect(Set(breaches.map(\.rule)) == [.noRoom])
    // A count, a cell and a height in each of five widths; the page has no room to draw anything itself.
    #expect(breaches.count == 15)
  }

  @Test func `Every rule of templates has a trial that breaks it`() {
    let tried: Set<Breach.Rule> = [
      .resolves, .pixelGrid, .inside, .apart, .order, .measured, .contained, .textRoom, .reuse, .designOnce,
      .fingerprint, .mirrored, .colors, .opens, .remembered, .message, .loading, .ads, .noRoom, .states, .indexes,
      .leftBehind,
    ]
    #expect(Set(Breach.Rule.allCases).subtracting(tried) == [.snapshot])
  }
}

/// Has a cell whatever the width.
private final class EagerWidget: HomeWidget {
  let id: SectionID = "eager"
  let sectionKind = SectionKind.custom
  let margins = Insets.zero
  let scrolling = WidgetScrolling.withPage
  let cellKinds: [CellKind] = ["eager"]
  let cellCount = 1
  func size(forWidth width: Double) -> Size { Size(width: 100, height: 40) }
  func frame(ofCell index: VisibleIndex) -> Rect { Rect(x: 0, y: 0, width: 100, height: 40) }
  func cells(in rect: Rect) -> [VisibleIndex] { [VisibleIndex(0)] }
  func kind(ofCell index: VisibleIndex) -> CellKind { "eager" }
  func configure(_ host: ContentHost, forCell index: VisibleIndex) {}
  func action(forCell index: VisibleIndex) -> ContentAction? { nil }
  func reload() {}
  func designChanged(to design: DesignModel) {}
  func environmentChanged(to environment: LayoutEnvironment) {}
}
