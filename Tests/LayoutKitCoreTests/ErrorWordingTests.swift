import LayoutKitCore
import Testing

@Suite("The wording of errors")
struct ErrorWordingTests {
  @Test("of configuration says where, what, and what would be right")
  func configuration() {
    let faults = ConfigurationFaults([
      fault("$", .unreadable("line 3")), fault("$.a", .wrongType(expected: "a number", found: "null")),
      fault("$.b", .notAllowed(expected: "one of x, y", found: "\"z\"")), fault("$.c", .missing),
    ])
    #expect(
      faults.description == """
        $: cannot be read: line 3
        $.a: expected a number, found null
        $.b: expected one of x, y, found "z"
        $.c: is missing
        """)
    #expect(TemplateError.badDesign(faults).description == faults.description)
  }

  @Test("of pictures says which and why")
  func pictures() {
    #expect(MediaError.missing(source: "a.png").description == "picture a.png: there is no such file")
    #expect(MediaError.broken(source: "a.png", reason: "cut").description == "picture a.png: cannot be decoded: cut")
    #expect(MediaError.remote(source: "http://x").description.contains("http://x"))
  }
}
