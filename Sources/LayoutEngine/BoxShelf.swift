import Foundation
import LayoutKitCore

/// The boxes a plan has handed out lately, so that a host that shows one is asked for the same one again. They stand under
/// the numbers that items are stored under, and so outlive edits that change other items.
final class BoxShelf: Sendable {
  private static let room = 16_384
  private let lock = NSLock()
  nonisolated(unsafe) private var boxes: [Int: ContentBox] = [:]

  func box(of number: Int, making configuration: () -> any ContentConfiguration) -> ContentBox {
    if let box = lock.withLock({ boxes[number] }) { return box }
    let box = ContentBox(configuration())
    return lock.withLock {
      if let made = boxes[number] { return made }
      if boxes.count >= Self.room { boxes.removeAll(keepingCapacity: true) }
      boxes[number] = box
      return box
    }
  }
}
