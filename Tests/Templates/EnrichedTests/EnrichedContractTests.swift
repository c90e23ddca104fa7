import EnrichedTemplate
import LayoutKitTestSupport
import Testing

@Suite struct EnrichedContractTests {
  @Test func `Cards keep every rule of the contract`() {
    #expect(TemplateContract.breaches(of: Enriched()) == [])
  }
}
