/// What an item is. An item of a kind that nobody knows is `generic`, never lost.
public enum ContentKind: String, Hashable, Sendable, Codable, CaseIterable {
  case article, video, sound, podcast, photo, event, place, live, post, comment, person, product, generic
}
