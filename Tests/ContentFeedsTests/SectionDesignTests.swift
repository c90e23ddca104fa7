import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import ContentFeeds

/// A section's design is the app's with the section's own changes on top, field by field.
struct SectionDesignTests {
  /// A design's document that changes every field.
  private static let everything = DesignField.all.reduce(JSONValue.object([:])) { design, field in
    design.merged(with: field.document(field.other ?? .null))
  }

  /// Every field's value by path; whole numbers are the same however they are written.
  private func values(of design: DesignModel) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: DesignField.fields(of: design).map { ($0.description, number($0.standard)) })
  }

  private func number(_ value: JSONValue) -> JSONValue {
    if case .integer(let number) = value { .number(Double(number)) } else { value }
  }

  @Test("a section's change of a field changes that field alone", arguments: DesignField.all)
  func field(field: DesignField) throws {
    let own = JSONValue.object([
      "id": .string("own"), "source": .string("-"), "design": field.document(field.standard),
    ])
    let plain = JSONValue.object(["id": .string("plain"), "source": .string("-")])
    let app = JSONValue.object(["design": Self.everything, "sections": .array([own, plain])])
    let sections = try AppDocument(parsing: JSONEncoder().encode(app)).sections
    #expect(sections.map(\.fault) == [nil, nil])

    let changed = Dictionary(
      uniqueKeysWithValues: DesignField.all.map { ($0.description, number($0.other ?? .null)) })
    #expect(values(of: sections[1].design) == changed)
    #expect(
      values(of: sections[0].design)
        == changed.merging([field.description: number(field.standard)]) { $1 })
    #expect(sections[0].designChanges == field.document(field.standard))
  }
}

extension JSONValue {
  fileprivate func merged(with other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let others) = other else { return other }
    return .object(members.merging(others) { $0.merged(with: $1) })
  }
}
