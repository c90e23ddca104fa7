import CarouselTemplate
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct CarouselOptionsTests {
  @Test(arguments: [
    ("itemWidth", 39.0, "a number from 40 to 10000, or 0"), ("itemFraction", 1.5, "a number from 0.1 to 1, or 0"),
    ("peek", -1, "a number from 0 to 1000"),
  ])
  func `A number out of its range is answered with the range`(name: String, value: Double, range: String) throws {
    let faults = try CarouselTrial.faults(of: [name: .number(value)])
    #expect(faults.map(\.path) == ["$.options.\(name)"])
    guard case .notAllowed(let expected, _) = faults.first?.problem else {
      Issue.record("the number is taken")
      return
    }
    #expect(expected == range)
  }

  @Test func `Two widths contradict each other`() throws {
    let fault = ConfigurationFault(
      path: "$.options",
      problem: .notAllowed(expected: "one of itemWidth, itemFraction, peek", found: "itemWidth and peek"))
    #expect(try CarouselTrial.faults(of: ["itemWidth": .integer(200), "peek": .integer(24)]) == [fault])
  }

  @Test func `An unknown stop is answered with the right ones`() throws {
    let fault = ConfigurationFault(
      path: "$.options.scrolling",
      problem: .notAllowed(
        expected: "one of continuous, leadingBoundary, paging, groupPaging, groupPagingCentered", found: "\"snap\""))
    #expect(try CarouselTrial.faults(of: ["scrolling": .string("snap")]) == [fault])
  }

  @Test func `It is called a carousel`() {
    #expect(Carousel().id == "carousel" && Carousel().title == "Carousel")
    #expect(Carousel().variants == ["cards", "overlay"])
  }
}
