public import Arrangements
public import LayoutKitCore

/// Stories: bubbles to pick from, or a page each.
public struct Story: ListTemplate {
  /// What a document may set.
  public struct Options: Codable, Hashable, Sendable {
    /// Which of the variants.
    public var variant = Variant.bubbles
    /// Diameter of a bubble's picture in points, 24 to 400.
    public var bubbleSize = 72.0
    /// Which way pages follow each other.
    public var axis = PageAxis.horizontal
    /// Width over height of pages on a home page, 0.25 to 4; at least 16 to 9 from 700 points on. A full screen's pages
    /// are as high as the screen.
    public var pageRatio = 0.75
  }

  /// What a story is.
  public enum Variant: String, DocumentKeyword {
    /// A round picture in a ring, the title below.
    case bubbles
    /// A page, the text over its picture.
    case pages
  }

  /// The template.
  public init() {}
  /// `story`.
  public let id: TemplateID = "story"
  /// `bubbles`, `pages`.
  public var variants: [String] { Variant.allCases.map(\.rawValue) }
  /// Bubbles of 72 points.
  public let defaultOptions = Options()

  /// Stories in a design.
  /// - Throws: `ConfigurationFaults` for a number out of its range.
  public func makeLayout(design: DesignModel, options: Options) throws -> StoryLayout {
    let faults = [
      ConfigurationFault(options.bubbleSize, outside: 24...400, at: "$.options.bubbleSize"),
      ConfigurationFault(options.pageRatio, outside: 0.25...4, at: "$.options.pageRatio"),
    ].compactMap { $0 }
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
    return StoryLayout(design: design, options: options)
  }
}
