import Foundation
import LayoutKitCore
import Testing

@testable import ContentFeeds

struct JSONReaderTests {
  @Test(
    "a value is what JSON says it is",
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .integer(0)), ("-12", .integer(-12)),
      ("1.5", .number(1.5)), ("1e3", .number(1000)), ("-0.25E-1", .number(-0.025)),
      ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("1e999", .number(.greatestFiniteMagnitude)), ("-1e999", .number(-.greatestFiniteMagnitude)),
      ("\"a\\n\\u00e9\\\\\\/\\\"\"", .string("a\né\\/\"")), ("\"\\ud83d\\ude00\"", .string("😀")),
      ("\"\\ud83d!\"", .string("\u{FFFD}!")), ("\"\\ude00\\ud83d\\u0041\"", .string("\u{FFFD}\u{FFFD}A")),
      ("\"é\t\"", .string("é\t")), ("[]", .array([])), ("{}", .object([:])),
      ("[ 1 , \"\" ]", .array([.integer(1), .string("")])),
      ("{\"a\" : {\"b\":[null]}}", .object(["a": .object(["b": .array([.null])])])),
      ("{\"a\":1,\"a\":2}", .object(["a": .integer(2)])),
    ] as [(String, JSONValue)])
  func value(text: String, value: JSONValue) throws {
    #expect(try JSONReader.value(of: text) == value)
  }

  @Test(
    "a fault names its line and column",
    arguments: [
      ("{\n  \"a\": tru\n}", 2, 11), ("[1, 2,]", 1, 7), ("{\"é\": x}", 1, 7), ("[1] 2", 1, 5), ("[01]", 1, 2),
      ("[1.]", 1, 2),
      ("[.5]", 1, 2), ("[+1]", 1, 2), ("[0x10]", 1, 2), ("[--1]", 1, 2), ("{a: 1}", 1, 2), ("{\"a\" 1}", 1, 6),
      ("[\"\\x\"]", 1, 4),
      ("[\"\\u12\"]", 1, 7), ("[1\n2]", 2, 1),
    ])
  func fault(text: String, line: Int, column: Int) throws {
    let fault = #expect(throws: DocumentFault.self) { try JSONReader.value(of: text) }
    #expect(fault?.line == line)
    #expect(fault?.column == column)
    #expect(fault.map { $0.description.hasPrefix("line \(line), column \(column): expected ") } == true)
  }

  @Test(
    "a document that stops early is known as such",
    arguments: ["", " ", "{", "[1", "\"a", "{\"a\":", "\"\\", "\"\\u1", "[1,", "tr"])
  func early(text: String) throws {
    let fault = #expect(throws: DocumentFault.self) { try JSONReader.value(of: text) }
    #expect(fault?.reason == .endsEarly)
  }

  @Test("10,000 levels are an error, not a crash", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func deep(part: String) throws {
    let fault = #expect(throws: DocumentFault.self) {
      try JSONReader.value(of: String(repeating: part, count: 10_000))
    }
    #expect(fault?.reason == .tooDeep(limit: 128))
    let allowed = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try JSONReader.value(of: allowed) }
  }
}
