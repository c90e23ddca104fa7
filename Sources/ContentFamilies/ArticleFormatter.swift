import ContentElements
import Foundation
public import LayoutKitCore

/// Makes what a row or card shows of an item: chooses the parts that the design has, and formats dates and numbers for
/// the environment's locale and time zone.
public struct ArticleFormatter: Sendable {
  private let parts: DesignModel.Parts
  private let pictureSize: Picture.Size?
  private let offersPlay: Bool
  private let locale: Locale
  private let dates: DateFormats

  /// A formatter for a list.
  /// - Parameters:
  ///   - pictureSize: which size of an item's pictures to show; `nil` for a list without pictures.
  ///   - offersPlay: whether pictures of what can be played carry a play control.
  public init(
    _ design: DesignModel, in environment: LayoutEnvironment, pictureSize: Picture.Size?, offersPlay: Bool = false
  ) {
    parts = design.shows
    self.pictureSize = pictureSize
    self.offersPlay = offersPlay
    locale = environment.locale
    dates = DateFormats(in: environment)
  }

  /// What to show of an item.
  public func content(for item: ContentItem, status: ItemStatus) -> ArticleContent {
    var content = ArticleContent()
    content.title = item.title
    content.summary = parts.summary ? item.summary : nil
    content.byline = byline(of: item)
    content.commentCount = parts.commentCount ? item.commentCount.flatMap(count) : nil
    content.picture = pictureSize.flatMap { item.picture(for: $0)?.source }
    content.accessoryBadge = item.badge
    content.isRestricted = status.contains(.restricted)
    content.buttons = parts.toolbar ? buttons(for: item, status: status) : []
    if offersPlay, item.kind.isPlayable, content.picture != nil {
      content.media = .init(
        action: .play(item.id), source: item.streamURL, isPlaying: status.contains(.playing))
    }
    let length = item.duration.flatMap(Self.length).map { length in
      ArticleContent.Mark(length, symbol: item.kind == .video ? .play : .sound)
    }
    if content.picture == nil { content.details += length.map { [$0] } ?? [] } else { content.badge = length }
    if item.kind == .event, let date = item.date {
      content.details.append(
        .init(dates.span(from: date, to: item.endDate, wholeDays: item.isAllDay), symbol: .calendar))
    }
    if let address = item.address { content.details.append(.init(address, symbol: .pin)) }
    return content
  }

  private func byline(of item: ContentItem) -> String? {
    let author = parts.byline ? item.author : nil
    let date = parts.date && item.kind != .event ? item.date.map(dates.day) : nil
    let known = [author, date].compactMap { $0 }.filter { !$0.isEmpty }
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  private func count(_ count: Int) -> String? {
    count > 0 ? count.formatted(.number.locale(locale)) : nil
  }

  /// `m:ss` below an hour, `h:mm:ss` from there on; nothing for a time that is not finite and above zero.
  static func length(_ seconds: Double) -> String? {
    guard seconds.isFinite, seconds >= 1, seconds < 1e9 else { return nil }
    let whole = Int(seconds.rounded())
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
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
}
