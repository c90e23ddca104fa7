public import Foundation
public import LayoutKitCore

/// What an app shows, as its document says: `app.json`, or a feed alone, which counts as an app of one section.
public struct AppDocument: Sendable {
  /// The app's name; empty where the document has none.
  public var title = ""
  /// Language and region.
  public var locale = Locale(identifier: "en")
  /// Where times are told for.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The app's design.
  public var design = DesignModel()
  /// Ads and the reader they would be for.
  public var ads = AppAds()
  /// The blocks of the home page in order: what the document lists, else all sections.
  public var home: [HomeBlock] = []
  /// The sections in order, their ids unique.
  public var sections: [SectionDocument] = []
  /// Whether it stands for a feed alone.
  public private(set) var isFeed = false
  /// What to report so far: unknown fields, faults of sections, names that lead nowhere.
  public var reports: [Report] = []

  init() {}

  /// The app of a document's text.
  ///
  /// A section that cannot be used stays in its place, with `fault` set; the others stand.
  /// - Throws: everything that is wrong with the document, sections included, where it is not readable, its own fields
  ///   cannot be used, or it has no list of sections.
  public init(parsing data: Data) throws(ConfigurationFaults) {
    let value: JSONValue
    let isBroken: Bool
    do {
      let document = try DocumentText(data)
      isBroken = document.isBroken
      value = try JSONReader.value(of: document.text)
    } catch {
      throw ConfigurationFaults([ConfigurationFault(path: "$", problem: .unreadable("\(error)"))])
    }
    guard case .object(let members) = value else {
      throw ConfigurationFaults([
        ConfigurationFault(path: "$", problem: .wrongType(expected: "an object", found: value.typeName))
      ])
    }
    var parsing = AppParsing(members)
    self = try parsing.app()
    if isBroken { reports.insert(Report(place: "$", problem: .item(FeedNotice(problem: .brokenText))), at: 0) }
  }

  /// The app of a feed alone: one section, named like the file without its extension, in the default template.
  public init(feedAt file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    title = name
    isFeed = true
    var section = SectionDocument(id: SectionID(rawValue: name), path: "$.sections[0]", design: design)
    section.source = file.lastPathComponent
    sections = [section]
    home = [.section(section.id)]
  }

  /// The app of a file, be it an app's document or a feed. A document of no known kind is judged as an app's.
  /// - Throws: what `init(parsing:)` throws, and a fault for a file that cannot be read.
  public init(contentsOf file: URL) throws(ConfigurationFaults) {
    let data: Data
    do {
      data = try SourceFile.data(at: file)
    } catch {
      throw ConfigurationFaults([ConfigurationFault(path: "$", problem: .unreadable("\(file.path) \(error.words)"))])
    }
    if Self.looksLikeFeed(data) { self.init(feedAt: file) } else { try self.init(parsing: data) }
  }

  /// Markup is a feed; so is a JSON object with items or a source's status, unless it has sections.
  private static func looksLikeFeed(_ data: Data) -> Bool {
    guard let text = try? DocumentText(data).text else { return true }
    if text.utf8.first(where: { !$0.isMarkupSpace }) == UInt8(ascii: "<") { return true }
    guard case .object(let members)? = try? JSONReader.value(of: text) else { return false }
    return members["sections"] == nil && (members["items"] != nil || members["stat"] != nil)
  }
}
