// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The templates we ship. A new one is a name here, a folder in `Sources/Templates` and one in `Tests/Templates`.
let templates = ["Condensed", "Enriched", "Grid", "Carousel", "Story"]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func target(_ name: String, in folder: String? = nil, uses names: [String] = [], embeds file: String? = nil) -> Target {
  .target(
    name: name, dependencies: names.map { .byName(name: $0) }, path: "Sources/\(folder ?? name)",
    resources: file.map { [.embedInCode($0)] }, swiftSettings: settings)
}

func tests(of name: String, in folder: String? = nil, uses names: [String] = []) -> Target {
  let path = "Tests/\(folder ?? "\(name)Tests")"
  // Recorded files are no sources.
  let snapshots = ["__Snapshots__"].filter { name in
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)/\(name)")
  }
  return .testTarget(
    name: "\(name)Tests", dependencies: Set([name, "LayoutKitTestSupport"] + names).sorted().map { .byName(name: $0) },
    path: path, exclude: snapshots, swiftSettings: settings)
}

let templateParts = ["LayoutKitCore", "Arrangements", "ContentElements", "ContentFamilies"]
let templateModules = templates.map { "\($0)Template" }

let package = Package(
  name: "layoutkit",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "LayoutKitCore", targets: ["LayoutKitCore", "Arrangements", "ContentElements", "ContentFamilies"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "AdSlots", targets: ["AdSlots"]),
    .library(name: "StandardTemplates", targets: ["StandardTemplates"]),
    .library(name: "FullScreens", targets: ["CompositionalAdapters", "FlowAdapters", "HeadlessHost"]),
    .library(name: "HomeWidgets", targets: ["HomeWidgetAdapters", "HomePageHost"]),
    .library(name: "CairoRenderer", targets: ["PangoText", "CairoPainter"]),
    .library(name: "ContentFeeds", targets: ["ContentFeeds"]),
    .library(name: "LayoutKitTestSupport", targets: ["LayoutKitTestSupport"]),
    .library(name: "LayoutKitTool", targets: ["LayoutKitTool"]),
    .executable(name: "layoutkit", targets: ["layoutkit"]),
  ] + templateModules.map { .library(name: $0, targets: [$0]) },
  targets: [
    target("LayoutKitCore"),
    target("Arrangements", uses: ["LayoutKitCore"]),
    target("LayoutEngine", uses: ["LayoutKitCore", "Arrangements"]),
    target("AdSlots", uses: ["LayoutKitCore"]),
    target("ContentElements", uses: ["LayoutKitCore"]),
    target("ContentFamilies", uses: ["LayoutKitCore", "ContentElements"]),
    target("StandardTemplates", in: "Templates/Standard", uses: ["LayoutKitCore"] + templateModules),
    target("HomePageHost", in: "Hosts/HomePage", uses: ["LayoutKitCore", "LayoutEngine", "ContentElements"]),
    target(
      "HomeWidgetAdapters", in: "Adapters/HomeWidget", uses: ["LayoutKitCore", "LayoutEngine", "HomePageHost"]),
    target("CompositionalAdapters", in: "Adapters/Compositional", uses: ["LayoutKitCore", "LayoutEngine"]),
    target("FlowAdapters", in: "Adapters/Flow", uses: ["LayoutKitCore", "LayoutEngine"]),
    target(
      "HeadlessHost", in: "Hosts/Headless", uses: ["LayoutKitCore", "LayoutEngine", "CompositionalAdapters"]),
    .systemLibrary(
      name: "CPango", path: "Sources/Renderers/CPango", pkgConfig: "cairo gobject-2.0 fontconfig harfbuzz",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CGdkPixbuf", path: "Sources/Renderers/CGdkPixbuf", pkgConfig: "gobject-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
    .systemLibrary(
      name: "CPng", path: "Sources/Renderers/CPng", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    target("PangoText", in: "Renderers/PangoText", uses: ["LayoutKitCore", "CPango"], embeds: "fonts.conf"),
    target(
      "CairoPainter", in: "Renderers/CairoPainter",
      uses: ["LayoutKitCore", "PangoText", "CPango", "CGdkPixbuf", "CPng"]),
    target("ContentFeeds", uses: ["LayoutKitCore", "AdSlots"]),
    target(
      "LayoutKitTestSupport",
      uses: [
        "LayoutKitCore", "LayoutEngine", "Arrangements", "HomePageHost", "HomeWidgetAdapters", "CompositionalAdapters",
        "FlowAdapters",
      ]),
    target(
      "LayoutKitTool",
      uses: [
        "LayoutKitCore", "LayoutEngine", "AdSlots", "HomePageHost", "HomeWidgetAdapters", "CompositionalAdapters",
        "HeadlessHost", "ContentFeeds", "PangoText", "CairoPainter",
      ]),
    .executableTarget(
      name: "layoutkit", dependencies: ["LayoutKitCore", "LayoutKitTool", "StandardTemplates"], swiftSettings: settings),

    // Counts what a thread asks of the heap; for tests alone.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    tests(of: "LayoutKitCore"),
    tests(of: "Arrangements", uses: ["LayoutKitCore"]),
    tests(of: "LayoutEngine", uses: ["LayoutKitCore", "Arrangements"]),
    tests(of: "AdSlots", uses: ["LayoutKitCore"]),
    tests(of: "ContentElements", uses: ["LayoutKitCore"]),
    tests(of: "ContentFamilies", uses: ["LayoutKitCore", "ContentElements"]),
    tests(of: "StandardTemplates", uses: ["LayoutKitCore", "LayoutEngine"]),
    tests(of: "HomePageHost", uses: ["LayoutKitCore", "LayoutEngine"]),
    tests(
      of: "HomeWidgetAdapters",
      uses: ["LayoutKitCore", "LayoutEngine", "AdSlots", "HomePageHost", "StandardTemplates"]),
    tests(of: "HeadlessHost", uses: ["LayoutKitCore", "LayoutEngine", "Arrangements", "AdSlots", "CAllocations"]),
    tests(of: "CompositionalAdapters", uses: ["LayoutKitCore", "LayoutEngine", "Arrangements", "StandardTemplates"]),
    tests(
      of: "FlowAdapters",
      uses: [
        "LayoutKitCore", "LayoutEngine", "Arrangements", "HomePageHost", "HomeWidgetAdapters", "CompositionalAdapters",
        "StandardTemplates",
      ]),
    tests(of: "PangoText", uses: ["LayoutKitCore", "CPango", "ContentFeeds"]),
    tests(of: "CairoPainter", uses: ["LayoutKitCore", "PangoText", "CPng"]),
    tests(of: "ContentFeeds", uses: ["LayoutKitCore", "AdSlots"]),
    tests(
      of: "LayoutKitTestSupport",
      uses: ["LayoutKitCore", "LayoutEngine", "Arrangements", "HomePageHost", "HomeWidgetAdapters"]),
    tests(of: "LayoutKitTool", uses: ["LayoutKitCore", "StandardTemplates", "layoutkit"]),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
  ]
    + templates.flatMap { name in
      [
        target("\(name)Template", in: "Templates/\(name)", uses: templateParts),
        tests(
          of: "\(name)Template", in: "Templates/\(name)Tests",
          uses: templateParts + ["LayoutEngine", "HomeWidgetAdapters"]),
      ]
    }
)
