public import ContentElements
public import LayoutKitCore

/// The line that ends a section: what it says and, where it offers the next page or the whole list, buttons. Smaller than a
/// title line.
public final class SectionFooterView: ElementView {
  /// The look, resolved.
  public struct Design: Hashable, Sendable {
    let title: TextDesign
    let button: TextDesign
    let loading: TextDesign
    let words: Words

    /// What a design model says of the line, in an environment: the text of bylines, as many lines as it takes.
    public init(_ design: DesignModel, in environment: LayoutEnvironment) {
      var title = design.byline.resolved(in: environment)
      title.lineLimit = 0
      self.title = title
      button = design.button.resolved(in: environment)
      var loading = button
      loading.color = title.color
      self.loading = loading
      let words = environment.words
      self.words = Words(seeAll: words[.seeAll], more: words[.showMore], loading: words[.loadingMore])
    }
  }

  struct Words: Hashable, Sendable {
    var seeAll = ""
    var more = ""
    var loading = ""
  }

  /// The text and what the buttons ask for.
  public struct Item: Hashable, Sendable {
    let title: String?
    let seeAll: ContentAction?
    let more: ContentAction?
    let isLoadingMore: Bool

    /// The line of a section.
    public init(_ footer: SectionFooter, section: SectionID) {
      title = footer.title
      seeAll = footer.showsSeeAll ? .seeAll(section) : nil
      more = footer.offersMore && !footer.isLoadingMore ? .loadMore(section) : nil
      isLoadingMore = footer.isLoadingMore
    }
  }

  /// `sectionFooter`.
  public static let kind: CellKind = "sectionFooter"
  private let title = TextElement("title")
  private let more = ButtonElement("more")
  private let loading = TextElement("loading")
  private let seeAll = ButtonElement("seeAll")
  private var words = Words()
  /// The parts, placed.
  public private(set) var root: any ContentElement = EmptyElement()
  /// What is said of what it shows.
  public private(set) var accessibility: AccessibilityElement?

  /// A line that shows nothing yet.
  public init() {}

  /// Takes the look.
  public func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    words = design.words
    title.setDesign(design.title, pass)
    let padding = Insets(top: 12, bottom: 12)
    for button in [more, seeAll] { button.setDesign(.init(text: design.button, padding: padding), pass) }
    loading.setDesign(design.loading, pass)
    // What takes the button's place is as high, so that nothing moves.
    let offers = WrappingStack(spacing: 16, [more, InsetElement(padding, loading), seeAll])
    let line = HorizontalStack(spacing: 8, alignment: .center, [(.fill, title), (.own, offers)])
    // Beside buttons a text keeps room for some words.
    let element = AdaptiveElement(
      from: design.title.style.size * 8, besides: offers, wide: line, narrow: VerticalStack([title, offers]))
    root = InsetElement(Insets(top: 10), element)
  }

  /// Shows a line.
  public func bind(_ item: Item, state: CellState) {
    title.setText(item.title)
    more.setButton(item.more == nil ? nil : words.more, action: item.more)
    loading.setText(item.isLoadingMore ? words.loading : nil)
    seeAll.setButton(item.seeAll == nil ? nil : words.seeAll, action: item.seeAll)
    let texts = [item.title, item.isLoadingMore ? words.loading : nil].compactMap(\.self).filter { !$0.isEmpty }
    let labels = [item.more.map { _ in words.more }, item.seeAll.map { _ in words.seeAll }].compactMap(\.self)
    accessibility = AccessibilityElement(
      label: (texts.isEmpty ? labels : texts).joined(separator: ", "),
      actions: [item.more, item.seeAll].compactMap(\.self))
  }
}
