import LayoutKitCore
import Testing

@testable import LayoutEngine

@Suite struct BoxShelfTests {
  private let shelf = BoxShelf()

  private func box(_ number: Int) -> ContentBox {
    shelf.box(of: number) { Content<StubView>(design: Shared(.init()), item: .init(name: "\(number)", height: 1)) }
  }

  private func name(_ box: ContentBox) -> String? { (box.configuration as? Content<StubView>)?.item.name }

  @Test(arguments: [[0, 1, 2, 3], [5, 4_000, 7, 1_000_000, 1_000_001], Array(0..<16_384), [0, 1 << 14, 1 << 13]])
  func `Asked again for a number, it has the same box, or one that shows the same`(numbers: [Int]) {
    let boxes = numbers.map(box)
    #expect(zip(numbers, boxes).allSatisfy { "\($0)" == name($1) })
    #expect(numbers.allSatisfy { name(box($0)) == "\($0)" })
  }

  @Test func `There is room for 16,384 numbers in a row`() {
    let boxes = (50_000..<66_384).map(box)
    #expect(zip(50_000..., boxes).allSatisfy { box($0) === $1 })
  }

  @Test func `Where two numbers meet in the whole room, the later one stays`() {
    let first = box(3)
    #expect(box(3) === first)
    let second = box(3 + 16_384)
    #expect(name(second) == "16387" && box(3 + 16_384) === second)
    #expect(box(3) !== first && name(box(3)) == "3")
  }
}
