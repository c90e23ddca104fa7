import ContentElements
import LayoutKitCore

extension ArticleFormatter {
  /// How many: of everything comments, of photos, posts and comments likes, of what plays views.
  func addCounts(of item: ContentItem, to content: inout ArticleContent) {
    let isLiked = parts.likeCount && [.photo, .post, .comment].contains(item.kind)
    let isViewed = parts.viewCount && [.video, .live].contains(item.kind)
    let likes = isLiked ? item.likeCount : nil
    let comments = parts.commentCount ? item.commentCount : nil
    let views = isViewed ? item.viewCount : nil
    content.likeCount = likes.flatMap(numbers.count)
    content.commentCount = comments.flatMap(numbers.count)
    content.viewCount = views.flatMap(numbers.count)
    say(.likes, likes, in: &content)
    say(.comments, comments, in: &content)
    say(.views, views, in: &content)
  }

  private func say(_ phrase: Phrase, _ count: Int?, in content: inout ArticleContent) {
    guard let count, count > 0 else { return }
    content.spokenCounts.append(
      spoken.value(for: SpokenCount(phrase: phrase, count: count)) { words[phrase, count] })
  }

  /// What stands on the picture or, where there is none, with the text: a running time, or that it is live. Then what a
  /// person does, when and where, who takes part, what it is rated.
  func addDetails(of item: ContentItem, to content: inout ArticleContent) {
    if content.picture == nil {
      content.details += mark(of: item).map { [$0] } ?? []
    } else {
      content.badge = mark(of: item)
    }
    if item.kind == .person, parts.byline, let role = item.role { content.details.append(.init(role, symbol: nil)) }
    if item.kind == .event, let date = item.date {
      content.details.append(
        .init(dates.span(from: date, to: item.endDate, wholeDays: item.isAllDay), symbol: .calendar))
    }
    if let address = item.address { content.details.append(.init(address, symbol: .pin)) }
    if item.kind == .event, let count = item.participantCount, count > 0 {
      content.details.append(.init(words[.participants, count], symbol: .people))
    }
    if let rating = item.rating, rating > 0, rating <= 5 {
      let text = numbers.rating(rating)
      content.details.append(.init(text, symbol: .star, spoken: words[.rating, text]))
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
  func addStatus(_ status: ItemStatus, to content: inout ArticleContent) {
    content.isRestricted = status.contains(.restricted)
    content.isBookmarked = status.contains(.bookmarked) && !parts.toolbar
    content.isPlaying = status.contains(.playing)
    content.isSeen = status.contains(.seen)
    guard !status.isEmpty else { return }
    let marks = [
      (ItemStatus.playing, Phrase.playing), (.bookmarked, .bookmarked), (.seen, .seen), (.restricted, .restricted),
    ]
    content.statusWords = marks.filter { status.contains($0.0) }.map { words[$0.1] }
  }
}

/// A number of something, as it is said.
struct SpokenCount: Hashable, Sendable {
  let phrase: Phrase
  let count: Int
}
