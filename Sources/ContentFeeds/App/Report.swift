public import LayoutKitCore

/// Something that an app's owner should know, of a document that could be used all the same.
public struct Report: Hashable, Sendable {
  /// What happened.
  public enum Problem: Hashable, Sendable {
    /// A value that cannot be used; its section is drawn as an error.
    case fault(ConfigurationFault.Problem)
    /// A field that nothing reads.
    case unknownField
    /// Another section has the id; kept under an id of our own, which `home` cannot name.
    case repeatedSection(keptAs: SectionID)
    /// `home` names a section that there is not; left out. The nearest id, if one is near.
    case unknownSection(String, nearest: String?)
    /// `home` names a section again; left out.
    case repeatedHomeSection(String)
    /// The section's source is on a network, from which nothing is fetched.
    case remoteSource
    /// The section's source is no file that can be read.
    case missingSource(reason: String)
    /// The section's source gives no items.
    case feed(FeedError)
    /// An item of the section's source, or its text.
    case item(FeedNotice)
    /// Something found outside this module, in its own words.
    case other(String)
  }

  /// Where: a path of the app's document, as `$.sections[2].limit`, or the source as the document writes it.
  public var place: String
  /// What.
  public var problem: Problem

  /// A report about a place.
  public init(place: String, problem: Problem) {
    self.place = place
    self.problem = problem
  }
}
