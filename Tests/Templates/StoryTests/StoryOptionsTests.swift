import LayoutKitCore
import LayoutKitTestSupport
import StoryTemplate
import Testing

@Suite struct StoryOptionsTests {
  @Test(arguments: [
    ("bubbleSize", 20.0, "a number from 24 to 400"), ("pageRatio", 0, "a number from 0.25 to 4"),
    ("pageRatio", 5, "a number from 0.25 to 4"),
  ])
  func `A number out of its range is answered with the range`(name: String, value: Double, range: String) throws {
    let fault = ConfigurationFault(
      path: "$.options.\(name)", problem: .notAllowed(expected: range, found: "\(Int(value))"))
    #expect(try StoryTrial.faults(of: [name: .number(value)]) == [fault])
  }

  @Test func `An unknown axis is answered with the right ones`() throws {
    let fault = ConfigurationFault(
      path: "$.options.axis", problem: .notAllowed(expected: "one of horizontal, vertical", found: "\"z\""))
    #expect(try StoryTrial.faults(of: ["axis": .string("z")]) == [fault])
  }

  @Test func `A bubble has the size that was asked for`() throws {
    let arranged = try StoryTrial.arranged([StoryTrial.bridge], options: ["bubbleSize": .integer(48)])
    #expect(arranged.displayList(at: 0).node("media")?.frame.width == 48)
    #expect(arranged.frames[0].width == 59)
  }

  @Test func `It is called a story`() {
    #expect(Story().id == "story" && Story().title == "Story")
    #expect(Story().variants == ["bubbles", "pages"])
  }
}
