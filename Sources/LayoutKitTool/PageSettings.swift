import Foundation
import LayoutKitCore

/// How a page is to be laid out: what flags change of the app and of its reader's settings.
struct PageSettings: Sendable {
  static let options = [
    CommandOption("template", "ID", "show every section in this template"),
    CommandOption("variant", "NAME", "in this variant, where its template has it"),
    CommandOption("width", "PT", "width of the page in points (390)"),
    CommandOption("scale", "S", "pixels a point (2)"),
    CommandOption("text-size", "xs…ax5", "the reader's text size: xs s m l xl xxl xxxl ax1 … ax5 (l)"),
    CommandOption("direction", "ltr|rtl", "which way the page reads (as the locale does)"),
    CommandOption("appearance", "light|dark", "light or dark (light)"),
    CommandOption("contrast", "standard|increased", "how strongly inks and lines stand out (standard)"),
    CommandOption("bold", nil, "in heavier text, as readers may ask for"),
    CommandOption("locale", "ID", "language and region of dates and numbers (the app's, else en)"),
    CommandOption("time-zone", "ID", "where times are told for (the app's, else UTC)"),
    CommandOption("now", "DATE", "the moment it is, ISO 8601 (the newest date of the input)"),
  ]

  /// Where sections stand.
  enum Place: Hashable, Sendable {
    /// On the home page, all of it.
    case home
    /// On a full screen, scrolled to an offset in points.
    case screen(offset: Double)
  }

  var template: TemplateID?
  var variant: String?
  var place = Place.home
  var width = 390.0
  /// What is seen at once of a full screen, in points.
  var height = 844.0
  /// Ads in place of those that the app's document names.
  var ads: [NativeAd]?
  var scale = 2.0
  var textSize = TextSizeClass.l
  var direction: ReadingDirection?
  var appearance = Appearance.light
  var contrast = ContrastLevel.standard
  var isBold = false
  var locale: Locale?
  var timeZone: TimeZone?
  var now: Date?

  init(_ arguments: ParsedArguments, registry: TemplateRegistry) throws(ToolError) {
    template = arguments.values["template"].map { TemplateID(rawValue: $0) }
    variant = arguments.values["variant"]
    if let template { try registry.check(variant, in: template) }
    width = try arguments.number("width", default: 390, in: 1...10_000)
    scale = try arguments.number("scale", default: 2, in: 0.25...8)
    textSize = try arguments.word("text-size", default: .l)
    direction = arguments.values["direction"] == nil ? nil : try arguments.word("direction", default: .leftToRight)
    appearance = try arguments.word("appearance", default: .light)
    contrast = try arguments.word("contrast", default: .standard)
    isBold = arguments.switches.contains("bold")
    locale = try Self.locale(arguments.values["locale"])
    timeZone = try Self.timeZone(arguments.values["time-zone"])
    now = try Self.date(arguments.values["now"])
  }

  /// Stops where none of the templates has the variant that was asked for.
  func checkVariant(of templates: [TemplateID], in registry: TemplateRegistry) throws(ToolError) {
    guard let variant, template == nil, !templates.contains(where: { registry.has(variant, in: $0) }) else { return }
    for template in Set(templates) { try registry.check(variant, in: template) }
  }

  /// The section with what the flags change of it.
  func section(_ section: ListSection, in registry: TemplateRegistry) -> ListSection {
    var section = section
    if let template {
      section.template = template
      section.variant = nil
      section.options = .object([:])
    }
    if let variant, registry.has(variant, in: section.template) { section.variant = variant }
    return section
  }

  private static func locale(_ text: String?) throws(ToolError) -> Locale? {
    guard let text else { return nil }
    let locale = Locale(identifier: text)
    guard let language = locale.language.languageCode, language.isISOLanguage else {
      throw .usage("--locale is a language with a region if need be, as en or pt-BR, not \"\(text)\"")
    }
    return locale
  }

  private static func timeZone(_ text: String?) throws(ToolError) -> TimeZone? {
    guard let text else { return nil }
    guard let zone = TimeZone(identifier: text) else {
      throw .usage("--time-zone is a name of the time zone database, as Europe/Paris, not \"\(text)\"")
    }
    return zone
  }

  private static func date(_ text: String?) throws(ToolError) -> Date? {
    guard let text else { return nil }
    let whole = ISO8601DateFormatter()
    let day = ISO8601DateFormatter()
    day.formatOptions = [.withFullDate]
    guard let date = whole.date(from: text) ?? day.date(from: text) else {
      throw .usage("--now is a date, as 2026-11-30 or 2026-11-30T09:00:00Z, not \"\(text)\"")
    }
    return date
  }
}

extension TemplateRegistry {
  /// Whether a template has a variant.
  func has(_ variant: String, in id: TemplateID) -> Bool {
    templates.first { $0.id == id }?.variants.contains(variant) ?? false
  }

  /// Stops where there is no such template, or where it has no such variant.
  func check(_ variant: String?, in template: TemplateID) throws(ToolError) {
    var section = ListSection(id: "", items: [], template: template)
    section.variant = variant
    do {
      _ = try layout(for: section)
    } catch {
      throw .usage("\(error)")
    }
  }
}
