import Foundation
import LayoutKitCore
import Testing

@Suite("A JSON value")
struct JSONValueTests {
  @Test("reads each type and writes it again")
  func types() throws {
    let text = #"{"n": null, "t": true, "i": 3, "d": 2.5, "s": "x", "a": [1, "1", false], "o": {"1": 1}}"#
    let value = try JSONValue(parsing: Data(text.utf8))
    #expect(
      value
        == .object([
          "n": .null, "t": .bool(true), "i": .integer(3), "d": .number(2.5), "s": .string("x"),
          "a": .array([.integer(1), .string("1"), .bool(false)]), "o": .object(["1": .integer(1)]),
        ]))
    #expect(try JSONValue(parsing: JSONEncoder().encode(value)) == value)
  }

  @Test("names its type in words")
  func names() {
    let names = [JSONValue.null, .bool(true), .integer(1), .number(1), .string(""), .array([]), .object([:])]
      .map(\.typeName)
    #expect(names == ["null", "true or false", "a number", "a number", "a string", "an array", "an object"])
  }

  private func reason(_ data: Data) -> String? {
    let found = #expect(throws: ConfigurationFault.self) { try JSONValue(parsing: data) }
    guard let found, found.path == "$", case .unreadable(let reason) = found.problem else { return nil }
    return reason
  }

  @Test(
    "that cannot be read says where",
    arguments: [
      ("{\n  \"a\": 1,\n  \"b\": x\n}", 3, 8), ("{\"a\":1 \"b\":2}", 1, 8), ("{'a':1}", 1, 2), ("[\n\n]]", 3, 2),
    ])
  func place(text: String, line: Int, column: Int) {
    let reason = reason(Data(text.utf8)) ?? ""
    #expect(reason.contains("line \(line), column \(column)"), "\(reason)")
  }

  @Test("that ends too early says so", arguments: ["", "{\"a\":", "[1,\n2"])
  func ended(text: String) {
    let reason = reason(Data(text.utf8)) ?? ""
    #expect(reason.contains("end of file"), "\(reason)")
  }

  @Test(
    "survives hostile bytes",
    arguments: [
      Data([0xFF, 0xFE]), Data([0]), Data("[1e999]".utf8), Data("-".utf8), Data("\"\\ud800\"".utf8),
      Data(String(repeating: "[", count: 100_000).utf8),
      Data((String(repeating: "{\"a\":", count: 400) + "1e999" + String(repeating: "}", count: 400)).utf8),
    ])
  func hostile(data: Data) {
    let reason = reason(data) ?? "DecodingError"
    #expect(!reason.isEmpty && !reason.contains("DecodingError"), "\(reason)")
  }

  @Test("may be nested deeply")
  func deep() throws {
    let text = String(repeating: "[", count: 400) + "7" + String(repeating: "]", count: 400)
    var value = try JSONValue(parsing: Data(text.utf8))
    var depth = 0
    while case .array(let members) = value, let first = members.first {
      depth += 1
      value = first
    }
    #expect(depth == 400 && value == .integer(7))
  }
}
