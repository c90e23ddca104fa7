import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import StandardTemplates
import Testing

/// Every template shows states and accessories, whatever its views.
@Suite struct CellStateTests {
  private func list(
    _ id: TemplateID, _ variant: String?, _ change: (inout ListSection) -> Void = { _ in }
  ) throws -> DisplayList {
    let items = [Fixtures.items(of: .article)[0]]
    var section = Fixtures.section(items: items, template: id, variant: variant)
    for path in [\DesignModel.Accessories.disclosure, \.checkmark, \.reorder] {
      section.design.accessories[keyPath: path] = true
    }
    section.badges[items[0].id] = "7"
    change(&section)
    let arranged = try #require(
      try Fixtures.arranged(section, by: TemplateRegistry.standard.template(id), in: Fixtures.environment(width: 1_400))
    )
    return arranged.displayList(at: 0)
  }

  @Test(arguments: EveryVariant.all)
  func `States show in every variant of every template`(template: TemplateID, variant: String?) throws {
    let plain = try list(template, variant)
    let changes: [(String, (inout CellState) -> Void)] = [
      ("state.highlighted", { $0.isHighlighted = true }), ("state.selected", { $0.isSelected = true }),
      ("state.focused", { $0.isFocused = true }), ("state", { $0.isDisabled = true }),
    ]
    for (key, change) in changes {
      let marked = try list(template, variant) { change(&$0.states[$0.items[0].id, default: .normal]) }
      #expect(marked.node(key) != nil && plain.node(key) == nil, "\(key)")
      #expect(marked.size == plain.size)
    }
  }

  /// A bubble has no room beside its title.
  @Test(arguments: EveryVariant.all.filter { $0.1 != "bubbles" })
  func `Accessories show in every variant of every template`(template: TemplateID, variant: String?) throws {
    let list = try list(template, variant)
    for key in ["badge", "ring", "handle", "disclosure"] { #expect(list.node("accessory.\(key)") != nil, "\(key)") }
    let selected = try self.list(template, variant) { $0.states[$0.items[0].id, default: .normal].isSelected = true }
    #expect(selected.node("accessory.tick") != nil && selected.node("accessory.ring") == nil)
  }
}
