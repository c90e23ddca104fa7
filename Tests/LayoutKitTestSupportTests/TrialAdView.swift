import LayoutKitCore

/// What a trial's ads do wrong.
enum AdFault: Sendable, CaseIterable {
  case none, blank, opensItem, offersAction, unsaid, unmarked
  case withoutChoices, smallChoices, leadingChoices, coveredChoices, cutChoices, outsideChoices
  case staleBody, forgetful
}

/// An ad drawn by hand: its texts one below the other, beside them the AdChoices mark.
final class TrialAdView: ContentView {
  struct Design: Hashable, Sendable {
    let fault: AdFault
    let style: TextStyle
    let color: ColorValue
  }

  struct Item: Hashable, Sendable {
    let ad: NativeAd
    let isForgetful: Bool

    static func == (a: Item, b: Item) -> Bool {
      a.isForgetful ? a.ad.headline == b.ad.headline : a.ad == b.ad
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ad.headline)
      if !isForgetful { hasher.combine(ad) }
    }
  }

  static let kind: CellKind = "trialAd"
  private var design: Design?
  private var ad = NativeAd(id: "", headline: "", callToAction: "")
  private var body: String?

  func updateDesign(_ design: Design, _ pass: borrowing DesignPass) { self.design = design }

  func bind(_ item: Item, state: CellState) {
    ad = item.ad
    body = item.ad.body ?? (design?.fault == .staleBody ? body : nil)
  }

  private static let mark = 20.0

  private var texts: [(key: String, text: String)] {
    let headline = design?.fault == .blank ? "Advertisement" : ad.headline
    let badge = design?.fault == .unmarked ? [] : [(NativeAd.badgeKey, "Ad")]
    return badge + [("title", headline)] + (body.map { [("body", $0)] } ?? []) + [("button", ad.callToAction)]
  }

  func sizeThatFits(width: Double, in environment: LayoutEnvironment) -> Size {
    let height = nodes(width: width, environment).reduce(2 * Self.mark) { $0 + $1.frame.height }
    return Size(width: width, height: height)
  }

  func displayList(in size: Size, environment: LayoutEnvironment) -> DisplayList {
    var list = DisplayList(size: size, nodes: nodes(width: size.width, environment))
    guard let design else { return list }
    let side = design.fault == .smallChoices ? 19.5 : Self.mark
    let x = design.fault == .outsideChoices ? size.width - 5 : design.fault == .leadingChoices ? 0 : size.width - side
    let frame = Rect(x: x, y: 0, width: side, height: side)
    let ink = DisplayNode.Content.shape(ShapeContent(.ellipse, fill: .color(.black)))
    let mark = DisplayNode(key: NativeAd.choicesKey, frame: frame, content: ink)
    switch design.fault {
    case .withoutChoices: break
    case .coveredChoices:
      list.nodes += [mark, DisplayNode(key: "cover", frame: frame.offset(x: -19, y: 0), content: ink)]
    case .cutChoices:
      let all = Rect(origin: .zero, size: size)
      let card = GroupContent([mark], clips: true, cornerRadius: 40)
      list.nodes.append(DisplayNode(key: "card", frame: all, content: .group(card)))
    default: list.nodes.append(mark)
    }
    if design.fault == .opensItem {
      list.nodes.append(DisplayNode(key: "control", frame: frame, content: .control(.open("article.full"))))
    }
    let said = design.fault == .unsaid ? "Ad" : texts.map(\.text).joined(separator: ", ") + (ad.advertiser ?? "")
    list.accessibility = AccessibilityElement(
      label: said, actions: design.fault == .offersAction ? [.custom("buy")] : [])
    return list
  }

  private func nodes(width: Double, _ environment: LayoutEnvironment) -> [DisplayNode] {
    guard let design else { return [] }
    var y = Self.mark
    return texts.map { key, string in
      let text = environment.textEngine.prepare(string, style: design.style)
      let frame = TextFrame(width: width, direction: environment.direction)
      let height = Double(text.metrics(in: frame).lineCount) * design.style.lineHeight
      defer { y += height }
      return DisplayNode(
        key: key, frame: Rect(x: 0, y: y, width: width, height: height),
        content: .text(TextContent(text: text, frame: frame, color: design.color, alignment: .leading)))
    }
  }
}
