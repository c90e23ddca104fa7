public import LayoutKitCore

extension Snapshot {
  /// Compares the frames of a template's list, of several kinds of items or of articles among ads, with their file
  /// `VARIANT-WIDTH.txt` or `ads-VARIANT-WIDTH.txt`.
  /// - Parameter file: the test's file.
  /// - Returns: what is missing or differs.
  /// - Throws: `TemplateError`, and `NothingArranged`.
  public static func breaches(
    ofFramesIn template: some ListTemplate, variant: String, width: Double, ads: [NativeAd] = [],
    beside file: String = #filePath
  ) throws -> [Breach] {
    let kinds: [ContentKind] = ads.isEmpty ? [.article, .video, .event] : [.article]
    let section = Fixtures.section(
      items: kinds.flatMap { Fixtures.items(of: $0) }, template: template.id, variant: variant)
    let environment = Fixtures.environment(width: width)
    guard let arranged = try Fixtures.arranged(section, ads: ads, by: template, in: environment) else {
      throw NothingArranged()
    }
    let name = (ads.isEmpty ? "" : "ads-") + "\(variant)-\(Int(width))"
    return breaches(of: FrameText.text(of: arranged), named: name, beside: file)
  }
}
