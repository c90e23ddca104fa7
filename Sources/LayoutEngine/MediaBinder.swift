public import LayoutKitCore

/// The pictures of one cell: loads what the cell shows, and drops what arrives for what it showed before. Belongs to
/// whoever made it.
public final class MediaBinder {
  /// What has become of the loads so far.
  public struct Counts: Hashable, Sendable {
    /// Pictures that arrived in time.
    public var loaded = 0
    /// Pictures that could not be had.
    public var failed = 0
    /// Pictures that arrived for a cell that showed something else by then.
    public var dropped = 0

    /// Nothing yet.
    public init() {}
  }

  /// The pictures that are there, by what was asked for.
  public private(set) var pictures: [MediaRequest: any LoadedMedia] = [:]
  /// Why others are not.
  public private(set) var errors: [MediaRequest: MediaError] = [:]
  /// What became of the loads.
  public private(set) var counts = Counts()
  private let loader: any MediaLoader
  private var wanted: Set<MediaRequest> = []

  /// A binder over a loader.
  public init(loader: any MediaLoader) { self.loader = loader }

  /// Takes what the cell shows now. Pictures of what it no longer shows are let go.
  public func show(_ requests: Set<MediaRequest>) {
    wanted = requests
    pictures = pictures.filter { requests.contains($0.key) }
    errors = errors.filter { requests.contains($0.key) }
  }

  /// Loads the pictures that are missing, several at once. Cancelling the task cancels the loads.
  public nonisolated(nonsending) func load() async {
    let missing = wanted.filter { pictures[$0] == nil && errors[$0] == nil }
    await withTaskGroup(of: Outcome.self) { group in
      for request in missing {
        group.addTask { [loader] in await Outcome(loading: request, by: loader) }
      }
      for await outcome in group { receive(outcome) }
    }
  }

  private func receive(_ outcome: Outcome) {
    guard wanted.contains(outcome.request) else {
      counts.dropped += 1
      return
    }
    switch outcome.result {
    case .success(let picture):
      counts.loaded += 1
      pictures[outcome.request] = picture
    case .failure(let error as MediaError):
      counts.failed += 1
      errors[outcome.request] = error
    case .failure: break
    }
  }
}

private struct Outcome: Sendable {
  let request: MediaRequest
  let result: Result<any LoadedMedia, any Error>

  init(loading request: MediaRequest, by loader: any MediaLoader) async {
    self.request = request
    do {
      result = .success(try await loader.load(request))
    } catch {
      result = .failure(error)
    }
  }
}

extension DisplayList {
  /// The pictures it shows.
  public var mediaRequests: Set<MediaRequest> {
    Set(
      allNodes.compactMap { node in
        if case .image(let image) = node.content { image.request } else { nil }
      })
  }
}
