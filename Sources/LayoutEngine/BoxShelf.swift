import Foundation
import LayoutKitCore

/// The boxes a plan has handed out lately, so that a host that shows one is asked for the same one again. They stand under
/// the numbers that items are stored under, and so outlive edits that change other items.
///
/// A box stands at the place of its number's low bits. Where two meet, there is made more room, up to a limit; then the
/// later one stays.
final class BoxShelf: Sendable {
  private typealias Place = (number: Int, box: ContentBox)?
  private static let room = 16_384
  private let lock = NSLock()
  /// The lock is what keeps accesses apart.
  @exclusivity(unchecked) nonisolated(unsafe) private var boxes = Boxes()

  /// The box of a number, and whether it was made just now.
  func box(of number: Int, making configuration: () -> any ContentConfiguration) -> (box: ContentBox, isNew: Bool) {
    lock.lock()
    let known = boxes.known(number)
    lock.unlock()
    if let known { return (known, false) }
    let box = ContentBox(configuration())
    lock.lock()
    defer { lock.unlock() }
    return (boxes.known(number, else: box), true)
  }

  private struct Boxes {
    private var places: ContiguousArray<Place> = [nil]

    func known(_ number: Int) -> ContentBox? {
      guard let known = places[number & (places.count - 1)], known.number == number else { return nil }
      return known.box
    }

    /// The box of a number that another thread may have put there meanwhile, or a new one.
    mutating func known(_ number: Int, else box: ContentBox) -> ContentBox {
      while let other = places[number & (places.count - 1)] {
        if other.number == number { return other.box }
        guard places.count < BoxShelf.room else { break }
        makeMoreRoom()
      }
      places[number & (places.count - 1)] = (number, box)
      return box
    }

    private mutating func makeMoreRoom() {
      var wider = ContiguousArray<Place>(repeating: nil, count: 2 * places.count)
      for case let place? in places { wider[place.number & (wider.count - 1)] = place }
      places = wider
    }
  }
}
