import ContentElements
public import LayoutKitCore

/// An older widget: a line of text in a box, which it measures by itself.
public final class TextBanner: HomeWidget {
  /// Names it on its page.
  public let id: SectionID
  /// An app's own.
  public let sectionKind = SectionKind.custom
  /// It stands with its page.
  public let scrolling = WidgetScrolling.withPage
  private let text: String
  private var design: DesignModel
  private var environment: LayoutEnvironment?
  private var content: ContentBox?
  private var measured: (width: Double, height: Double)?
  private let measuring = ContentHost(kind: TextBannerView.kind)

  /// A banner that says `text`.
  public init(id: SectionID, text: String, design: DesignModel) {
    self.id = id
    self.text = text
    self.design = design
  }

  /// The design's, at the sides and above; the section below brings its own distance.
  public var margins: Insets {
    Insets(top: design.margins.leading, leading: design.margins.leading, trailing: design.margins.trailing)
  }

  /// The banner's own.
  public var cellKinds: [CellKind] { [TextBannerView.kind] }

  /// One, where there is something to say and room to say it.
  public var cellCount: Int { content == nil ? 0 : 1 }

  /// The box and its margins.
  public func size(forWidth width: Double) -> Size {
    guard let content, let environment else { return .zero }
    let grid = environment.grid
    let room = grid.down(width) - insets(grid).horizontal
    guard room > 0 else {
      measured = nil
      return .zero
    }
    if measured?.width != width {
      measuring.apply(content)
      measured = (width, measuring.height(forWidth: room, in: environment))
    }
    return Size(width: width, height: (measured?.height ?? 0) + insets(grid).vertical)
  }

  /// The box.
  public func frame(ofCell index: VisibleIndex) -> Rect {
    guard let measured, let environment, index.value == 0 else { return .zero }
    let inset = insets(environment.grid)
    let width = environment.grid.down(measured.width)
    let frame = Rect(
      x: inset.leading, y: inset.top, width: max(0, width - inset.horizontal), height: measured.height)
    return environment.direction == .rightToLeft ? frame.mirrored(in: width) : frame
  }

  /// The box, if it is there.
  public func cells(in rect: Rect) -> [VisibleIndex] {
    cellCount == 1 && frame(ofCell: VisibleIndex(0)).intersects(rect) ? [VisibleIndex(0)] : []
  }

  /// The banner's own.
  public func kind(ofCell index: VisibleIndex) -> CellKind { TextBannerView.kind }

  /// Shows the text.
  public func configure(_ host: ContentHost, forCell index: VisibleIndex) {
    if let content { host.apply(content) }
  }

  /// Nothing: it only says something.
  public func action(forCell index: VisibleIndex) -> ContentAction? { nil }

  /// Makes its content anew.
  public func reload() {
    measured = nil
    content = environment.flatMap { environment in
      guard environment.hasRoom, !text.isEmpty else { return nil }
      return ContentBox(
        Content<TextBannerView>(design: Shared(TextBannerView.Design(design, in: environment)), item: text))
    }
  }

  /// Takes the app's design.
  public func designChanged(to design: DesignModel) {
    self.design = design
    reload()
  }

  /// Takes the container and the reader's settings.
  public func environmentChanged(to environment: LayoutEnvironment) {
    self.environment = environment
    reload()
  }

  private func insets(_ grid: PixelGrid) -> Insets {
    let safe = environment?.safeArea ?? .zero
    return Insets(
      top: grid.up(margins.top), leading: grid.up(safe.leading) + grid.up(margins.leading),
      trailing: grid.up(safe.trailing) + grid.up(margins.trailing))
  }
}

/// The banner's box.
final class TextBannerView: ElementView {
  struct Design: Hashable, Sendable {
    let text: TextDesign
    let padding: Insets
    let card: CardElement.Design

    init(_ design: DesignModel, in environment: LayoutEnvironment) {
      text = design.header.resolved(in: environment)
      padding = design.padding
      card = CardElement.Design(design, in: environment)
    }
  }

  static let kind: CellKind = "textBanner"
  private let text = TextElement("text")
  private(set) var root: any ContentElement = EmptyElement()
  private(set) var accessibility: AccessibilityElement?

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) {
    text.setDesign(design.text, pass)
    root = CardElement(design.card, InsetElement(design.padding, text))
  }

  func bind(_ item: String, state: CellState) {
    text.setText(item)
    accessibility = AccessibilityElement(label: item)
  }
}
