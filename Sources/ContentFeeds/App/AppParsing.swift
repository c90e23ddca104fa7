import Foundation
import LayoutKitCore

/// Reads an app's document, collecting what is wrong with the app, which ends it, apart from what is wrong with one
/// section, which ends that section.
struct AppParsing {
  private var fields: FieldReader
  private var result = AppDocument()
  private var sectionFaults: [ConfigurationFault] = []
  private var uses: [String: Int] = [:]

  init(_ members: [String: JSONValue]) {
    fields = FieldReader(members, at: "$", keys: AppKeys.app)
  }

  mutating func app() throws(ConfigurationFaults) -> AppDocument {
    result.title = fields.text("title") ?? ""
    result.ads = AppAds(&fields)
    readPlace()
    result.design = fields.design(on: DesignModel())
    fields.require("sections")
    for (index, value) in (fields.array("sections") ?? []).enumerated() {
      readSection(value, at: "$.sections[\(index)]")
    }
    readHome()
    guard fields.faults.isEmpty else { throw ConfigurationFaults(fields.faults + sectionFaults) }
    result.reports =
      fields.unknownFields.map { Report(place: $0, problem: .unknownField) }
      + sectionFaults.map { Report(place: $0.path, problem: .fault($0.problem)) } + result.reports
    return result
  }

  private mutating func readPlace() {
    if let locale = fields.text("locale") {
      if locale.utf8.allSatisfy({ $0.isLetterOrDigit || "-_@=;".utf8.contains($0) }) {
        result.locale = Locale(identifier: locale)
      } else {
        fields.refuse("locale", expected: "a language tag such as \"en\" or \"fr-FR\"", found: "\"\(locale)\"")
      }
    }
    if let name = fields.text("timeZone") {
      if let zone = TimeZone(identifier: name) {
        result.timeZone = zone
      } else {
        fields.refuse("timeZone", expected: "a time zone such as \"Europe/Paris\"", found: "\"\(name)\"")
      }
    }
  }

  private mutating func readSection(_ value: JSONValue, at path: String) {
    var parsing = SectionParsing(value, at: path, design: result.design, ads: fields.members["ads"])
    var section = parsing.section()
    let id = section.id.rawValue
    while let count = uses[section.id.rawValue] {
      uses[id] = (uses[id] ?? count) + 1
      section.id.rawValue = "\(id)#\(uses[id] ?? 2)"
    }
    uses[section.id.rawValue] = 1
    if section.id.rawValue != id {
      result.reports.append(Report(place: "\(path).id", problem: .repeatedSection(keptAs: section.id)))
    }
    sectionFaults += parsing.faults
    result.reports += parsing.unknownFields.map { Report(place: $0, problem: .unknownField) }
    result.sections.append(section)
  }

  private mutating func readHome() {
    guard fields.members["home"] != nil else {
      result.home = result.sections.map { .section($0.id) }
      return
    }
    for (index, value) in (fields.array("home") ?? []).enumerated() {
      let path = "$.home[\(index)]"
      guard case .object(let members) = value else {
        let problem = ConfigurationFault.Problem.wrongType(expected: "an object", found: value.typeName)
        result.reports.append(Report(place: path, problem: .fault(problem)))
        continue
      }
      var block = FieldReader(members, at: path, keys: AppKeys.homeBlock)
      if let block = read(&block) { result.home.append(block) }
      result.reports += block.faults.map { Report(place: $0.path, problem: .fault($0.problem)) }
      result.reports += block.unknownFields.map { Report(place: $0, problem: .unknownField) }
    }
  }

  private mutating func read(_ block: inout FieldReader) -> HomeBlock? {
    if var banner = block.object("banner", keys: AppKeys.banner) {
      let text = banner.text("text")
      banner.require("text")
      block.absorb(banner)
      if block.members["section"] != nil {
        block.refuse("section", expected: "a banner or a section, not both", found: "both")
      }
      return text.map { .banner(text: $0) }
    }
    if block.members["banner"] == nil { block.require("section") }
    guard let name = block.text("section") else { return nil }
    let id = SectionID(rawValue: name)
    let place = "\(block.path).section"
    guard result.sections.contains(where: { $0.id == id }) else {
      let nearest = result.sections.map(\.id.rawValue).nearest(to: name)
      result.reports.append(Report(place: place, problem: .unknownSection(name, nearest: nearest)))
      return nil
    }
    guard !result.home.contains(.section(id)) else {
      result.reports.append(Report(place: place, problem: .repeatedHomeSection(name)))
      return nil
    }
    return .section(id)
  }
}
