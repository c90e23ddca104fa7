/// Brings pictures: an app's cache and network behind one method.
public protocol MediaLoader: Sendable {
  /// Names the loader, so that pictures of two loaders are not mixed.
  var identity: String { get }
  /// Loads a picture at the size it is shown. A cancelled task's load ends early, by `CancellationError`.
  /// - Throws: `MediaError` where there is no such picture or it cannot be decoded.
  nonisolated(nonsending) func load(_ request: MediaRequest) async throws -> any LoadedMedia
}

/// What to load, and how large.
public struct MediaRequest: Hashable, Sendable {
  /// A URL, or a path relative to the document that names it.
  public var source: String
  /// Width of the frame in pixels.
  public var pixelWidth: Int
  /// Height of the frame in pixels.
  public var pixelHeight: Int

  /// A picture for a frame of pixels.
  public init(source: String, pixelWidth: Int, pixelHeight: Int) {
    self.source = source
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// A decoded picture, which the painter of the same platform understands.
public protocol LoadedMedia: AnyObject, Sendable {
  /// Width in pixels.
  var pixelWidth: Int { get }
  /// Height in pixels.
  var pixelHeight: Int { get }
}

/// Why there is no picture.
public enum MediaError: Error, Hashable, Sendable {
  /// There is nothing at the source.
  case missing(source: String)
  /// It is there and cannot be decoded.
  case broken(source: String, reason: String)
  /// The loader does not fetch from where it is.
  case remote(source: String)
}
