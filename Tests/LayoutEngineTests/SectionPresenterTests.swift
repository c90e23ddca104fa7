import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import LayoutEngine

@Suite struct SectionPresenterTests {
  private let registry = TemplateRegistry([StubTemplate()])

  private func articles(_ count: Int) -> ListSection {
    var section = ListSection.stub(Array(repeating: 30, count: count))
    section.kind = .articles
    return section
  }

  private func presenter(_ section: ListSection) -> SectionPresenter {
    SectionPresenter(section: section, registry: registry, cache: MeasurementCache())
  }

  @Test(arguments: [10, 100_000])
  func `A list opens without a look at its items, however long it is`(count: Int) {
    let presenter = presenter(articles(count))
    presenter.measuring = .progressive
    #expect(presenter.arranged(in: Fixtures.environment(width: 320))?.count == count)
    #expect(presenter.itemsLookedAt == 0)
    #expect(presenter.leftOut == [])
  }

  @Test func `Items that changed since the list was made are looked at once`() {
    var section = articles(100)
    section.items[7].kind = .video
    let changed = presenter(section)
    #expect(changed.leftOut == ["7"])
    #expect(changed.itemsLookedAt == 100)
    #expect(changed.arranged(in: Fixtures.environment(width: 320))?.count == 99)
    #expect(changed.section == section)
    // A screen's moment looks at each item for its id, and so for its kind.
    section.items[7].kind = .article
    let moment = presenter(ListSnapshot([section]).sections[0])
    #expect(moment.itemsLookedAt == 0 && moment.leftOut == [])
  }

  @Test func `Items of other kinds are left out of a list that was made with them`() {
    var items = articles(5).items
    for index in [0, 3] { items[index].kind = .event }
    var section = ListSection(id: "mixed", kind: .articles, items: items, template: "stub")
    #expect(presenter(section).leftOut == ["0", "3"])
    section.kind = .custom
    #expect(presenter(section).leftOut == [])
    section.kind = .events
    #expect(presenter(section).leftOut == ["1", "2", "4"])
  }

  @Test func `A list taken anew is looked at anew`() {
    let presenter = presenter(articles(4))
    var section = presenter.section
    section.items[1].kind = .photo
    presenter.apply(section)
    #expect(presenter.leftOut == ["1"])
    section.items.remove(at: 1)
    presenter.apply(section)
    #expect(presenter.leftOut == [])
    #expect(presenter.section.items.map(\.id) == ["0", "2", "3"])
  }
}

private struct StubTemplate: ListTemplate {
  struct Options: Codable, Hashable, Sendable {}

  let id: TemplateID = "stub"
  let title = "Stub"
  let variants: [String] = []
  let defaultOptions = Options()

  func makeLayout(design: DesignModel, options: Options) -> StubLayout { StubLayout() }
}
