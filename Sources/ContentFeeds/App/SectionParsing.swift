import LayoutKitCore

/// Reads one section of an app's document. The section stands, with its fault in words, even where it cannot be used.
struct SectionParsing {
  private var fields: FieldReader
  private let appDesign: DesignModel
  private let appAds: JSONValue?
  private var isObject = true

  /// - Parameters:
  ///   - design: the app's, on which the section's changes are laid.
  ///   - ads: the app's settings, likewise.
  init(_ value: JSONValue, at path: String, design: DesignModel, ads: JSONValue?) {
    appDesign = design
    appAds = ads
    if case .object(let members) = value {
      fields = FieldReader(members, at: path, keys: AppKeys.section)
    } else {
      fields = FieldReader([:], at: path, keys: [])
      fields.refuseObject(value)
      isObject = false
    }
  }

  var faults: [ConfigurationFault] { fields.faults }
  var unknownFields: [String] { fields.unknownFields }

  mutating func section() -> SectionDocument {
    // A section without an id is named by its place, so that it too can be drawn.
    let id = fields.text("id") ?? String(fields.path.dropFirst(2))
    var section = SectionDocument(id: SectionID(rawValue: id), path: fields.path, design: appDesign)
    if isObject { readFields(of: &section) }
    section.fault = fields.faults.isEmpty ? nil : fields.faults.map(\.description).joined(separator: "\n")
    return section
  }

  private mutating func readFields(of section: inout SectionDocument) {
    fields.require("id")
    fields.require("source")
    section.title = fields.text("title")
    section.kind = fields.word("kind") ?? section.kind
    section.source = fields.text("source")?.trimmed ?? ""
    section.template = fields.text("template").map { TemplateID(rawValue: $0) } ?? section.template
    section.variant = fields.text("variant")
    section.limit = fields.count("limit")
    if let options = fields.members["options"], fields.object("options", keys: []) != nil { section.options = options }
    section.design = fields.design(on: appDesign)
    if let changes = fields.members["design"], case .object = changes { section.designChanges = changes }
    section.ads = fields.adSettings(on: appAds)
    section.header = header()
    section.footer = footer()
    section.itemActions = fields.itemActions()
    section.loading = loading()
    section.preview = fields.word("preview")
    section.empty = message("empty")
    section.failure = message("error", title: "") ?? section.failure
  }

  private mutating func header() -> SectionDocument.Header? {
    guard var reader = fields.object("header", keys: AppKeys.header) else { return nil }
    let header = SectionDocument.Header(
      title: reader.text("title"), showsSeeAll: reader.flag("seeAll") ?? false,
      isSticky: reader.flag("sticky") ?? false)
    fields.absorb(reader)
    return header
  }

  private mutating func footer() -> SectionFooter? {
    guard var reader = fields.object("footer", keys: AppKeys.footer) else { return nil }
    let footer = SectionFooter(
      title: reader.text("title"), showsSeeAll: reader.flag("seeAll") ?? false,
      offersMore: reader.flag("loadMore") ?? false, isSticky: reader.flag("sticky") ?? false)
    fields.absorb(reader)
    return footer
  }

  private mutating func loading() -> LoadingPlaceholder? {
    guard var reader = fields.object("loading", keys: AppKeys.loading) else { return nil }
    var loading = LoadingPlaceholder()
    if let count = reader.count("count") {
      loading.count = count
      if !(1...LoadingPlaceholder.mostCells).contains(count) {
        reader.refuse("count", expected: "a whole number from 1 to \(LoadingPlaceholder.mostCells)", found: "\(count)")
      }
    }
    fields.absorb(reader)
    return loading
  }

  /// A message; its title may only be left out where there is one to fall back on.
  private mutating func message(_ name: String, title standard: String? = nil) -> StateMessage? {
    guard var reader = fields.object(name, keys: AppKeys.message) else { return nil }
    let title = reader.text("title") ?? standard
    if standard == nil { reader.require("title") }
    var message = StateMessage(title: title ?? "", detail: reader.text("detail"), retry: reader.text("retry"))
    message.symbol = reader.word("symbol")
    if var action = reader.object("action", keys: AppKeys.messageAction) {
      action.require("label")
      action.require("name")
      if let label = action.text("label"), let name = action.text("name") {
        message.action = MessageAction(label: label, name: name)
      }
      reader.absorb(action)
    }
    fields.absorb(reader)
    return message
  }
}
