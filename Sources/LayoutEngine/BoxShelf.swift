import Foundation
import LayoutKitCore

/// The boxes a plan has handed out lately, so that a host that shows one is asked for the same one again.
final class BoxShelf: Sendable {
  private static let room = 1_024
  private let lock = NSLock()
  nonisolated(unsafe) private var boxes: [VisibleIndex: ContentBox] = [:]

  func box(at index: VisibleIndex, making configuration: () -> any ContentConfiguration) -> ContentBox {
    if let box = lock.withLock({ boxes[index] }) { return box }
    let box = ContentBox(configuration())
    return lock.withLock {
      if let made = boxes[index] { return made }
      if boxes.count >= Self.room { boxes.removeAll(keepingCapacity: true) }
      boxes[index] = box
      return box
    }
  }
}
