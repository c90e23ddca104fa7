import Foundation

/// A lock in plain memory, for what each text passes: to take it counts no references, unlike one that is an object, and two
/// threads never wait for each other's counts. A line of the processor's caches has no other lock.
struct PlainLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    let room = UnsafeMutableRawPointer.allocate(
      byteCount: max(64, MemoryLayout<pthread_mutex_t>.size), alignment: 64)
    mutex = room.initializeMemory(as: pthread_mutex_t.self, to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// Ends the lock, which nobody holds.
  func deallocate() {
    pthread_mutex_destroy(mutex)
    UnsafeMutableRawPointer(mutex).deallocate()
  }

  @inline(__always)
  func lock() { pthread_mutex_lock(mutex) }

  /// Takes the lock if nobody has it; false where somebody does.
  @inline(__always)
  func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  @inline(__always)
  func unlock() { pthread_mutex_unlock(mutex) }

  @inline(__always)
  func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}
