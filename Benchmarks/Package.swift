// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "layout-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutkit", path: "..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: [
        "CHeap",
        .product(name: "AdSlots", package: "layoutkit"),
        .product(name: "LayoutKitCore", package: "layoutkit"),
        .product(name: "LayoutEngine", package: "layoutkit"),
        .product(name: "FullScreens", package: "layoutkit"),
        .product(name: "StandardTemplates", package: "layoutkit"),
        .product(name: "CairoRenderer", package: "layoutkit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
