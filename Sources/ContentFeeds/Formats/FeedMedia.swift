import LayoutKitCore

/// What an RSS item or an Atom entry shows and plays: enclosures, Media RSS and iTunes elements.
struct FeedMedia {
  private struct File {
    let source: String
    let type: String
    let duration: Double?
  }

  /// `media:description`, as HTML.
  private(set) var description: String?
  private var pictures: [Picture] = []
  private var files: [File] = []
  private var duration: Double?
  private var viewCount: Int?

  init(_ node: XMLNode) {
    collect(node)
    for group in node.all("media:group") { collect(group) }
    duration = RunningTime.seconds(node.text("itunes:duration"))
    add(node.first("itunes:image")?.attribute("href"), size: .original)
  }

  /// Sets pictures and what plays. The first picture of the item's HTML serves where there is no other.
  func apply(to item: inout ContentItem, html: [String?]) {
    item.pictures = pictures
    if pictures.isEmpty, let source = html.lazy.compactMap({ FirstPicture.source(in: $0) }).first {
      item.pictures = [Picture(source: source, size: .original)]
    }
    let playable = files.lazy.compactMap { file in ContentKind(mediaType: file.type).map { (file, $0) } }.first
    if let (file, kind) = playable {
      item.kind = kind
      item.streamURL = file.source
      item.duration = duration ?? file.duration
    } else {
      item.duration = duration
    }
    item.viewCount = viewCount
  }

  private mutating func collect(_ node: XMLNode) {
    for element in node.elements {
      switch element.name {
      case "enclosure": addFile(element, source: element.attribute("url"))
      case "atom:link", "link":
        if element.attribute("rel") == "enclosure" {
          addFile(element, source: element.attribute("href"))
        }
      case "media:content":
        addFile(element, source: element.attribute("url"))
        collect(element)
      case "media:thumbnail": addPicture(element, source: element.attribute("url"), unknown: .medium)
      case "media:description": description = description ?? element.text
      case "media:community":
        viewCount = element.first("media:statistics")?.attribute("views").flatMap { Int($0) }.flatMap {
          $0 < 0 ? nil : $0
        }
      default: break
      }
    }
  }

  private mutating func addFile(_ element: XMLNode, source: String?) {
    guard let source else { return }
    let type = element.attribute("type") ?? element.attribute("medium").map { "\($0)/" } ?? Self.type(of: source)
    if type.lowercased().hasPrefix("image/") {
      addPicture(element, source: source, unknown: .original)
    } else {
      files.append(
        File(source: source, type: type, duration: RunningTime.seconds(element.attribute("duration"))))
    }
  }

  private mutating func addPicture(_ element: XMLNode, source: String?, unknown: Picture.Size) {
    let width = element.attribute("width").flatMap { Double($0) }
    let height = element.attribute("height").flatMap { Double($0) }
    let ratio = width.flatMap { width in height.flatMap { Picture.ratio(width: width, height: $0) } }
    add(source, size: width.map(Picture.Size.init(pixels:)) ?? unknown, ratio: ratio)
  }

  private mutating func add(_ source: String?, size: Picture.Size, ratio: Double? = nil) {
    guard let source, !pictures.contains(where: { $0.size == size || $0.source == source }) else { return }
    pictures.append(Picture(source: source, size: size, ratio: ratio))
  }

  /// A file's type by the end of its path, for elements that do not say it.
  private static func type(of source: String) -> String {
    let path = source.prefix { $0 != "?" && $0 != "#" }
    switch path.split(separator: ".").last?.lowercased() {
    case "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "heic", "bmp": return "image/"
    case "mp3", "m4a", "ogg", "oga", "opus", "wav", "flac", "aac": return "audio/"
    case "mp4", "m4v", "mov", "webm", "m3u8", "mkv": return "video/"
    default: return ""
    }
  }
}

extension Picture.Size {
  /// The size that a picture of a width in pixels serves as.
  init(pixels width: Double) {
    switch width {
    case ...200: self = .small
    case ...500: self = .medium
    case ...1_000: self = .large
    case ...1_600: self = .xLarge
    case ...2_400: self = .xxLarge
    default: self = .original
    }
  }
}
