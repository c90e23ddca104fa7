import Foundation
import LayoutKitCore

/// A loader whose pictures arrive when a test says so.
final class GatedLoader: MediaLoader {
  final class Picture: LoadedMedia {
    let pixelWidth = 1
    let pixelHeight = 1
  }

  struct Failure: Error {}

  let identity = "gated"
  private let lock = NSLock()
  nonisolated(unsafe) private var waiting: [String: CheckedContinuation<any LoadedMedia, any Error>] = [:]
  nonisolated(unsafe) private var asked: [String] = []

  /// The sources asked for so far.
  var sources: [String] { lock.withLock { asked } }

  nonisolated(nonsending) func load(_ request: MediaRequest) async throws -> any LoadedMedia {
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

  func finish(_ source: String, _ result: Result<any LoadedMedia, any Error>) {
    let continuation = lock.withLock { waiting.removeValue(forKey: source) }
    continuation?.resume(with: result)
  }

  /// Waits until so many loads have begun.
  func hasBegun(_ count: Int) async {
    while sources.count < count { await Task.yield() }
  }
}
