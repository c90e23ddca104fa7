import CPango

/// The fonts of an engine: a fontconfig configuration of our own, which knows nothing of the machine's.
///
/// Its fonts never change once it is built, and fontconfig reads from any thread, hence `@unchecked Sendable`.
package final class FontSet: @unchecked Sendable {
  /// What must be there for no script to come out as boxes, and the Debian packages that bring it.
  static let required: [PangoTextError.MissingFont] = [
    .init(family: "Inter", package: "fonts-inter"),
    .init(family: "Noto Sans", package: "fonts-noto-core"),
    .init(family: "Noto Sans CJK SC", package: "fonts-noto-cjk"),
    .init(family: "Noto Color Emoji", package: "fonts-noto-color-emoji"),
  ]

  /// The fonts of the project's own `fonts.conf`, or why they cannot be used. Read once: it takes a while.
  package static let pinned = Result { () throws(PangoTextError) in
    try FontSet(configuration: PackageResources.fonts_conf)
  }

  /// Names the versions of Pango and HarfBuzz, how they are used, and the fonts by family, style and version.
  package let identity: String
  /// The families there are, sorted.
  package let families: [String]
  let configuration: OpaquePointer
  /// What the tables of the fonts say, as far as somebody asked.
  let rules = FontRulesShelf()

  /// The fonts that a fontconfig document names.
  package init(configuration document: [UInt8]) throws(PangoTextError) {
    guard let configuration = FcConfigCreate() else {
      throw .unusableLibrary(reason: "fontconfig is out of memory")
    }
    let isRead = (document + [0]).withUnsafeBufferPointer {
      FcConfigParseAndLoadFromMemory(configuration, $0.baseAddress, FcBool(0))
    }
    guard isRead != 0, FcConfigBuildFonts(configuration) != 0 else {
      FcConfigDestroy(configuration)
      throw .unusableLibrary(reason: "fontconfig refuses its configuration")
    }
    let names = Self.names(in: configuration)
    let families = Set(names.map(\.family))
    let missing = Self.required.filter { !families.contains($0.family) }
    guard missing.isEmpty else {
      FcConfigDestroy(configuration)
      throw .missingFonts(missing)
    }
    self.configuration = configuration
    self.families = families.sorted()
    let digest = Self.digest(names.map { "\($0.family) \($0.style) \($0.version)" }.sorted())
    let (pango, harfbuzz) = (String(cString: pango_version_string()), String(cString: hb_version_string()))
    identity = "pango-\(pango)-harfbuzz-\(harfbuzz)-words-2-fonts-\(digest)"
  }

  deinit { FcConfigDestroy(configuration) }

  private static func names(in configuration: OpaquePointer) -> [(family: String, style: String, version: Int32)] {
    guard let set = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
    return UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)).compactMap { pattern in
      guard let family = string(FC_FAMILY, in: pattern) else { return nil }
      var version: Int32 = 0
      FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
      return (family, string(FC_STYLE, in: pattern) ?? "", version)
    }
  }

  static func string(_ name: String, in pattern: OpaquePointer?) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  /// FNV-1a, 64 bits: the standard library's hash differs from run to run.
  private static func digest(_ names: [String]) -> String {
    let hash = names.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
