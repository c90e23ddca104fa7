import ContentElements
import LayoutKitCore

/// The elements of an article, however they are placed.
final class ArticleParts {
  let title = TextElement("title")
  let summary = TextElement("summary")
  let author = TextElement("author")
  let authorDate = TextElement("author.date")
  let avatar = MediaElement("avatar")
  let price = TextElement("price")
  let byline = TextElement("byline")
  let commentCount = DetailElement("comments", spacing: 4)
  let likeCount = DetailElement("likes", spacing: 4)
  let viewCount = DetailElement("views", spacing: 4)
  let lock = SymbolElement("lock")
  let bookmark = SymbolElement("bookmark")
  let playing = SymbolElement("playing")
  let details = (0..<5).map { DetailElement("detail.\($0)") }
  let badge = BadgeElement("badge")
  let media = MediaElement("media")
  let toolbar = ToolbarElement("toolbar")
  let player = PlayerElement("player")
  /// What is bound of what only some items have: most have none, and it stays.
  private var extras: Shared<ArticleContent.Extras>?
  private var knowsExtras = false
  /// What sizes depend on of that, a bit each; `nil` where bits do not tell.
  private var extrasShape: Int? = 0
  private let sizes = SizeMemory()
  /// Whether somebody speaks, whether there are marks before the byline, and whether something is counted.
  private let (speaks, isMarked, isCounted) = (FlagElement(), FlagElement(), FlagElement())
  private var avatarSide = 0.0
  private var textSpacing = 0.0
  private var roundsPortraits = false
  let accessory = AccessoryElement("accessory")
  private var signatureAlignment = LineAlignment.leading

  func setDesign(_ design: ArticleDesign, _ pass: borrowing DesignPass) {
    title.setDesign(design.title, dimmed: design.seenTitle, pass)
    summary.setDesign(design.summary, pass)
    author.setDesign(design.author, pass)
    authorDate.setDesign(design.caption, pass)
    avatar.setDesign(.init(cornerRadius: 0, placeholder: design.media.placeholder), pass)
    price.setDesign(design.price, pass)
    byline.setDesign(design.byline, pass)
    for count in [commentCount, likeCount, viewCount] {
      count.setDesign(design.caption, symbol: design.caption.color, pass)
    }
    for mark in [lock, bookmark, playing] { mark.setDesign(beside: design.byline, color: design.accent, pass) }
    badge.setDesign(design.badge, pass)
    media.setDesign(design.media, pass)
    toolbar.setDesign(color: design.byline.color, accent: design.accent, pass)
    accessory.setDesign(design.accessory, pass)
    signatureAlignment = design.byline.alignment
    for detail in details {
      detail.setDesign(design.caption, symbol: design.accent, alert: design.alert, pass)
    }
    avatarSide = design.avatarSide
    textSpacing = design.textSpacing
    roundsPortraits = design.position != .behind
    knowsExtras = false
  }

  func bind(_ content: ArticleContent, state: CellState) {
    title.setText(content.title)
    summary.setText(content.summary)
    byline.setText(content.byline)
    media.setSource(content.picture)
    media.isHidden = content.picture == nil
    if !knowsExtras || content.extras != extras {
      bind(content.extras?.value ?? .none)
      (extras, knowsExtras) = (content.extras, true)
    }
    accessory.setAccessory(badge: content.extras?.value.accessoryBadge, state: state)
  }

  /// What a root that holds the parts wrote down of its size, or another item's of the same shape. One root at a time asks.
  func sizing(
    of root: any ContentElement, in environment: LayoutEnvironment, like previous: (any ContentSizing)?
  ) -> ElementSizing {
    sizes.sizing(of: root, shape: shape, in: environment, like: previous)
  }

  /// Stands for what of the bound item decides which elements show and how large they are, a bit each; `nil` where bits do
  /// not tell.
  private var shape: Int? {
    guard var shape = extrasShape, accessory.isHidden else { return nil }
    shape.append(title.isHidden)
    shape.append(summary.isHidden)
    shape.append(byline.isHidden)
    shape.append(media.isHidden)
    return shape
  }

