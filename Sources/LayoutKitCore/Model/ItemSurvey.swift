/// What was found out about a list's items. No part of a list's value: lists of the same items are the same, looked at or not.
struct ItemSurvey: Hashable, Sendable {
  /// Their kinds; `nil` where nobody has looked.
  let kinds: Set<ContentKind>?

  /// Nobody has looked.
  init() { kinds = nil }

  /// A look at each item's kind. None is copied, and items of one kind mostly follow each other.
  init(of items: [ContentItem]) {
    var kinds: Set<ContentKind> = []
    var last: ContentKind?
    for index in items.indices where items[index].kind != last {
      last = items[index].kind
      kinds.insert(items[index].kind)
    }
    self.kinds = kinds
  }

  static func == (a: ItemSurvey, b: ItemSurvey) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
