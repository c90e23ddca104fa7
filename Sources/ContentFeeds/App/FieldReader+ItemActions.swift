import LayoutKitCore

extension FieldReader {
  /// What can be done with items: the field `actions`.
  mutating func itemActions() -> ItemActions {
    guard var lists = object("actions", keys: AppKeys.itemActions) else { return ItemActions() }
    let actions = ItemActions(
      leading: lists.itemActions("leading"), trailing: lists.itemActions("trailing"), menu: lists.itemActions("menu"))
    absorb(lists)
    return actions
  }

  private mutating func itemActions(_ name: String) -> [ItemAction] {
    (array(name) ?? []).enumerated().compactMap { number, value in
      let name = "\(name)[\(number)]"
      var element = FieldReader([name: value], at: path, keys: [name])
      defer { absorb(element) }
      return element.itemAction(name)
    }
  }

  /// A word alone, or an object that says more.
  private mutating func itemAction(_ name: String) -> ItemAction? {
    switch members[name] {
    case .string?: return word(name).map { ItemAction(.known($0)) }
    case .object?: break
    case let value?:
      refuse(name, type: "a string or an object", value)
      return nil
    case nil: return nil
    }
    guard var reader = object(name, keys: AppKeys.itemAction) else { return nil }
    defer { absorb(reader) }
    let request = reader.itemRequest()
    let action = ItemAction(
      request ?? .known(.more), label: reader.text("label"), symbol: reader.word("symbol"),
      isDestructive: reader.flag("destructive") ?? false)
    return request == nil ? nil : action
  }

  /// Something the package knows, or something of the app's own, which has no words but the document's.
  private mutating func itemRequest() -> ItemAction.Request? {
    guard members["custom"] != nil else {
      require("action")
      return word("action").map { .known($0) }
    }
    if members["action"] != nil { refuse("action", expected: "an action or a custom one, not both", found: "both") }
    require("label")
    return text("custom").map { .custom($0) }
  }
}
