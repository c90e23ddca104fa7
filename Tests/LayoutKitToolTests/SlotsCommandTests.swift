import Foundation
import Testing

@Suite struct SlotsCommandTests {
  private struct Answer: Decodable, Equatable {
    struct Place: Decodable, Equatable {
      let visible: Int
      let content: Int?
      let ad: Int?
    }
    let count: Int
    let slots: [Place]
  }

  @Test func `the JSON has a place for every item and every ad`() throws {
    let run = try ToolRun([
      "slots", "--content", "4", "--first", "1", "--every", "2", "--ads", "2", "--format", "json",
    ])
    #expect(run.code == 0, "\(run.complaints)")
    let answer = try JSONDecoder().decode(Answer.self, from: run.output)
    // 0 A 1 2 B 3
    #expect(answer.count == 6)
    #expect(answer.slots.map(\.visible) == [0, 1, 2, 3, 4, 5])
    #expect(answer.slots.map(\.content) == [0, nil, 1, 2, nil, 3])
    #expect(answer.slots.map(\.ad) == [nil, 0, nil, nil, 1, nil])
    #expect(run.text.hasPrefix(#"{"count":6,"slots":[{"content":0,"visible":0},{"ad":0,"visible":1}"#))
  }

  @Test func `the table has a line a place`() throws {
    let run = try ToolRun(["slots", "--content", "2", "--positions", "1,3", "--no-trailing", "--ads", "9"])
    #expect(run.text == "place\tholds\n0\titem 0\n1\tad 0\n2\titem 1\n")
  }

  static let wrong: [(arguments: [String], says: String)] = [
    ([], "needs --content N and --ads K"),
    (["--content", "3", "--ads", "1"], "needs --first F or --positions"),
    (["--content", "3", "--ads", "1", "--first", "0"], "--first: expected a visible index"),
    (["--content", "3", "--ads", "1", "--first", "1", "--every", "0"], "--every: expected a number of items"),
    (["--content", "3", "--ads", "1", "--positions", "3,2"], "--positions[1]: expected an index above"),
    (["--content", "3", "--ads", "1", "--positions", "a"], "--positions is a whole number"),
    (["--content", "3", "--ads", "1", "--first", "1", "--positions", "2"], "not both"),
    (["--content", "3", "--ads", "1", "--first", "1", "--limit", "0"], "--limit: expected a number of ads"),
    (["--content", "many", "--ads", "1", "--first", "1"], "--content is a whole number"),
    (["--content", "99999999999", "--ads", "1", "--first", "1"], "at most 10000000"),
  ]

  @Test(arguments: wrong) func `64: what no list can be made with`(arguments: [String], says: String) throws {
    let run = try ToolRun(["slots"] + arguments)
    #expect(run.code == 64)
    #expect(run.complaints.contains(says), "\(run.complaints)")
  }
}
