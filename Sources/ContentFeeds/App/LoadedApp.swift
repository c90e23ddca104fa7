public import Foundation
public import LayoutKitCore

/// An app with the items of all its sections.
public struct LoadedApp: Sendable {
  /// The document it was loaded from.
  public var document: AppDocument
  /// The sections in the document's order.
  public var sections: [LoadedSection]
  /// The ads that the document's source holds, in order.
  public var ads: [NativeAd] = []
  /// Everything to report: the document's reports, then those of the sources.
  public var reports: [Report]

  /// The section of an id.
  public func section(_ id: SectionID) -> LoadedSection? { sections.first { $0.section.id == id } }

  /// The newest date of any item; `nil` where none has one. What relative dates count from, unless told otherwise.
  public var newestDate: Date? {
    sections.flatMap(\.section.items).compactMap(\.date).max()
  }
}

/// A section with its items, or with the reason why it has none.
public struct LoadedSection: Sendable {
  /// The section, ready for a template; its phase is `.failed` where it cannot be shown.
  public var section: ListSection
  /// What the app's document says of it.
  public var document: SectionDocument
  /// The format its source is in; `nil` where it could not be read.
  public var format: FeedFormat?
}
