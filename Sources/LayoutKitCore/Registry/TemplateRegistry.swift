/// The templates an app knows, by name; a value, handed to whoever looks templates up.
public struct TemplateRegistry: Sendable {
  /// The templates in the order they were registered.
  public private(set) var templates: [any ListTemplate] = []
  /// Ids that were registered again; the first template of an id stays.
  public private(set) var duplicates: [TemplateID] = []

  /// A registry of templates.
  public init(_ templates: [any ListTemplate] = []) {
    for template in templates { register(template) }
  }

  /// Adds a template. One whose id is taken is not added, and its id is recorded in `duplicates`.
  public mutating func register(_ template: any ListTemplate) {
    if templates.contains(where: { $0.id == template.id }) {
      duplicates.append(template.id)
    } else {
      templates.append(template)
    }
  }

  /// The template of an id.
  /// - Throws: `TemplateError.unknownTemplate`.
  public func template(_ id: TemplateID) throws(TemplateError) -> any ListTemplate {
    guard let template = templates.first(where: { $0.id == id }) else {
      let known = templates.map(\.id.rawValue)
      throw .unknownTemplate(id.rawValue, nearest: known.nearest(to: id.rawValue), known: known)
    }
    return template
  }

  /// The rules for a section: its template, with its variant and options, in its design.
  /// - Throws: `TemplateError`.
  public func layout(for section: ListSection) throws(TemplateError) -> ResolvedLayout {
    let designFaults = section.design.faults()
    guard designFaults.isEmpty else { throw .badDesign(ConfigurationFaults(designFaults)) }
    return try Self.resolve(template(section.template), for: section)
  }

  private static func resolve(
    _ template: some ListTemplate, for section: ListSection
  ) throws(TemplateError) -> ResolvedLayout {
    var options = section.options
    if let variant = section.variant {
      guard template.variants.contains(variant) else {
        throw .unknownVariant(
          variant, template: template.id, nearest: template.variants.nearest(to: variant), known: template.variants)
      }
      if case .object(var fields) = options {
        fields["variant"] = .string(variant)
        options = .object(fields)
      }
    }
    do {
      let overlay = try JSONOverlay(options, on: template.defaultOptions, at: "$.options")
      return ResolvedLayout(
        layout: try template.makeLayout(design: section.design, options: overlay.value),
        unknownFields: overlay.unknownFields)
    } catch let faults as ConfigurationFaults {
      throw .badOptions(faults)
    } catch {
      throw .badOptions(ConfigurationFaults([.init(path: "$.options", problem: .unreadable("\(error)"))]))
    }
  }
}

/// A layout that was looked up, with what is to be reported about its options.
public struct ResolvedLayout: Sendable {
  /// The rules.
  public let layout: any ListLayout
  /// Paths of options the template does not have.
  public let unknownFields: [String]
}

/// Why a section has no layout.
public enum TemplateError: Error, Hashable, Sendable {
  /// Nobody registered the id; the nearest known id, if one is near, and all of them.
  case unknownTemplate(String, nearest: String?, known: [String])
  /// The template has no such variant; the nearest, if one is near, and all of them.
  case unknownVariant(String, template: TemplateID, nearest: String?, known: [String])
  /// The options cannot be used.
  case badOptions(ConfigurationFaults)
  /// The design cannot be used.
  case badDesign(ConfigurationFaults)
}
