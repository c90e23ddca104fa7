import Foundation

/// A lock in plain memory, for what each cell and each text passes: to take it counts no references, unlike one that is an
/// object, and two threads never wait for each other's counts. A line of the processor's caches has no other lock.
package struct PlainLock: @unchecked Sendable {
  /// Some microseconds' worth of asking, while another thread has it.
  private static let patience = 100
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// A lock that nobody holds. It stays until it is told to go.
  package init() {
    let room = UnsafeMutableRawPointer.allocate(
      byteCount: max(64, MemoryLayout<pthread_mutex_t>.size), alignment: 64)
    mutex = room.initializeMemory(as: pthread_mutex_t.self, to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// Ends the lock, which nobody holds.
  package func deallocate() {
    pthread_mutex_destroy(mutex)
    UnsafeMutableRawPointer(mutex).deallocate()
  }

  /// Waits until nobody has it, and takes it. It is held for less time than it takes to fall asleep and to be woken, so it is
  /// asked for a few times before that.
  package func lock() {
    for _ in 0..<Self.patience where tryLock() { return }
    pthread_mutex_lock(mutex)
  }

  /// Takes it if nobody has it; false where somebody does.
  package func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  /// Gives it back.
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Holds it meanwhile.
  package func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}
