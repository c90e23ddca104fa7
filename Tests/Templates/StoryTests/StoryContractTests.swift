import LayoutKitTestSupport
import StoryTemplate
import Testing

@Suite struct StoryContractTests {
  @Test func `Stories keep every rule of the contract`() {
    #expect(TemplateContract.breaches(of: Story()) == [])
  }
}
