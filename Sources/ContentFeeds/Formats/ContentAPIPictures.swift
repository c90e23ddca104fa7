import LayoutKitCore

/// The pictures of a Content API item, one a size.
///
/// A photo's `images` come first, since they say how wide and high they are, then the six thumbnail keys, then `urlPhoto`.
/// A photo's square cuts and the pictures of an article's body serve only where there is nothing else.
struct ContentAPIPictures {
  private(set) var pictures: [Picture] = []
  private var ratios: [String: Double] = [:]

  init(_ fields: JSONFields) {
    let photo = fields.object("images")
    for (name, size) in [("small", Picture.Size.small), ("medium", .medium), ("large", .large)] {
      add(photo?.object(name), as: size)
    }
    for (key, size) in Self.thumbnails { add(fields.source(key), as: size) }
    add(fields.source("urlPhoto"), as: .original)
    guard pictures.isEmpty else { return }
    add(photo?.object("square"), as: .small)
    add(photo?.object("largesquare"), as: .medium)
    for image in fields.objects("images") { add(image, as: .original) }
  }

  private mutating func add(_ image: JSONFields?, as size: Picture.Size) {
    guard let image, let source = image.source("url") else { return }
    if let width = image.number("width"), let height = image.number("height") {
      ratios[source] = Picture.ratio(width: width, height: height)
    }
    add(source, as: size)
  }

  private mutating func add(_ source: String?, as size: Picture.Size) {
    guard let source, !pictures.contains(where: { $0.size == size }) else { return }
    pictures.append(Picture(source: source, size: size, ratio: ratios[source]))
  }

  private static let thumbnails: [(String, Picture.Size)] = [
    ("smallThumbnail", .small), ("thumbnail", .medium), ("largeThumbnail", .large), ("xLargeThumbnail", .xLarge),
    ("xxLargeThumbnail", .xxLarge), ("originalThumbnail", .original),
  ]
}

extension Picture {
  /// Width over height, where both are lengths and neither is absurdly longer than the other.
  static func ratio(width: Double, height: Double) -> Double? {
    guard width.isFinite, height.isFinite, width > 0, height > 0, (0.01...100).contains(width / height) else {
      return nil
    }
    return width / height
  }
}
