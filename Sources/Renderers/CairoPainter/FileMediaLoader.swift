public import Foundation
public import LayoutKitCore

/// Loads pictures from a folder, for painting without an app.
///
/// A source is a path below the folder (percent escapes are understood) or a `file:` URL into it. Nothing outside the
/// folder is read, whether a path climbs out by `..`, is absolute, or follows a link: such a source is `broken`, with
/// that reason. Nothing is fetched from a network. Any thread may load.
public struct FileMediaLoader: MediaLoader {
  /// Names the folder.
  public var identity: String { "file:\(root)" }

  /// The folder's real path.
  private let root: String

  /// A loader for the pictures below a folder.
  public init(folder: URL) { root = folder.standardizedFileURL.resolvingSymlinksInPath().path }

  /// The picture, decoded at the size it is shown. A cancelled task's load ends before or after decoding, not within.
  /// - Throws: `MediaError`, or `CancellationError`.
  public nonisolated(nonsending) func load(_ request: MediaRequest) async throws -> any LoadedMedia {
    try await decode(request)
  }

  /// Decoding takes a while, which the caller's actor need not spend.
  @concurrent private func decode(_ request: MediaRequest) async throws -> any LoadedMedia {
    try Task.checkCancellation()
    let picture = try PixbufDecoder(path: path(of: request.source), request: request).decode()
    try Task.checkCancellation()
    return picture
  }

  /// Where the picture is.
  private func path(of source: String) throws(MediaError) -> String {
    let name = try localName(of: source)
    for candidate in [name, name.removingPercentEncoding ?? name] where !candidate.contains("\0") {
      let place = candidate.hasPrefix("/") ? candidate : "\(root)/\(candidate)"
      let url = URL(fileURLWithPath: place).standardizedFileURL.resolvingSymlinksInPath()
      guard url.path == root || url.path.hasPrefix(root == "/" ? root : "\(root)/") else {
        throw .broken(source: source, reason: "it is outside the folder that pictures are read from")
      }
      // Only a regular file: reading from anything else might never end.
      let type = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
      if type == .typeRegular { return url.path }
    }
    throw .missing(source: source)
  }

  /// The source as a path, absolute or below the folder.
  private func localName(of source: String) throws(MediaError) -> String {
    if source.hasPrefix("//") { throw .remote(source: source) }
    guard let colon = source.firstIndex(of: ":") else { return source }
    switch source[..<colon].lowercased() {
    case "file":
      guard let url = URL(string: source), url.host ?? "" == "" || url.host == "localhost" else {
        throw .remote(source: source)
      }
      return url.path
    case "http", "https", "ftp": throw .remote(source: source)
    default: return source
    }
  }
}
