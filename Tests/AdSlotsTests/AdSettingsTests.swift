import AdSlots
import Foundation
import LayoutKitCore
import Testing

@Suite struct AdSettingsTests {
  private func settings(_ json: String) throws -> AdSettings? {
    try AdSettings(JSONValue(parsing: Data(json.utf8)), at: "$.sections[0].ads")
  }

  @Test func `A placement and the room of an ad are read together`() throws {
    let placement = try AdPlacement(first: 2, every: 4)
    #expect(try settings(#"{"first": 2, "every": 4}"#) == AdSettings(placement: placement, span: .cell))
    #expect(try settings(#"{"first": 2, "every": 4, "span": "row"}"#) == AdSettings(placement: placement, span: .row))
    #expect(try settings(#"{"span": "cell"}"#) == nil)
    #expect(try settings("{}") == nil)
  }

  @Test(arguments: [
    (#"{"first": 0, "span": "half"}"#, ["ads.first: expected", #"ads.span: expected one of cell, row, found "half""#]),
    (#"{"first": 1, "span": 2}"#, ["$.sections[0].ads.span: expected a string, found a number"]),
    (#"{"span": "wide"}"#, ["ads.span: expected one of"]),
    (#"{"every": 2, "span": "row"}"#, ["ads.first: is missing"]),
    (#"7"#, ["$.sections[0].ads: expected an object, found a number"]),
  ]) func `Faults of both are told at once`(json: String, says: [String]) {
    #expect {
      try settings(json)
    } throws: { error in
      guard let faults = error as? ConfigurationFaults, faults.faults.count == says.count else { return false }
      return zip(faults.faults, says).allSatisfy { fault, words in fault.description.contains(words) }
    }
  }

  @Test func `Fields that settings do not have are named`() throws {
    let json = try JSONValue(parsing: Data(#"{"first": 1, "evry": 2, "span": "row", "a": 1, "limit": 3}"#.utf8))
    #expect(AdSettings.unknownFields(in: json, at: "$.ads") == ["$.ads.a", "$.ads.evry"])
    #expect(AdSettings.unknownFields(in: .null, at: "$.ads") == [])
  }
}
