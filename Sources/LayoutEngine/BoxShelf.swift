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
  nonisolated(unsafe) private var places: ContiguousArray<Place> = [nil]

  func box(of number: Int, making configuration: () -> any ContentConfiguration) -> ContentBox {
    if let known = lock.withLock({ known(number) }) { return known }
    let box = ContentBox(configuration())
    return lock.withLock {
      if let made = known(number) { return made }
      put((number, box))
      return box
    }
  }

  private func known(_ number: Int) -> ContentBox? {
    guard let known = places[number & (places.count - 1)], known.number == number else { return nil }
    return known.box
  }

  private func put(_ new: (number: Int, box: ContentBox)) {
    while places[new.number & (places.count - 1)] != nil, places.count < Self.room {
      let known = places
      places = ContiguousArray(repeating: nil, count: 2 * known.count)
      for case let place? in known { places[place.number & (places.count - 1)] = place }
    }
    places[new.number & (places.count - 1)] = new
  }
}
