/// How files, types and modules are called.
enum NamingRules {
  /// A type as a file declares it.
  struct Declaration: Hashable {
    var name: String
    var isPublic: Bool
    /// Whether it stands in no other declaration.
    var isOuter: Bool
    var line: Int
  }

  /// Names that SwiftUI exports.
  static let platformNames: Set<String> = [
    "Alignment", "Anchor", "Angle", "Animation", "AnyLayout", "AnyView", "App", "Axis", "Badge", "Binding", "Button",
    "Canvas", "Capsule", "Circle", "Color", "ColorScheme", "ContentMode", "ContentSizeCategory",
    "ContentUnavailableView",
    "ControlSize", "CoordinateSpace", "Divider", "DragGesture", "DynamicTypeSize", "Edge", "EdgeInsets", "Ellipse",
    "EmptyView", "Environment", "EnvironmentKey", "EnvironmentValues", "Font", "ForEach", "Form", "Gesture", "Gradient",
    "GraphicsContext", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabelStyle",
    "Layout", "LayoutDirection", "LayoutValueKey", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "ListStyle",
    "Material", "Menu", "Namespace", "NavigationLink", "NavigationStack", "ObservedObject", "Path", "Picker",
    "PreferenceKey", "ProgressView", "ProposedViewSize", "Rectangle", "RoundedRectangle", "Scene", "ScenePhase",
    "ScrollView", "Section", "Settings", "Shape", "ShapeStyle", "Slider", "Spacer", "State", "Stepper", "StrokeStyle",
    "TabView", "Table", "Text", "TextAlignment", "TextEditor", "TextField", "TextRenderer", "Toggle", "Toolbar",
    "Transaction", "Transition", "UnitPoint", "VStack", "VerticalAlignment", "View", "ViewBuilder", "ViewModifier",
    "ViewThatFits", "Widget", "Window", "ZStack",
  ]

  /// Files of the core that hold several small types of one sort.
  static let groups: Set<String> = ["Identifiers"]

  static func declarations(in file: SourceFile) -> [Declaration] {
    let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private", "final", "indirect"]
    return zip(file.code, file.depths).enumerated().compactMap { number, line in
      let tokens = StyleRules.tokens(of: line.0)
      let rest = tokens.drop { modifiers.contains($0) || $0.hasPrefix("@") }
      guard let keyword = rest.first, keywords.contains(keyword), let name = rest.dropFirst().first,
        name.first?.isUppercase == true
      else { return nil }
      return Declaration(name: name, isPublic: tokens.contains("public"), isOuter: line.1 == 0, line: number + 1)
    }
  }

  /// Everything wrong with the names in a file.
  static func breaches(in file: SourceFile) -> [String] {
    let types = declarations(in: file)
    let module = ImportRules.row(of: file.path)?.module
    var breaches = types.filter { $0.isPublic && $0.isOuter && platformNames.contains($0.name) }
      .map { file.breach($0.line, "SwiftUI exports a \($0.name) too") }
    breaches += types.filter { $0.name == module }.map { file.breach($0.line, "is named like its module") }
    let isFree = file.name.contains("+") || groups.contains(file.name) || !types.contains(where: \.isPublic)
    if module == "LayoutKitCore", !isFree, !types.contains(where: { $0.isPublic && $0.name == file.name }) {
      breaches.append(file.breach(1, "has no public \(file.name)"))
    }
    return breaches
  }
}
