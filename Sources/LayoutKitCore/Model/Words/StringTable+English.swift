extension StringTable.Language {
  /// English has every phrase: it stands behind all other languages.
  static let english = StringTable.Language(
    plurals: .english,
    phrases: [
      .ad: "Ad", .sponsored: "Sponsored", .seeAll: "See all", .retry: "Try again", .live: "Live",
      .showMore: "Show more", .loadingMore: "Loading…",
      .nothingHere: "Nothing here yet", .cannotShow: "This section cannot be shown", .loading: "Loading",

      .justNow: "now", .minutesAgo: "{n} min ago", .yesterday: "yesterday",
      .hoursAgo: [.one: "{n} hour ago", .other: "{n} hours ago"],

      .comments: [.one: "{n} comment", .other: "{n} comments"],
      .likes: [.one: "{n} like", .other: "{n} likes"],
      .views: [.one: "{n} view", .other: "{n} views"],
      .participants: [.one: "{n} participant", .other: "{n} participants"],
      .rating: "{n} out of 5",
      .hours: [.one: "{n} hour", .other: "{n} hours"],
      .minutes: [.one: "{n} minute", .other: "{n} minutes"],
      .seconds: [.one: "{n} second", .other: "{n} seconds"],
      .position: "{n} of {total}",

      .video: "video", .sound: "sound", .podcast: "podcast", .photo: "photo", .event: "event", .place: "place",
      .post: "post", .comment: "comment", .person: "person", .product: "product",

      .bookmarked: "bookmarked", .seen: "seen", .playing: "playing", .restricted: "for subscribers",

      .bookmark: "Bookmark", .removeBookmark: "Remove bookmark", .share: "Share", .play: "Play",
      .buyTicket: "Buy ticket", .moreActions: "More",
    ])
}
