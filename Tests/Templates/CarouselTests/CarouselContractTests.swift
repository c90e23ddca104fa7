import CarouselTemplate
import LayoutKitTestSupport
import Testing

@Suite struct CarouselContractTests {
  @Test func `Carousels keep every rule of the contract`() {
    #expect(TemplateContract.breaches(of: Carousel()) == [])
  }
}
