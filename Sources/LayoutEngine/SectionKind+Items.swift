public import LayoutKitCore

extension SectionKind {
  /// The kinds of items that a section of this kind takes. An item that nobody knows the kind of is taken everywhere, so
  /// that it is not lost.
  public var takenKinds: Set<ContentKind> {
    let own: Set<ContentKind> =
      switch self {
      case .articles: [.article]
      case .videos: [.video]
      case .sounds, .podcasts: [.sound, .podcast]
      case .photos: [.photo]
      case .events: [.event]
      case .places: [.place]
      case .live: [.live, .video]
      case .posts: [.post]
      case .comments: [.comment]
      case .categories: []
      case .people: [.person]
      case .products: [.product]
      case .bookmarks, .search, .custom: Set(ContentKind.allCases)
      }
    return own.union([.generic])
  }
}
