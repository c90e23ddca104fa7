public import AdSlots
public import LayoutKitCore

/// One section as the app's document describes it.
public struct SectionDocument: Sendable {
  /// Identity in the app.
  public var id: SectionID
  /// Where its fields stand, as `$.sections[2]`.
  public var path: String
  /// Its name for readers.
  public var title: String?
  /// What it is about.
  public var kind = SectionKind.custom
  /// Where its items are: a path relative to the document, or a URL.
  public var source = ""
  /// Which template shows it.
  public var template: TemplateID = "condensed"
  /// Which of the template's variants; `nil` for the default.
  public var variant: String?
  /// The most items to show, 0 or more; `nil` for all.
  public var limit: Int?
  /// Changes to the template's options, an object.
  public var options = JSONValue.object([:])
  /// The app's design with the section's own changes on top.
  public var design: DesignModel
  /// The section's own changes to it, an object.
  public var designChanges = JSONValue.object([:])
  /// Where ads go, the app's settings with the section's own changes on top; `nil` for no ads.
  public var ads: AdSettings?
  /// The title line; `nil` for none.
  public var header: Header?
  /// The line that ends the section; `nil` for none.
  public var footer: SectionFooter?
  /// What can be done with items beside opening them.
  public var itemActions = ItemActions()
  /// What an empty list says.
  public var empty: StateMessage?
  /// What a failed list says; the reason takes the place of a missing detail, the package's own words that of an empty title.
  public var failure = StateMessage(title: "")
  /// What shows while items are on their way; `nil` for nothing.
  public var loading: LoadingPlaceholder?
  /// A state to look at in place of the section's own; `nil` for its own.
  public var preview: SectionPreview?
  /// Why the section cannot be shown, in words; `nil` where it can, as far as its document goes.
  public var fault: String?

  /// The title line as a document describes it.
  public struct Header: Hashable, Sendable {
    /// What it says; `nil` for the section's title.
    public var title: String?
    /// Whether it offers the whole list.
    public var showsSeeAll = false
    /// Whether it stays in sight while its section scrolls.
    public var isSticky = false
  }

  init(id: SectionID, path: String, design: DesignModel) {
    self.id = id
    self.path = path
    self.design = design
  }
}
