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
    var content = ArticleContent()
    content.title = item.title
    content.summary = parts.summary || item.kind.isSpeech ? item.summary : nil
    content.kindWord = item.kind == .live ? nil : item.kind.phrase.map { words[$0] }
    content.price = item.kind == .product ? item.price : nil
    content.accessoryBadge = item.badge
    addPicture(of: item, status: status, to: &content)
    addAuthor(of: item, to: &content)
    addCounts(of: item, to: &content)
    addDetails(of: item, to: &content)
    addStatus(status, to: &content)
    content.buttons = parts.toolbar ? buttons(for: item, status: status) : []
    return content
  }

  private func addPicture(of item: ContentItem, status: ItemStatus, to content: inout ArticleContent) {
    content.picture = pictureSize.flatMap { item.picture(for: $0)?.source }
    if item.kind == .person {
      content.isPortrait = true
      content.picture = content.picture ?? (pictureSize == nil ? nil : item.avatarURL)
    }
    if offersPlay, item.kind.isPlayable, content.picture != nil {
      content.media = .init(
        action: .play(item.id), source: item.streamURL, isPlaying: status.contains(.playing))
    }
  }

  /// Of a post or a comment, who speaks stands above the text with a face and the date; else who and when stand below.
  private func addAuthor(of item: ContentItem, to content: inout ArticleContent) {
    let author = parts.byline && item.kind != .person ? item.author : nil
    let date = parts.date && item.kind.hasPublication ? item.date.map(dates.published) : nil
    if item.kind.isSpeech, let author, !author.isEmpty {
      content.author = author
      content.authorDate = date
      content.avatar = pictureSize == nil ? nil : item.avatarURL
    } else {
      content.byline = Self.line(author, date)
    }
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
  fileprivate var isPlayable: Bool { [.video, .sound, .podcast, .live].contains(self) }

  /// Whether it is somebody's own words.
  fileprivate var isSpeech: Bool { self == .post || self == .comment }

  /// Whether its date says when it was published; an event's says when it takes place.
  fileprivate var hasPublication: Bool { ![.event, .person, .product].contains(self) }
}
