import AdSlots
import LayoutKitCore
import Testing

/// What went wrong in other people's lists.
@Suite struct AdFieldCaseTests {
  private func slots(_ map: AdSlotMap) -> [Slot] { (0..<map.count).map { map.slot(at: VisibleIndex($0)) } }

  private func items(_ map: AdSlotMap) -> [Int] {
    slots(map).compactMap { if case .content(let index) = $0 { index.value } else { nil } }
  }

  @Test func `No ad has arrived: every tap opens the item it is on (clockbyte/admobadapter#49)`() throws {
    let map = AdSlotMap(content: 30, placement: try AdPlacement(first: 2, every: 10, limit: 3), arrived: 0)
    #expect(items(map) == Array(0..<30))
    #expect(map.count == 30)
  }

  @Test
  func `Fewer items than the first place have no ad, an ad due at the end has its rule (clockbyte/admobadapter#50)`()
    throws
  {
    for trailing in [true, false] {
      let placement = try AdPlacement(first: 5, every: 2, trailing: trailing)
      for content in 0..<5 { #expect(AdSlotMap(content: content, placement: placement, arrived: 9).adCount == 0) }
      let full = AdSlotMap(content: 5, placement: placement, arrived: 9)
      #expect(full.adCount == (trailing ? 1 : 0))
      #expect((slots(full).last == .ad(0)) == trailing)
      #expect(AdSlotMap(content: 6, placement: placement, arrived: 9).slot(at: VisibleIndex(5)) == .ad(0))
    }
  }

  @MainActor @Test func `Appended items bring ads in the same update, nothing reloaded (mopub/mopub-ios-sdk#339)`()
    async throws
  {
    let placement = try AdPlacement(first: 2, every: 4)
    #expect(AdSlotMap(content: 5, placement: placement, arrived: 9).adCount == 1)
    #expect(AdSlotMap(content: 15, placement: placement, arrived: 9).adCount == 4)
    let stage = AdStage()
    stage.open("news", placement)
    stage.show("news", content: 5, 0..<20)
    await stage.deliver(1, to: 0)
    stage.show("news", content: 15, 0..<20)
    await stage.deliver(3, to: 1)
    #expect(stage.ids("news").count == 4)
    await stage.end()
  }

  @Test func `Count and places are of one value, whatever changes (mopub/mopub-android-sdk#293)`() throws {
    let placement = try AdPlacement(positions: [1, 4], every: 3)
    for content in 0..<40 {
      for arrived in 0..<12 {
        let map = AdSlotMap(content: content, placement: placement, arrived: arrived)
        #expect(items(map).count + map.adCount == map.count)
        #expect(map.adPlaces(in: VisibleIndex(0)..<VisibleIndex(.max)).count == map.adCount)
      }
    }
  }

  @Test func `Ten items with ads among them are ten items (googleads/googleads-mobile-android-examples#86)`() throws {
    let map = AdSlotMap(content: 10, placement: try AdPlacement(first: 2, every: 2), arrived: 9)
    #expect(map.adCount == 5)
    #expect(items(map) == Array(0..<10))
  }
}
