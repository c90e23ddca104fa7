import AdSlots
import Foundation
import LayoutKitCore
import Testing

@testable import ContentFeeds

/// Holds the JSON Schema of app documents and the code that reads them together.
struct AppSchemaTests {
  private let schema: JSONValue

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Examples/Newsroom/app.schema.json"))
    schema = try JSONReader.value(of: String(decoding: data, as: UTF8.self))
  }

  /// A member of a schema, references followed, the object taken where values of several types are allowed.
  private func resolved(_ schema: JSONValue) -> JSONValue {
    if let reference = schema["$ref"]?.string {
      return resolved(definition(String(reference.dropFirst("#/$defs/".count))))
    }
    for choice in schema["anyOf"]?.array ?? [] where choice["type"]?.string == "object" { return choice }
    return schema
  }

  private func definition(_ name: String) -> JSONValue { schema["$defs"]?[name] ?? .null }

  private func properties(_ schema: JSONValue?) -> [String: JSONValue] {
    schema.flatMap { resolved($0)["properties"]?.object } ?? [:]
  }

  @Test("every field the reader knows is in the schema, and no other")
  func keys() {
    let section = properties(definition("section"))
    let block = properties(definition("homeBlock"))
    #expect(Set(properties(schema).keys) == AppKeys.app)
    #expect(Set(section.keys) == AppKeys.section)
    #expect(Set(properties(section["header"]).keys) == AppKeys.header)
    #expect(Set(properties(section["footer"]).keys) == AppKeys.footer)
    #expect(Set(properties(section["actions"]).keys) == AppKeys.itemActions)
    #expect(Set(properties(definition("itemAction")).keys) == AppKeys.itemAction)
    #expect(Set(properties(section["loading"]).keys) == AppKeys.loading)
    #expect(Set(properties(section["empty"]).keys) == AppKeys.message)
    #expect(Set(properties(definition("messageAction")).keys) == AppKeys.messageAction)
    #expect(Set(properties(section["error"]).keys) == AppKeys.message)
    #expect(Set(properties(properties(schema)["ads"]).keys) == AppKeys.ads.union(AdSettings.fields))
    #expect(Set(properties(properties(schema)["reader"]).keys) == AppKeys.reader)
    #expect(Set(properties(section["ads"]).keys) == AdSettings.fields.union(["enabled"]))
    #expect(Set(block.keys) == AppKeys.homeBlock)
    #expect(Set(properties(block["banner"]).keys) == AppKeys.banner)
  }

  @Test("every field of a design is in the schema with its type, and no other")
  func design() throws {
    let standard = try JSONReader.value(of: String(decoding: JSONEncoder().encode(DesignModel()), as: UTF8.self))
    try compare(standard, definition("design"), at: "design")
  }

  private func compare(_ value: JSONValue, _ schema: JSONValue, at path: String) throws {
    let schema = resolved(schema)
    switch value {
    case .object(let members):
      let properties = try #require(schema["properties"]?.object, "\(path) is no object in the schema")
      #expect(Set(properties.keys) == Set(members.keys), "\(path)")
      #expect(schema["additionalProperties"] == .bool(false), "\(path)")
      for (name, member) in members {
        if let property = properties[name] { try compare(member, property, at: "\(path).\(name)") }
      }
    case .bool: #expect(schema["type"]?.string == "boolean", "\(path)")
    case .string: #expect(schema["type"]?.string == "string" || schema["enum"] != nil, "\(path)")
    default: #expect(["number", "integer"].contains(schema["type"]?.string), "\(path)")
    }
  }

  @Test("the words of the schema are those of the code")
  func words() {
    let design = properties(definition("design"))
    let typography = properties(definition("typography"))
    func words(_ schema: JSONValue?) -> [String?] { schema?["enum"]?.array?.map(\.string) ?? [] }
    #expect(words(properties(definition("section"))["kind"]) == SectionKind.allCases.map(\.rawValue))
    #expect(words(properties(definition("section"))["preview"]) == SectionPreview.allCases.map(\.rawValue))
    #expect(words(definition("knownAction")) == ItemAction.Known.allCases.map(\.rawValue))
    #expect(words(definition("symbol")) == SymbolName.allCases.map(\.rawValue))
    #expect(words(properties(design["section"])["reach"]) == DesignModel.SectionCard.Reach.allCases.map(\.rawValue))
    #expect(words(typography["weight"]) == FontWeight.allCases.map(\.rawValue))
    #expect(words(typography["alignment"]) == LineAlignment.allCases.map(\.rawValue))
    #expect(words(properties(design["thumbnail"])["shape"]) == DesignModel.Thumbnail.Shape.allCases.map(\.rawValue))
    #expect(words(design["dates"]) == DesignModel.Dates.allCases.map(\.rawValue))
    #expect(words(properties(design["separators"])["style"]) == DesignModel.Separators.Style.allCases.map(\.rawValue))
  }

  @Test("the ranges of the schema are those of the code")
  func ranges() throws {
    var checked = 0
    func check(_ schema: JSONValue, _ wrap: (JSONValue) -> JSONValue) throws {
      let schema = resolved(schema)
      for (name, property) in properties(schema) { try check(property) { wrap(.object([name: $0])) } }
      guard let maximum = schema["maximum"]?.number else { return }
      let edge = schema["minimum"]?.number ?? schema["exclusiveMinimum"]?.number ?? .nan
      let first = schema["minimum"] == nil ? 0.5 : edge
      for (number, isRight) in [(first, true), (maximum, true), (first - 1, false), (maximum + 1, false)] {
        let overlay = try JSONOverlay(wrap(.number(number)), on: DesignModel())
        #expect(overlay.value.faults().isEmpty == isRight, "\(wrap(.number(number)))")
        #expect(overlay.unknownFields.isEmpty)
      }
      checked += 1
    }
    try check(definition("design")) { $0 }
    // Seven roles of four numbers, three insets of four, nine single lengths, four offsets, three ratios, four of states.
    #expect(checked == 7 * 4 + 3 * 4 + 9 + 4 + 3 + 4)
  }

  @Test("every field of the schema says what it is")
  func descriptions() {
    func check(_ schema: JSONValue, at path: String) {
      for (name, property) in schema["properties"]?.object ?? [:] {
        #expect(property["description"]?.string?.isEmpty == false, "\(path).\(name)")
        check(property, at: "\(path).\(name)")
      }
      for choice in schema["anyOf"]?.array ?? [] { check(choice, at: path) }
    }
    check(schema, at: "$")
    for (name, definition) in schema["$defs"]?.object ?? [:] { check(definition, at: name) }
  }

  @Test("what has no default is required, and defaults are the code's")
  func defaults() throws {
    #expect(schema["required"] == .array([.string("sections")]))
    #expect(definition("section")["required"] == .array([.string("id"), .string("source")]))
    let app = try AppDocument(parsing: Data(#"{"sections": [{"id": "a", "source": "b"}]}"#.utf8))
    let section = properties(definition("section"))
    #expect(section["kind"]?["default"]?.string == app.sections[0].kind.rawValue)
    #expect(section["template"]?["default"]?.string == app.sections[0].template.rawValue)
    #expect(app.sections[0].failure.title == "" && properties(section["error"])["title"]?["default"] == nil)
    let loading = properties(section["loading"])["count"]
    #expect(loading?["default"]?.number == Double(LoadingPlaceholder().count))
    #expect(loading?["maximum"]?.number == Double(LoadingPlaceholder.mostCells))
    #expect(properties(schema)["locale"]?["default"]?.string == app.locale.identifier)
    #expect(app.timeZone.secondsFromGMT() == 0)
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? { object?[name] }
  fileprivate var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
  fileprivate var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
