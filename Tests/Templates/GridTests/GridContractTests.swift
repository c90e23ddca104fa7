import GridTemplate
import LayoutKitTestSupport
import Testing

@Suite struct GridContractTests {
  @Test func `Tiles keep every rule of the contract`() {
    #expect(TemplateContract.breaches(of: TileGrid()) == [])
  }
}
