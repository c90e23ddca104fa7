import ContentElements
import Foundation
public import LayoutKitCore

/// Makes what a row or card shows of an item: chooses the parts that its kind and the design have, and words dates,
/// numbers and marks for the environment's locale and time zone.
public struct ArticleFormatter: Equatable, Sendable {
  let parts: DesignModel.Parts
  let words: LocalWords
  let dates: DateFormats
  let spoken = Memo<SpokenCount, String>()
  let numbers: NumberFormats
  private let pictureSize: Picture.Size?
  private let offersPlay: Bool
  var hasPictures: Bool { pictureSize != nil }

  /// A formatter for a list.
  /// - Parameters:
  ///   - pictureSize: which size of an item's pictures to show; `nil` for a list without pictures.
  ///   - offersPlay: whether pictures of what can be played carry a play control.
  public init(
    _ design: DesignModel, in environment: LayoutEnvironment, pictureSize: Picture.Size?, offersPlay: Bool = false
  ) {
    parts = design.shows
    words = environment.words
    dates = DateFormats(in: environment, style: design.dates)
    numbers = NumberFormats(in: environment)
    self.pictureSize = pictureSize
    self.offersPlay = offersPlay
  }

  /// What to show of an item.
  public func content(for item: ContentItem, status: ItemStatus) -> ArticleContent {
    ArticleContent(shown(of: item, status: status))
  }

  private func shown(of item: ContentItem, status: ItemStatus) -> ArticleContent.Parts {
    var draft = ExtrasDraft()
    if item.kind == .product, let price = item.price { draft.made.extras.price = price }
    if let badge = item.badge { draft.made.extras.accessoryBadge = badge }
    let picture = picture(of: item, status: status, in: &draft)
    let byline = byline(of: item, in: &draft)
    addCounts(of: item, to: &draft)
    addDetails(of: item, isPictured: picture != nil, to: &draft)
    if !status.isEmpty { addStatus(status, to: &draft) }
    if parts.toolbar { draft.made.extras.buttons = buttons(for: item, status: status) }
    return ArticleContent.Parts(
      title: item.title, summary: parts.summary || item.kind.isSpeech ? item.summary : nil, byline: byline,
      picture: picture, kindWord: item.kind == .live ? nil : item.kind.phrase.map { words[$0] },
      extras: draft.extras.flatMap(\.shared))
  }

  private func picture(of item: ContentItem, status: ItemStatus, in draft: inout ExtrasDraft) -> String? {
    var picture = pictureSize.flatMap { item.picture(for: $0)?.source }
    if item.kind == .person {
      draft.made.extras.isPortrait = true
      picture = picture ?? (pictureSize == nil ? nil : item.avatarURL)
    }
    if offersPlay, item.kind.isPlayable, picture != nil {
      draft.made.extras.media = .init(
        action: .play(item.id), source: item.streamURL, isPlaying: status.contains(.playing))
    }
    return picture
  }

  /// Of a post or a comment, who speaks stands above the text with a face and the date; else who and when stand below.
  private func byline(of item: ContentItem, in draft: inout ExtrasDraft) -> String? {
    let author = parts.byline && !(item.kind == .person) ? item.author : nil
    let date = parts.date && item.kind.hasPublication ? item.date.map(dates.published) : nil
    guard item.kind.isSpeech, let author, !author.isEmpty else { return Self.line(author, date) }
    draft.made.extras.author = author
    draft.made.extras.authorDate = date
    draft.made.extras.avatar = pictureSize == nil ? nil : item.avatarURL
    return nil
  }

  /// Two texts on one line, as far as they say something.
  private static func line(_ first: String?, _ second: String?) -> String? {
    guard let first, !first.isEmpty else { return second.flatMap { $0.isEmpty ? nil : $0 } }
    guard let second, !second.isEmpty else { return first }
    return first + " · " + second
  }

  private func buttons(for item: ContentItem, status: ItemStatus) -> [ToolbarElement.Button] {
    let isKept = status.contains(.bookmarked)
    var buttons: [ToolbarElement.Button] = []
    if item.kind.isPlayable {
      buttons.append(.init(.play, action: .play(item.id), isOn: status.contains(.playing)))
    }
    if item.kind == .event, item.ticketURL != nil { buttons.append(.init(.ticket, action: .buyTicket(item.id))) }
    buttons.append(.init(isKept ? .bookmarkFilled : .bookmark, action: .bookmark(item.id), isOn: isKept))
    buttons.append(.init(.share, action: .share(item.id)))
    buttons.append(.init(.more, action: .more(item.id)))
    return buttons
  }
}

extension ContentKind {
  /// Whether it has a running time and can be played in place.
  fileprivate var isPlayable: Bool { self == .video || self == .sound || self == .podcast || self == .live }

  /// Whether it is somebody's own words.
  fileprivate var isSpeech: Bool { self == .post || self == .comment }

  /// Whether its date says when it was published; an event's says when it takes place. (`!=` would compare kinds as strings.)
  fileprivate var hasPublication: Bool { !(self == .event || self == .person || self == .product) }

  /// Whether it is liked, and the likes are told.
  var isLiked: Bool { self == .photo || self == .post || self == .comment }

  /// Whether it is viewed, and the views are told.
  var isViewed: Bool { self == .video || self == .live }
}
