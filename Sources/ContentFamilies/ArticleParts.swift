import ContentElements
import LayoutKitCore

/// The elements of an article, however they are placed.
final class ArticleParts {
  let title = TextElement("title")
  let summary = TextElement("summary")
  let byline = TextElement("byline")
  let commentSymbol = SymbolElement("comments.symbol")
  let commentCount = TextElement("comments")
  let lock = SymbolElement("lock")
  let details = [DetailElement("detail.0"), DetailElement("detail.1"), DetailElement("detail.2")]
  let badge = BadgeElement("badge")
  let media = MediaElement("media")
  let toolbar = ToolbarElement("toolbar")
  let player = PlayerElement("player")
  let accessory = AccessoryElement("accessory")
  private var signatureAlignment = LineAlignment.leading

  func setDesign(_ design: ArticleDesign, _ pass: borrowing DesignPass) {
    title.setDesign(design.title, pass)
    summary.setDesign(design.summary, pass)
    byline.setDesign(design.byline, pass)
    commentCount.setDesign(design.caption, pass)
    commentSymbol.setDesign(beside: design.caption, color: design.caption.color, pass)
    lock.setDesign(beside: design.byline, color: design.accent, pass)
    badge.setDesign(design.badge, pass)
    media.setDesign(design.media, pass)
    toolbar.setDesign(color: design.byline.color, accent: design.accent, pass)
    accessory.setDesign(design.accessory, pass)
    signatureAlignment = design.byline.alignment
    for detail in details { detail.setDesign(design.caption, symbol: design.accent, pass) }
  }

  func bind(_ content: ArticleContent, state: CellState) {
    title.setText(content.title)
    summary.setText(content.summary)
    byline.setText(content.byline)
    commentCount.setText(content.commentCount)
    commentSymbol.setSymbol(content.commentCount == nil ? nil : .comment)
    lock.setSymbol(content.isRestricted ? .lock : nil)
    badge.setBadge(content.badge?.text, symbol: content.badge?.symbol)
    media.setSource(content.picture)
    media.isHidden = content.picture == nil
    player.setMedia(content.media)
    toolbar.setButtons(content.buttons)
    accessory.setAccessory(badge: content.accessoryBadge, state: state)
    for (number, detail) in details.enumerated() {
      detail.setMark(number < content.details.count ? content.details[number] : nil)
    }
  }

  /// Everything that is read, with what stands at the trailing edge.
  var text: any ContentElement { withAccessory(words) }

  /// Everything that is read, one below the other.
  var words: VerticalStack {
    VerticalStack(spacing: 6, [title] + details + [summary, signature, toolbar])
  }

  /// An element with what stands at the trailing edge beside it.
  func withAccessory(_ content: any ContentElement) -> HorizontalStack {
    HorizontalStack([(.fill, content), (.own, trailing)])
  }

  /// What stands at the trailing edge, and the distance before it.
  var trailing: InsetElement { InsetElement(Insets(leading: 12), accessory) }

  /// Who, when and how many comments, on one line.
  private var signature: any ContentElement {
    let who = HorizontalStack(spacing: 5, alignment: .top, [(.own, lock), (.rest, byline)])
    let comments = HorizontalStack(spacing: 4, [(.own, commentSymbol), (.rest, commentCount)])
    return AlignedElement(signatureAlignment, HorizontalStack(spacing: 10, [(.rest, who), (.own, comments)]))
  }

  /// The picture with its mark.
  func picture(badgeInset: Double) -> OverlayStack {
    OverlayStack([
      (.fill, media), (.fill, player), (.bottomTrailing, InsetElement(Insets(badgeInset), badge)),
    ])
  }
}
