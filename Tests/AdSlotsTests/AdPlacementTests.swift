import AdSlots
import Foundation
import LayoutKitCore
import Testing

@Suite struct AdPlacementTests {
  private func placement(_ json: String) throws -> AdPlacement? {
    try AdPlacement(JSONValue(parsing: Data(json.utf8)), at: "$.sections[0].ads")
  }

  @Test func `Both forms are read, with everything that goes with them`() throws {
    #expect(try placement(#"{"first": 2, "every": 4}"#) == AdPlacement(first: 2, every: 4))
    #expect(try placement(#"{"first": 2}"#) == AdPlacement(first: 2, every: nil))
    #expect(
      try placement(#"{"positions": [1, 5, 9], "every": 3, "limit": 4, "trailing": false}"#)
        == AdPlacement(positions: [1, 5, 9], every: 3, limit: 4, trailing: false))
    #expect(try placement("{}") == nil)
    #expect(try placement(#"{"enabled": true}"#) == nil)
  }

  static let faulty: [(json: String, says: [String])] = [
    (#"{"first": 0}"#, ["$.sections[0].ads.first: expected a visible index from 1 to 1000000000, found 0"]),
    (
      #"{"first": -2, "every": 0}"#,
      ["ads.first: expected", "ads.every: expected a number of items from 1 on, found 0"]
    ),
    (
      #"{"first": 2, "every": -1, "limit": 0}"#,
      ["ads.every:", "ads.limit: expected a number of ads from 1 on, found 0"]
    ),
    (#"{"positions": [5, 1]}"#, ["ads.positions[1]: expected an index above the one before, found 1"]),
    (#"{"positions": [3, 3]}"#, ["ads.positions[1]: expected an index above the one before, found 3"]),
    (#"{"positions": [0]}"#, ["ads.positions[0]: expected a visible index"]),
    (#"{"positions": []}"#, ["ads.positions: expected at least one visible index, found none"]),
    (#"{"positions": 3}"#, ["ads.positions: expected an array of whole numbers, found a number"]),
    (#"{"positions": [1, "2", 2.5]}"#, ["ads.positions[1]: expected a whole number", "ads.positions[2]:"]),
    (#"{"first": "2", "trailing": 1}"#, ["ads.first: expected a whole number, found a string", "ads.trailing:"]),
    (#"{"first": 1, "positions": [2]}"#, ["ads.first: expected first or positions, found both"]),
    (#"{"every": 4}"#, ["ads.first: is missing"]),
    (#"[1]"#, ["$.sections[0].ads: expected an object, found an array"]),
    (#"{"first": 9000000000000000000}"#, ["ads.first: expected a visible index"]),
  ]

  @Test(arguments: faulty) func `What no list can be made with is told with its path`(json: String, says: [String]) {
    #expect {
      try placement(json)
    } throws: { error in
      guard let faults = error as? ConfigurationFaults, faults.faults.count == says.count else { return false }
      return zip(faults.faults, says).allSatisfy { fault, words in fault.description.contains(words) }
    }
  }

  @Test func `The largest numbers add up without a trap`() throws {
    let map = AdSlotMap(
      content: .max, placement: try AdPlacement(first: 1_000_000_000, every: 1_000_000_000), arrived: .max)
    #expect(map.count >= map.contentCount)
    #expect(map.slot(at: VisibleIndex(1_000_000_000)) == .ad(0))
    let dense = AdSlotMap(content: .max, placement: try AdPlacement(first: 1, every: 1), arrived: .max)
    #expect(dense.count == dense.contentCount * 2)
  }
}
