import LayoutKitCore

/// The boxes a plan has handed out lately, so that a host that shows one is asked for the same one again. They stand under
/// the numbers that items are stored under, and so outlive edits that change other items.
///
/// A box stands at the place of its number's low bits. Where two meet, there is made more room, up to a limit; then the
/// later one stays.
final class BoxShelf: Sendable {
  private static let room = 16_384
  private let lock = PlainLock()
  /// The lock is what keeps accesses apart.
  @exclusivity(unchecked) nonisolated(unsafe) private var boxes = Boxes()

  deinit { lock.deallocate() }

  /// The box of a number, and whether it was made just now.
  func box(of number: Int, making configuration: () -> any ContentConfiguration) -> (box: ContentBox, isNew: Bool) {
    lock.lock()
    let known = boxes.known(number)
    lock.unlock()
    if let known { return (known, false) }
    let box = ContentBox(configuration())
    lock.lock()
    defer { lock.unlock() }
    if let other = boxes.keep(box, under: number) { return (other, false) }
    return (box, true)
  }

  private struct Boxes {
    /// The box at each place, and the number it stands under.
    private var boxes: ContiguousArray<ContentBox?> = [nil]
    private var numbers: ContiguousArray<Int> = [0]

    private func place(of number: Int) -> Int { number & (boxes.count - 1) }

    func known(_ number: Int) -> ContentBox? {
      let place = place(of: number)
      return numbers[place] == number ? boxes[place] : nil
    }

    /// Keeps a new box under a number, or tells the one that another thread has put there meanwhile.
    mutating func keep(_ box: ContentBox, under number: Int) -> ContentBox? {
      while boxes[place(of: number)] != nil {
        if let other = known(number) { return other }
        guard boxes.count < BoxShelf.room else { break }
        makeMoreRoom()
      }
      let place = place(of: number)
      boxes[place] = box
      numbers[place] = number
      return nil
    }

    private mutating func makeMoreRoom() {
      var wider = ContiguousArray<ContentBox?>(repeating: nil, count: 2 * boxes.count)
      var widerNumbers = ContiguousArray(repeating: 0, count: wider.count)
      for place in boxes.indices where boxes[place] != nil {
        let target = numbers[place] & (wider.count - 1)
        // Boxes change places without being counted.
        swap(&wider[target], &boxes[place])
        widerNumbers[target] = numbers[place]
      }
      (boxes, numbers) = (wider, widerNumbers)
    }
  }
}
