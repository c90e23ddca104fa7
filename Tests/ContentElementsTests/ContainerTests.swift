import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct ContainerTests {
  private let box = BoxElement("box", 40, 20)
  private let hidden = BoxElement("hidden", 40, 20, isHidden: true)

  @Test func `An inset is room around, in whole pixels`() {
    let inset = InsetElement(Insets(top: 1.1, leading: 2, bottom: 3, trailing: 4), box)
    #expect(inset.size(100) == Size(width: 46, height: 24.5))
    #expect(inset.frames(100, 24.5)["box"] == Rect(x: 2, y: 1.5, width: 94, height: 20))
    #expect(InsetElement(Insets(2), hidden).isHidden)
    #expect(InsetElement(Insets(30), box).frames(50, 70)["box"]?.width == 0)
  }

  @Test func `An aspect makes the height from the width`() {
    #expect(AspectElement(ratio: 16.0 / 9, box).size(100) == Size(width: 100, height: 56.5))
    #expect(AspectElement(ratio: 0.5, box).size(100).height == 200)
    for ratio in [0, -1, .nan, .infinity] as [Double] {
      #expect(AspectElement(ratio: ratio, box).size(100).height == 100)
    }
    #expect(AspectElement(ratio: 1, box).frames(10, 10)["box"] == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(AspectElement(ratio: 1, hidden).isHidden)
  }

  @Test func `A size of its own gives way in width alone`() {
    let sized = SizedElement(Size(width: 60.2, height: 30.2), box)
    #expect(sized.size(100) == Size(width: 60.5, height: 30.5))
    #expect(sized.size(50) == Size(width: 50, height: 30.5))
    #expect(sized.size(-1).width == 0)
    #expect(SizedElement(.zero, hidden).isHidden)
  }

  @Test func `Centred, it stands in the middle on whole pixels`() {
    let centered = CenteredElement(box)
    #expect(centered.size(101) == Size(width: 101, height: 20))
    #expect(centered.frames(101, 20)["box"] == Rect(x: 30.5, y: 0, width: 40, height: 20))
    #expect(CenteredElement(hidden).isHidden)
  }

  @Test func `From a width on there is the wide one`() {
    let adaptive = AdaptiveElement(from: 200, wide: BoxElement("wide", 10, 10), narrow: BoxElement("narrow", 10, 30))
    #expect(adaptive.size(199.9).height == 30)
    #expect(adaptive.size(200).height == 10)
    #expect(Array(adaptive.frames(199.9, 30).keys) == ["narrow"])
    #expect(Array(adaptive.frames(200, 10).keys) == ["wide"])
    #expect(AdaptiveElement(from: 1, wide: hidden, narrow: hidden).isHidden)
    #expect(!AdaptiveElement(from: 1, wide: hidden, narrow: box).isHidden)
  }

  @Test func `A scrim fades in above its content`() throws {
    let scrim = ScrimElement(color: .black, fade: 40, box)
    #expect(scrim.size(100) == Size(width: 40, height: 60))
    let frames = scrim.frames(100, 60)
    #expect(frames["scrim.fade"] == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(frames["scrim"] == Rect(x: 0, y: 40, width: 100, height: 20))
    #expect(frames["box"] == Rect(x: 0, y: 40, width: 100, height: 20))
    let low = scrim.frames(100, 30)
    #expect(low["scrim"] == Rect(x: 0, y: 30, width: 100, height: 0))
    #expect(ScrimElement(color: .black, fade: 1, hidden).isHidden)
  }

  @Test func `A card is a surface, its content cut at the corners, the border on top`() throws {
    var model = DesignModel()
    model.cornerRadius = 12
    model.border.width = 2
    model.shadow.radius = 6
    let card = CardElement(CardElement.Design(model, in: environment), box)
    #expect(card.size(100) == Size(width: 40, height: 20))
    let group = try #require(card.nodes(100, 20).first)
    guard case .group(let content) = group.content else {
      Issue.record("no group")
      return
    }
    #expect(content.nodes.map(\.key) == ["card", "box", "card.border"])
    // Half of the height is the most a corner can be rounded by.
    #expect(content.clips && content.cornerRadius == 10)
    #expect(content.shadow?.radius == 6)
    #expect(!CardElement(CardElement.Design(model, in: environment), hidden).isHidden)
  }

  @Test func `Without border and shadow a card has neither`() {
    var model = DesignModel()
    #expect(CardElement.Design(model, in: environment).shadow == nil)
    model.shadow.y = -2
    #expect(CardElement.Design(model, in: environment).shadow?.y == -2)
    let card = CardElement(CardElement.Design(DesignModel(), in: environment), box)
    #expect(Set(card.frames(100, 20).keys) == ["card.group", "card", "box"])
  }

  @Test func `A card has the appearance's colours`() {
    let dark = Fixtures.environment(appearance: .dark)
    #expect(CardElement.Design(DesignModel(), in: environment).background == .white)
    #expect(CardElement.Design(DesignModel(), in: dark).background == ColorValue("#1C1C1C"))
  }

  @Test(arguments: [true, false])
  func `An element that depends on another shows with it, or without it`(isHidden: Bool) {
    let other = BoxElement("other", 10, 10, isHidden: isHidden)
    let box = BoxElement("box", 20, 5)
    let (with, without) = (DependentElement(box, with: other), DependentElement(box, without: other))
    for (element, shows) in [(with, !isHidden), (without, isHidden)] {
      #expect(element.isHidden == !shows)
      #expect(element.size(100) == (shows ? Size(width: 20, height: 5) : .zero))
      #expect(element.nodes(20, 5).map(\.key) == (shows ? ["box"] : []))
    }
    #expect(DependentElement(BoxElement("box", 20, 5, isHidden: true), without: EmptyElement()).isHidden)
  }
}
