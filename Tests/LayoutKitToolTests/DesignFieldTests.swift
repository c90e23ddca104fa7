import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Every field of a design does something: a field that nothing reads is red here as soon as it is there.
@Suite struct DesignFieldTests {
  /// What a field needs to be seen, by the beginning of its path.
  private static let preconditions: [(path: String, design: String)] = [
    ("border.color", #"{"border": {"width": 2}}"#),
    ("shadow.color", #"{"shadow": {"radius": 4}}"#),
    ("separators.width", #"{"separators": {"style": "full"}}"#),
    ("separators.color", #"{"separators": {"style": "full"}}"#),
    ("section.", ##"{"section": {"background": "#EEEEEE", "border": {"width": 2}, "shadow": {"radius": 4}}}"##),
    // What is as wide as its text stands elsewhere only where it has several lines.
    ("badge.alignment", #"{"badge": {"lines": 4}}"#),
    ("button.alignment", #"{"button": {"lines": 4}}"#),
  ]

  @Test(arguments: DesignField.all)
  func `every field of a design changes what is painted`(field: DesignField) throws {
    let other = try #require(field.other, "say in DesignField what \(field) may be")
    #expect(other != field.standard)
    let needed = Self.preconditions.first { field.description.hasPrefix($0.path) }?.design ?? "{}"
    let base = try JSONValue(parsing: Data(needed.utf8))
    let appearance = field.names.last == "dark" ? "dark" : "light"
    let before = try DesignedPage(base, appearance: appearance)
    let after = try DesignedPage(base.merged(with: field.document(other)), appearance: appearance)
    #expect(before != after)
    #expect(after.faults == [])
  }

  @Test func `a field that a design does not have changes nothing`() throws {
    let unknown = try JSONValue(parsing: Data(#"{"states": {"focussed": {"width": 9}}}"#.utf8))
    let page = try DesignedPage(unknown, appearance: "light")
    #expect(try page == DesignedPage(.object([:]), appearance: "light"))
    #expect(page.faults == ["$.design.states.focussed: is not known and changes nothing"])
  }

  @Test func `unknown fields of a design are reported by path, and fail a strict run alone`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(#"{"stat":"ok","items":[{"id":1,"type":"article","title":"A"}]}"#, to: "a.json")
    let app = try folder.write(
      #"""
      {"design": {"titel": {"size": 3}, "states": {"focused": {"glow": 1}}},
       "sections": [{"id": "a", "source": "a.json", "design": {"accessories": {"chevron": true}}}]}
      """#, to: "app.json")
    let run = try ToolRun(["render", app, "--format", "json"])
    #expect(run.code == 0)
    #expect(try Listing(run).sections.map(\.cells.count) == [1])
    for path in ["$.design.titel", "$.design.states.focused.glow", "$.sections[0].design.accessories.chevron"] {
      #expect(run.complaints.contains(path), "\(run.complaints)")
    }
    #expect(try ToolRun(["render", app, "--format", "json", "--strict"]).code == 65)
  }
}

extension JSONValue {
  /// This object with another's members laid over it.
  fileprivate func merged(with other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let others) = other else { return other }
    return .object(members.merging(others) { $0.merged(with: $1) })
  }
}
