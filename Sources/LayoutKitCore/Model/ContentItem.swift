public import struct Foundation.Date

/// One thing of a list, as its source described it: plain text, no markup, no status of the reader's.
public struct ContentItem: Hashable, Sendable {
  /// Identity on the source.
  public var id: ItemID
  /// What it is.
  public var kind: ContentKind
  /// Headline, one or more lines.
  public var title: String?
  /// A short description.
  public var summary: String?
  /// Who made it.
  public var author: String?
  /// Names of the categories it is filed under.
  public var categories: [String] = []
  /// The page on the source.
  public var url: String?
  /// When it was published; for an event, when it starts.
  public var date: Date?
  /// The same picture in several sizes, in any order.
  public var pictures: [Picture] = []
  /// Number of comments; `nil` where the source does not say.
  public var commentCount: Int?
  /// True for the lead item of its list.
  public var isHeadline = false
  /// Running time in seconds of a video, a sound or a podcast.
  public var duration: Double?
  /// Where a sound or a video plays from.
  public var streamURL: String?
  /// Picture of the author.
  public var avatarURL: String?
  /// What a person does.
  public var role: String?
  /// Number of views of a video.
  public var viewCount: Int?
  /// Number of likes of a photo or a post.
  public var likeCount: Int?
  /// Number of people who take part in an event.
  public var participantCount: Int?
  /// Mean of readers' ratings, above 0 to 5.
  public var rating: Double?
  /// When an event ends.
  public var endDate: Date?
  /// True for an event of whole days.
  public var isAllDay = false
  /// Where an event's tickets are sold.
  public var ticketURL: String?
  /// Postal address of a place or an event.
  public var address: String?
  /// Latitude and longitude of a place, an event or a photo.
  public var coordinate: Coordinate?
  /// Price of a product, as the source words it.
  public var price: String?
  /// A short text at the trailing edge of its cell; no source has it, `ListSection.badges` gives it.
  public var badge: String?

  /// An item with an id, a kind and, most often, a title; the rest is set by name.
  public init(id: ItemID, kind: ContentKind, title: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
  }

  /// The picture for a use: of its size, else the next larger, else the largest there is.
  public func picture(for size: Picture.Size) -> Picture? {
    guard var best = pictures.indices.first else { return nil }
    for index in pictures.indices.dropFirst() {
      let (known, other) = (pictures[best].size, pictures[index].size)
      if known < size ? other > known : other >= size && other < known { best = index }
    }
    return pictures[best]
  }
}

/// A place on Earth, in degrees.
public struct Coordinate: Hashable, Sendable, Codable {
  /// Degrees north, -90 to 90.
  public var latitude: Double
  /// Degrees east, -180 to 180.
  public var longitude: Double

  /// A coordinate in degrees; `nil` outside the ranges and for 0, 0, by which sources say "none".
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude), latitude != 0 || longitude != 0 else {
      return nil
    }
    self.latitude = latitude
    self.longitude = longitude
  }
}
