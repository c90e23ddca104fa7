import Foundation
public import LayoutKitCore

/// A loader whose pictures come when the test says so.
public final class GatedLoader: MediaLoader {
  /// A picture of one pixel.
  public final class Picture: LoadedMedia {
    /// 1.
    public let pixelWidth = 1
    /// 1.
    public let pixelHeight = 1
    /// A picture.
    public init() {}
  }

  /// Why a picture does not come.
  public struct Failure: Error {
    /// A reason.
    public init() {}
  }

  /// `gated`.
  public let identity = "gated"
  private let lock = NSLock()
  nonisolated(unsafe) private var waiting: [String: CheckedContinuation<any LoadedMedia, any Error>] = [:]
  nonisolated(unsafe) private var asked: [String] = []

  /// A loader that was asked for nothing yet.
  public init() {}

  /// The sources asked for so far.
  public var sources: [String] { lock.withLock { asked } }

  /// Waits until the test says how it ends.
  public nonisolated(nonsending) func load(_ request: MediaRequest) async throws -> any LoadedMedia {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock {
          asked.append(request.source)
          waiting[request.source] = continuation
        }
      }
    } onCancel: {
      finish(request.source, .failure(CancellationError()))
    }
  }

  /// Ends the load of a source.
  public func finish(_ source: String, _ result: Result<any LoadedMedia, any Error>) {
    let continuation = lock.withLock { waiting.removeValue(forKey: source) }
    continuation?.resume(with: result)
  }

  /// Waits until so many loads have begun.
  public func hasBegun(_ count: Int) async {
    while sources.count < count { await Task.yield() }
  }
}