  private func bind(_ extras: ArticleContent.Extras) {
    title.isDimmed = extras.isSeen
    speaks.isHidden = extras.author == nil && extras.authorDate == nil && extras.avatar == nil
    isMarked.isHidden = !extras.isRestricted && !extras.isBookmarked && !extras.isPlaying
    isCounted.isHidden = extras.commentCount == nil && extras.likeCount == nil && extras.viewCount == nil
    author.setText(extras.author)
    authorDate.setText(extras.authorDate)
    avatar.setSource(extras.avatar)
    avatar.isHidden = extras.avatar == nil
    avatar.isRound = true
    price.setText(extras.price)
    commentCount.setMark(extras.commentCount.map { .init($0, symbol: .comment) })
    likeCount.setMark(extras.likeCount.map { .init($0, symbol: .heart) })
    viewCount.setMark(extras.viewCount.map { .init($0, symbol: .eye) })
    lock.setSymbol(extras.isRestricted ? .lock : nil)
    bookmark.setSymbol(extras.isBookmarked ? .bookmarkFilled : nil)
    playing.setSymbol(extras.isPlaying ? .playing : nil)
    badge.setBadge(extras.badge?.text, symbol: extras.badge?.symbol, isAlert: extras.badge?.isAlert ?? false)
    media.isRound = extras.isPortrait && roundsPortraits
    player.setMedia(extras.media)
    toolbar.setButtons(extras.buttons)
    let marks = extras.details.filter { !$0.text.isEmpty }
    for (number, detail) in details.enumerated() { detail.setMark(number < marks.count ? marks[number] : nil) }
    extrasShape = shape(of: extras)
  }

  private func shape(of extras: ArticleContent.Extras) -> Int? {
    if extras.isNone { return 0 }
    // What a toolbar takes depends on how many buttons it has.
    guard toolbar.isHidden else { return nil }
    let shown: [any ContentElement] = [
      speaks, isMarked, isCounted, author, authorDate, avatar, price, commentCount, likeCount, viewCount, lock,
      bookmark, playing, badge, player,
    ]
    let details = details.flatMap { [$0.isHidden, $0.hasSymbol, $0.hasAlert] }
    var shape = 1
    for bit in shown.map(\.isHidden) + [badge.hasSymbol] + details { shape.append(bit) }
    return shape
  }

  /// Everything that is read, with what stands at the trailing edge.
  var text: any ContentElement { withAccessory(words) }

  /// Everything that is read, one below the other.
  var words: VerticalStack {
    // They are filled one after the other.
    let details = DependentElement(texts(details), with: details[0])
    return texts([speaker, title, price, details, summary, signature, toolbar])
  }

  /// Some of it, one below the other.
  func texts(_ elements: [any ContentElement]) -> VerticalStack { VerticalStack(spacing: textSpacing, elements) }

  /// What says in the least room what it is: the title, or somebody's own words where there is none.
  var headline: EitherElement { EitherElement(title, else: summary) }

  /// An element with what stands at the trailing edge beside it.
  func withAccessory(_ content: any ContentElement) -> HorizontalStack {
    HorizontalStack(alignment: .fill, [(.fill, content), (.own, trailing)])
  }

  /// What stands at the trailing edge, and the distance before it.
  var trailing: InsetElement { InsetElement(Insets(leading: 12), accessory) }

  /// Whose words follow: a face, a name, a date.
  var speaker: DependentElement {
    let face = SizedElement(Size(width: avatarSide, height: avatarSide), avatar)
    let line = HorizontalStack(spacing: 8, [(.own, face), (.rest, VerticalStack([author, authorDate]))])
    return DependentElement(line, with: speaks)
  }

  /// Marks, who and when; how many likes, comments and views.
  var signature: any ContentElement {
    let marks = HorizontalStack(spacing: 5, alignment: .top, [(.own, lock), (.own, bookmark), (.own, playing)])
    let who = HorizontalStack(
      spacing: 5, alignment: .top, [(.own, DependentElement(marks, with: isMarked)), (.rest, byline)])
    let counts = WrappingStack(spacing: 10, lineSpacing: 4, [likeCount, commentCount, viewCount])
    let line = SignatureElement(who: who, counts: DependentElement(counts, with: isCounted))
    return AlignedElement(signatureAlignment, line)
  }

  /// The picture with its mark.
  func picture(badgeInset: Double) -> OverlayStack {
    OverlayStack([
      (.fill, media), (.fill, player), (.bottomTrailing, InsetElement(Insets(badgeInset), badge)),
    ])
  }
}

extension Int {
  fileprivate mutating func append(_ bit: Bool) { self = self << 1 | (bit ? 1 : 0) }
}
