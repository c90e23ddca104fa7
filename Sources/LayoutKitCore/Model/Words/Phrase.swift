/// What the package says by itself, beside what feeds and documents say. `{n}` in a phrase's words stands for a number or
/// for what it is given.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  /// Marks an ad.
  case ad
  /// Marks what somebody paid for.
  case sponsored
  /// Offers the whole of a section.
  case seeAll
  /// Offers the next page of a section.
  case showMore
  /// Of a section whose next page is on its way.
  case loadingMore
  /// Offers to load again.
  case retry
  /// Marks what happens now.
  case live
  /// Of a list without items.
  case nothingHere
  /// Of a list whose items cannot be had.
  case cannotShow
  /// Of a list whose items are on their way.
  case loading

  /// Less than a minute ago.
  case justNow
  /// Of `{n}` minutes, 1 to 59.
  case minutesAgo
  /// Of `{n}` hours, 1 to 23.
  case hoursAgo
  /// The day before.
  case yesterday

  /// So many comments.
  case comments
  /// So many likes.
  case likes
  /// So many views.
  case views
  /// So many people who take part.
  case participants
  /// A rating of `{n}`, at most five.
  case rating
  /// The hours of a running time.
  case hours
  /// The minutes of a running time.
  case minutes
  /// The seconds of a running time.
  case seconds
  /// Number `{n}` of `{total}`.
  case position

  /// What an item is.
  case video, sound, podcast, photo, event, place, post, comment, person, product

  /// The reader keeps it.
  case bookmarked
  /// The reader has opened it.
  case seen
  /// It plays now.
  case playing
  /// Only subscribers may open it.
  case restricted

  /// Offers to keep an item.
  case bookmark
  /// Offers to let go of an item that the reader keeps.
  case removeBookmark
  /// Offers to share an item.
  case share
  /// Offers to play an item.
  case play
  /// Offers to buy a ticket for an event.
  case buyTicket
  /// Offers what else can be done with an item.
  case moreActions
}

extension ContentKind {
  /// The word for the kind; `nil` where the title says enough.
  public var phrase: Phrase? {
    switch self {
    case .article, .generic: nil
    case .video: .video
    case .sound: .sound
    case .podcast: .podcast
    case .photo: .photo
    case .event: .event
    case .place: .place
    case .live: .live
    case .post: .post
    case .comment: .comment
    case .person: .person
    case .product: .product
    }
  }
}
