public import LayoutKitCore

/// Measured heights, kept for the life of the app and shared by every list it is handed to. Safe from several threads.
///
/// It holds up to `capacity` heights; beyond, the one that was asked for longest ago goes.
public final class MeasurementCache: Sendable {
  /// What the cache has answered so far.
  public struct Counts: Hashable, Sendable {
    /// Heights that were there.
    public var hits = 0
    /// Heights that were not.
    public var misses = 0
  }

  /// The most heights it keeps.
  public let capacity: Int
  private let lock = PlainLock()
  /// The lock is what keeps accesses apart.
  @exclusivity(unchecked) nonisolated(unsafe) private var state: State

  private struct ScopedKey: RecencyKey {
    let scope: Int
    let key: MeasurementKey

    /// The fingerprint is a hash already, and tells cells apart well enough.
    var shortHash: UInt32 {
      let product = UInt64(bitPattern: Int64(key.fingerprint ^ scope)) &* 0x9E37_79B9_7F4A_7C15
      return UInt32(truncatingIfNeeded: product >> 32)
    }
  }

  /// A cache of up to `capacity` heights, at least one.
  public init(capacity: Int = 50_000) {
    self.capacity = max(1, capacity)
    state = State(capacity: self.capacity)
  }

  deinit { lock.deallocate() }

  /// Hits and misses so far.
  public var counts: Counts { lock.withLock { state.counts } }

  /// Number of heights kept.
  public var count: Int { lock.withLock { state.count } }

  /// The height in pixels kept for a cell, counted as a hit or a miss.
  public func height(for key: MeasurementKey, in scope: MeasurementScope) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    return state.height(for: key, in: scope)
  }

  /// Keeps a height in pixels.
  public func store(_ height: Int, for key: MeasurementKey, in scope: MeasurementScope) {
    lock.lock()
    defer { lock.unlock() }
    state.store(height, for: key, in: scope)
  }

  /// Stands for a height that was not there.
  static var unknown: Int { Int.min }

  /// Reads the heights kept for a run of cells, each counted as a hit or a miss, under one lock; false where one was not there.
  func readHeights(
    for keys: ContiguousArray<MeasurementKey>, in scope: MeasurementScope, into heights: inout [Int]
  ) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return state.readHeights(for: keys, in: scope, into: &heights)
  }

  /// Keeps the heights of a run of cells, those that were there as well: so the run was used in its order.
  func store(_ heights: [Int], for keys: ContiguousArray<MeasurementKey>, in scope: MeasurementScope) {
    lock.lock()
    defer { lock.unlock() }
    state.store(heights, for: keys, in: scope)
  }

  /// Forgets every height.
  public func removeAll() { lock.withLock { state.removeAll() } }

  /// Forgets the heights of one section, at every width and in every environment.
  public func removeAll(in section: SectionID) { lock.withLock { state.removeAll(in: section) } }

  /// What the lock guards: a value, so that one access to it serves a whole question.
  private struct State {
    private let capacity: Int
    private(set) var counts = Counts()
    private var heights: RecencyMap<ScopedKey, Int>
    private var scopes: [MeasurementScope: Int] = [:]
    private var nextScope = 0
    private var latest: Latest?

    /// An object, so that comparing it copies nothing.
    private final class Latest {
      let scope: MeasurementScope
      let number: Int

      init(_ scope: MeasurementScope, number: Int) {
        self.scope = scope
        self.number = number
      }
    }

    init(capacity: Int) {
      self.capacity = capacity
      heights = RecencyMap(capacity: capacity)
    }

    var count: Int { heights.count }

    mutating func height(for key: MeasurementKey, in scope: MeasurementScope) -> Int? {
      height(for: key, inScope: known(scope))
    }

    private mutating func height(for key: MeasurementKey, inScope number: Int?) -> Int? {
      guard let number, let height = heights.value(for: ScopedKey(scope: number, key: key)) else {
        counts.misses += 1
        return nil
      }
      counts.hits += 1
      return height
    }

    mutating func store(_ height: Int, for key: MeasurementKey, in scope: MeasurementScope) {
      heights.set(height, for: ScopedKey(scope: number(of: scope), key: key))
    }

    mutating func readHeights(
      for keys: ContiguousArray<MeasurementKey>, in scope: MeasurementScope, into heights: inout [Int]
    ) -> Bool {
      let number = known(scope)
      var areAllThere = true
      for place in keys.indices {
        let height = height(for: keys[place], inScope: number)
        heights[place] = height ?? MeasurementCache.unknown
        if height == nil { areAllThere = false }
      }
      return areAllThere
    }

    mutating func store(_ heights: [Int], for keys: ContiguousArray<MeasurementKey>, in scope: MeasurementScope) {
      let number = number(of: scope)
      for place in keys.indices { self.heights.set(heights[place], for: ScopedKey(scope: number, key: keys[place])) }
    }

    mutating func removeAll() {
      heights = RecencyMap(capacity: capacity)
      scopes = [:]
      latest = nil
    }

    mutating func removeAll(in section: SectionID) {
      let numbers = Set(scopes.filter { $0.key.section == section }.values)
      heights.removeAll { numbers.contains($0.scope) }
      scopes = scopes.filter { $0.key.section != section }
      latest = nil
    }

    /// Scopes are few and long, keys are many: a key holds its scope as a number. Scopes that no height is left for are
    /// swept when there are many.
    private mutating func number(of scope: MeasurementScope) -> Int {
      if let number = known(scope) { return number }
      if scopes.count >= 1_000 {
        let used = Set(heights.keys.map(\.scope))
        scopes = scopes.filter { used.contains($0.value) }
        latest = nil
      }
      nextScope += 1
      scopes[scope] = nextScope
      return nextScope
    }

    /// A list asks for one scope many times in a row: comparing it is faster than hashing it.
    private mutating func known(_ scope: MeasurementScope) -> Int? {
      if let latest, latest.scope == scope { return latest.number }
      guard let number = scopes[scope] else { return nil }
      latest = Latest(scope, number: number)
      return number
    }
  }
}
