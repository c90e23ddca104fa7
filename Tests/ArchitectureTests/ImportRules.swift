/// What the files of each folder may import. A folder without a row may not exist.
enum ImportRules {
  /// One target.
  struct Row {
    /// Its folder below `Sources`.
    let folder: String
    /// Its module.
    let module: String
    /// What it may import.
    let allowed: Set<String>
  }

  private static let core = "LayoutKitCore"
  private static let foundation = "Foundation"

  /// The targets, but for templates.
  static let rows = [
    Row(folder: "LayoutKitCore", module: core, allowed: [foundation]),
    Row(folder: "Arrangements", module: "Arrangements", allowed: [core, foundation]),
    Row(folder: "LayoutEngine", module: "LayoutEngine", allowed: [core, "Arrangements", foundation]),
    Row(folder: "AdSlots", module: "AdSlots", allowed: [core, foundation]),
    Row(folder: "ContentElements", module: "ContentElements", allowed: [core, foundation]),
    Row(folder: "ContentFamilies", module: "ContentFamilies", allowed: [core, "ContentElements", foundation]),
    Row(
      folder: "Adapters/HomeWidget", module: "HomeWidgetAdapters",
      allowed: [core, "LayoutEngine", "HomePageHost", foundation]),
    Row(
      folder: "Adapters/Compositional", module: "CompositionalAdapters", allowed: [core, "LayoutEngine", foundation]),
    Row(folder: "Adapters/Flow", module: "FlowAdapters", allowed: [core, "LayoutEngine", foundation]),
    Row(
      folder: "Hosts/HomePage", module: "HomePageHost", allowed: [core, "LayoutEngine", "ContentElements", foundation]),
    Row(
      folder: "Hosts/Headless", module: "HeadlessHost",
      allowed: [core, "LayoutEngine", "CompositionalAdapters", foundation]),
    Row(folder: "Renderers/PangoText", module: "PangoText", allowed: [core, "CPango", foundation]),
    Row(
      folder: "Renderers/CairoPainter", module: "CairoPainter",
      allowed: [core, "PangoText", "CPango", "CGdkPixbuf", "CPng", foundation]),
    Row(folder: "ContentFeeds", module: "ContentFeeds", allowed: [core, "AdSlots", foundation, "FoundationXML"]),
    Row(
      folder: "LayoutKitTestSupport", module: "LayoutKitTestSupport",
      allowed: [
        core, "Arrangements", "LayoutEngine", "HomePageHost", "HomeWidgetAdapters", "CompositionalAdapters",
        "FlowAdapters", foundation,
      ]),
    Row(
      folder: "LayoutKitTool", module: "LayoutKitTool",
      allowed: [
        core, "LayoutEngine", "AdSlots", "HomePageHost", "HomeWidgetAdapters", "CompositionalAdapters", "HeadlessHost",
        "ContentFeeds", "PangoText", "CairoPainter", foundation,
      ]),
    Row(folder: "layoutkit", module: "layoutkit", allowed: [core, "LayoutKitTool", "StandardTemplates", foundation]),
  ]

  /// The target a file belongs to.
  static func row(of path: String) -> Row? {
    let folders = path.split(separator: "/").dropLast()
    if folders.first == "Templates", folders.count > 1 {
      let name = String(folders[1])
      // The registry imports whatever is called a template, and no template another.
      return name == "Standard"
        ? Row(folder: "Templates/Standard", module: "StandardTemplates", allowed: [core, foundation])
        : Row(
          folder: "Templates/\(name)", module: "\(name)Template",
          allowed: [core, "Arrangements", "ContentElements", "ContentFamilies", foundation])
    }
    return rows.first { path.hasPrefix($0.folder + "/") }
  }

  /// The modules a file imports, with their lines.
  static func imports(of file: SourceFile) -> [(line: Int, module: String)] {
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    return file.statements.compactMap { line, words in
      let rest = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
      guard rest.first == "import" else { return nil }
      let name = rest.dropFirst().drop { kinds.contains($0) }.first?.split(separator: ".").first
      return name.map { (line, String($0)) }
    }
  }

  /// Imports that the table does not have.
  static func breaches(in file: SourceFile) -> [String] {
    guard let row = row(of: file.path) else { return [file.breach(1, "no target has this folder")] }
    return imports(of: file).compactMap { line, module in
      let isTemplate = row.module == "StandardTemplates" && module.hasSuffix("Template")
      return row.allowed.contains(module) || isTemplate ? nil : file.breach(line, "may not import \(module)")
    }
  }
}
