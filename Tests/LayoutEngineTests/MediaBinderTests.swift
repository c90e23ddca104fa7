import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct MediaBinderTests {
  private let loader = GatedLoader()

  private func request(_ source: String) -> MediaRequest {
    MediaRequest(source: source, pixelWidth: 10, pixelHeight: 10)
  }

  @Test func `Pictures that are shown are loaded, once`() async {
    let binder = MediaBinder(loader: loader)
    binder.show([request("a"), request("b")])
    let task = Task { await binder.load() }
    await loader.hasBegun(2)
    let picture = GatedLoader.Picture()
    loader.finish("a", .success(picture))
    loader.finish("b", .success(GatedLoader.Picture()))
    await task.value
    #expect(binder.pictures[request("a")] === picture)
    #expect(binder.pictures.count == 2)
    #expect(counts(of: binder) == [2, 0, 0])
    await binder.load()
    #expect(loader.sources.count == 2)
  }

  @Test func `A failure is kept with its reason and not tried again`() async {
    let binder = MediaBinder(loader: loader)
    binder.show([request("a")])
    let task = Task { await binder.load() }
    await loader.hasBegun(1)
    loader.finish("a", .failure(MediaError.missing(source: "a")))
    await task.value
    #expect(binder.errors[request("a")] == .missing(source: "a"))
    #expect(binder.pictures.isEmpty)
    #expect(counts(of: binder) == [0, 1, 0])
    await binder.load()
    #expect(loader.sources == ["a"])
  }

  @Test func `A picture that comes late is dropped`() async {
    let binder = MediaBinder(loader: loader)
    binder.show([request("a")])
    let first = Task { await binder.load() }
    await loader.hasBegun(1)
    binder.show([request("b")])
    let second = Task { await binder.load() }
    await loader.hasBegun(2)
    loader.finish("b", .success(GatedLoader.Picture()))
    await second.value
    loader.finish("a", .success(GatedLoader.Picture()))
    await first.value
    #expect(Set(binder.pictures.keys) == [request("b")])
    #expect(counts(of: binder) == [1, 0, 1])
  }

  @Test func `Pictures that are no longer shown are let go, those that stay are kept`() async {
    let binder = MediaBinder(loader: loader)
    binder.show([request("a"), request("b")])
    let task = Task { await binder.load() }
    await loader.hasBegun(2)
    loader.finish("a", .success(GatedLoader.Picture()))
    loader.finish("b", .failure(MediaError.remote(source: "b")))
    await task.value
    binder.show([request("a")])
    #expect(Set(binder.pictures.keys) == [request("a")])
    #expect(binder.errors.isEmpty)
  }

  @Test func `Another size is another picture`() async {
    let binder = MediaBinder(loader: loader)
    binder.show([request("a")])
    let task = Task { await binder.load() }
    await loader.hasBegun(1)
    loader.finish("a", .success(GatedLoader.Picture()))
    await task.value
    binder.show([MediaRequest(source: "a", pixelWidth: 20, pixelHeight: 20)])
    #expect(binder.pictures.isEmpty)
  }

  @Test func `Cancelling ends the loads, and they may be tried again`() async {
    let binder = MediaBinder(loader: loader)
    binder.show([request("a")])
    let task = Task { await binder.load() }
    await loader.hasBegun(1)
    task.cancel()
    await task.value
    #expect(binder.pictures.isEmpty && binder.errors.isEmpty)
    #expect(counts(of: binder) == [0, 0, 0])
    let again = Task { await binder.load() }
    await loader.hasBegun(2)
    loader.finish("a", .success(GatedLoader.Picture()))
    await again.value
    #expect(counts(of: binder) == [1, 0, 0])
  }

  @Test func `A display list names its pictures`() throws {
    let arranged = try #require(arrange(.stub([40])))
    #expect(arranged.displayList(at: 0).mediaRequests == [MediaRequest(source: "0", pixelWidth: 1, pixelHeight: 1)])
  }

  /// Loaded, failed, dropped.
  private func counts(of binder: MediaBinder) -> [Int] {
    [binder.counts.loaded, binder.counts.failed, binder.counts.dropped]
  }
}
