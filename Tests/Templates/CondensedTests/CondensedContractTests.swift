import CondensedTemplate
import LayoutKitTestSupport
import Testing

@Suite struct CondensedContractTests {
  @Test func `Compact rows keep every rule of the contract`() {
    #expect(TemplateContract.breaches(of: Condensed()) == [])
  }
}
