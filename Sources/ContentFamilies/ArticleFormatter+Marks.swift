import ContentElements
import LayoutKitCore

extension ArticleFormatter {
  /// How many: of everything comments, of photos, posts and comments likes, of what plays views.
  func addCounts(of item: ContentItem, to draft: inout ExtrasDraft) {
    let likes = parts.likeCount && item.kind.isLiked ? item.likeCount : nil
    let comments = parts.commentCount ? item.commentCount : nil
    let views = parts.viewCount && item.kind.isViewed ? item.viewCount : nil
    if likes == nil, comments == nil, views == nil { return }
    draft.made.extras.likeCount = likes.flatMap(numbers.count)
    draft.made.extras.commentCount = comments.flatMap(numbers.count)
    draft.made.extras.viewCount = views.flatMap(numbers.count)
    say(.likes, likes, in: &draft)
    say(.comments, comments, in: &draft)
    say(.views, views, in: &draft)
  }

  private func say(_ phrase: Phrase, _ count: Int?, in draft: inout ExtrasDraft) {
    guard let count, count > 0 else { return }
    draft.made.extras.spokenCounts.append(
      spoken.value(for: SpokenCount(phrase: phrase, count: count)) { words[phrase, count] })
  }

  /// What stands on the picture or, where there is none, with the text: a running time, or that it is live. Then what a
  /// person does, when and where, who takes part, what it is rated.
  func addDetails(of item: ContentItem, isPictured: Bool, to draft: inout ExtrasDraft) {
    if let mark = mark(of: item) {
      if isPictured { draft.made.extras.badge = mark } else { draft.made.extras.details.append(mark) }
    }
    if item.kind == .person, parts.byline, let role = item.role {
      draft.made.extras.details.append(.init(role, symbol: nil))
    }
    if item.kind == .event, let date = item.date {
      draft.made.extras.details.append(
        .init(dates.span(from: date, to: item.endDate, wholeDays: item.isAllDay), symbol: .calendar))
    }
    if let address = item.address { draft.made.extras.details.append(.init(address, symbol: .pin)) }
    if item.kind == .event, let count = item.participantCount, count > 0 {
      draft.made.extras.details.append(.init(words[.participants, count], symbol: .people))
    }
    if let rating = item.rating, rating > 0, rating <= 5 {
      let text = numbers.rating(rating)
      draft.made.extras.details.append(.init(text, symbol: .star, spoken: words[.rating, text]))
    }
  }

  /// What is live has no length.
  private func mark(of item: ContentItem) -> ArticleContent.Mark? {
    if item.kind == .live { return .init(words[.live], symbol: .live, isAlert: true) }
    return item.duration.flatMap(RunningTime.init).map { time in
      .init(
        numbers.clock(time), symbol: item.kind == .video ? .play : .sound, spoken: time.spoken(in: words))
    }
  }

  /// Marks of what the app knows, and what is said of them.
  func addStatus(_ status: ItemStatus, to draft: inout ExtrasDraft) {
    draft.made.extras.isSeen = status.contains(.seen)
    draft.made.extras.isRestricted = status.contains(.restricted)
    draft.made.extras.isBookmarked = status.contains(.bookmarked) && !parts.toolbar
    draft.made.extras.isPlaying = status.contains(.playing)
    let marks = [
      (ItemStatus.playing, Phrase.playing), (.bookmarked, .bookmarked), (.seen, .seen), (.restricted, .restricted),
    ]
    draft.made.extras.statusWords = marks.filter { status.contains($0.0) }.map { words[$0.1] }
  }
}

/// A number of something, as it is said.
struct SpokenCount: Hashable, Sendable {
  let phrase: Phrase
  let count: Int
}
