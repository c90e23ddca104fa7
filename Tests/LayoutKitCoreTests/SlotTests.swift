import LayoutKitCore
import Testing

@Suite("Slots")
struct SlotTests {
  @Test("without ads are the items in order")
  func contentSlots() {
    let map = ContentSlotMap(count: 3)
    #expect(map.count == 3)
    for index in 0..<3 {
      #expect(map.slot(at: VisibleIndex(index)) == .content(ContentIndex(index)))
      #expect(map.visibleIndex(of: ContentIndex(index)) == VisibleIndex(index))
    }
    #expect(ContentSlotMap(count: -2).count == 0)
  }

  @Test("are counted from the first")
  func order() {
    #expect(VisibleIndex(1) < VisibleIndex(2) && !(VisibleIndex(2) < VisibleIndex(2)))
    #expect(ContentIndex(1) < ContentIndex(2) && !(ContentIndex(2) < ContentIndex(1)))
  }
}
