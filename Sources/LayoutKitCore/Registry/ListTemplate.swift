/// A way to show lists, by name: what a registry holds and an app's owner picks.
public protocol ListTemplate: Sendable {
  /// What an app's document may set. Where the template has variants, `variant` is one of its fields.
  associatedtype Options: Codable & Hashable & Sendable
  /// The rules it makes.
  associatedtype Layout: ListLayout
  /// Its name in documents.
  var id: TemplateID { get }
  /// Its name for people.
  var title: String { get }
  /// The variants, the default first; none by default.
  var variants: [String] { get }
  /// The kinds of items it can show; all by default.
  var kinds: [ContentKind] { get }
  /// The options of a document that sets none.
  var defaultOptions: Options { get }
  /// The rules for one list.
  /// - Throws: `ConfigurationFaults` for options that contradict each other.
  func makeLayout(design: DesignModel, options: Options) throws -> Layout
}

extension ListTemplate {
  /// The id with a capital.
  public var title: String { id.rawValue.prefix(1).uppercased() + id.rawValue.dropFirst() }
  /// No variants.
  public var variants: [String] { [] }
  /// Every kind.
  public var kinds: [ContentKind] { ContentKind.allCases }
  /// Whether it can show native ads among its items.
  public var showsAds: Bool { Layout.self is any NativeAdLayoutable.Type }
}
