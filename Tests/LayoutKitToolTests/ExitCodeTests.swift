import Foundation
import LayoutKitTestSupport
import Testing

@Suite struct ExitCodeTests {
  static let wrongCommandLines: [(arguments: [String], says: String)] = [
    ([], "which command"),
    (["rendr"], "did you mean render"),
    (["render"], "needs an INPUT"),
    (["render", "a.json", "b.json"], "one too many"),
    (["render", "a.json", "--widht", "390"], "did you mean --width"),
    (["render", "a.json", "-w", "390"], "unknown option -w"),
    (["render", "a.json", "--width"], "needs a value"),
    (["render", "a.json", "--width", "1", "--width", "2"], "given twice"),
    (["render", "a.json", "--width", "0"], "--width is a number from"),
    (["render", "a.json", "--width", "-390"], "--width is a number from"),
    (["render", "a.json", "--width", "nan"], "--width is a number from"),
    (["render", "a.json", "--width", "inf"], "--width is a number from"),
    (["render", "a.json", "--scale", "0"], "--scale is a number from"),
    (["render", "a.json", "--strict=yes"], "takes no value"),
    (["render", "a.json", "--template", "condenced"], "did you mean \"condensed\""),
    (["render", "a.json", "--template", "condenced"], "Known templates: condensed, enriched, grid, carousel, story"),
    (["render", "a.json", "--template", "enriched", "--variant", "overlap"], "did you mean \"overlay\""),
    (["render", Newsroom.feed("events"), "--variant", "overlay"], "no variant \"overlay\""),
    (["render", "a.json", "--text-size", "huge"], "--text-size is one of xs, s, m"),
    (["render", "a.json", "--direction", "up"], "--direction is one of ltr, rtl"),
    (["render", "a.json", "--appearance", "dim"], "--appearance is one of light, dark"),
    (["render", "a.json", "--format", "gif"], "--format is one of png, svg, pdf, text, json"),
    (["render", "a.json", "--locale", "nowhere"], "--locale"),
    (["render", "a.json", "--time-zone", "Mars/Base"], "--time-zone"),
    (["render", "a.json", "--now", "soon"], "--now is a date"),
    (["render", Newsroom.app, "--section", "evnts"], "unknown section \"evnts\"; did you mean \"events\"?"),
    (["templates", "all"], "takes no"),
    (["templates", "--format", "xml"], "--format is one of text, json"),
    (["help", "everything"], "unknown command"),
  ]

  @Test(arguments: wrongCommandLines)
  func `64: the command line is wrong, and says how`(arguments: [String], says: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.code == 64)
    #expect(run.complaints.contains(says), "\(run.complaints)")
    #expect(run.output.isEmpty)
  }

  static let badDocuments: [(name: String, text: String, says: String)] = [
    ("truncated.json", #"{"sections": [{"id": "a""#, "$"),
    ("nothing.json", "", "$"),
    ("number.json", "12", "expected an object"),
    ("sections.json", #"{"sections": 3}"#, "$.sections"),
    (
      "design.json", #"{"sections": [], "design": {"title": {"size": "big"}, "cornerRadius": true}}"#,
      "$.design.title.size: expected a number, found a string"
    ),
    ("negative.json", #"{"sections": [], "design": {"padding": -4}}"#, "$.design.padding.top"),
    ("error.json", #"{"stat": "error", "error": "section is closed", "items": []}"#, "section is closed"),
    ("bomb.rss", #"<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><rss><channel>&b;</channel></rss>"#, "entit"),
    ("external.rss", #"<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss>&a;</rss>"#, "entit"),
    ("truncated.rss", "<rss version='2.0'><channel><item><title>A</title>", "truncated.rss"),
  ]

  @Test(arguments: badDocuments)
  func `65: the input cannot be used, and says where`(name: String, text: String, says: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(text, to: name)
    let run = try ToolRun(["render", file, "--output", folder.path("out.png")])
    #expect(run.code == 65, "\(run.complaints)")
    #expect(run.complaints.contains(says), "\(run.complaints)")
    #expect(!folder.exists("out.png"))
  }

  @Test func `65: the page is larger than a picture can be, and says how large`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try ToolRun([
      "render", Newsroom.feed("events"), "--width", "10000", "--scale", "8", "--output", folder.path("out.png"),
    ])
    #expect(run.code == 65, "\(run.complaints)")
    #expect(run.complaints.contains("80000"))
    #expect(!folder.exists("out.png"))
  }

  @Test func `65: strict fails on a report that is otherwise only said`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(#"{"stat":"ok","items":[{"id":1,"title":"A"},{"title":"no id"}]}"#, to: "feed.json")
    let app = try folder.write(
      #"{"sections":[{"id":"a","source":"feed.json","colour":"red"}]}"#, to: "app.json")
    let lenient = try ToolRun(["render", app, "--format", "json"])
    #expect(lenient.code == 0)
    #expect(lenient.complaints.contains("$.sections[0].colour"))
    #expect(lenient.complaints.contains("feed.json"))
    let strict = try ToolRun(["render", app, "--format", "json", "--strict", "--output", folder.path("out.json")])
    #expect(strict.code == 65)
    #expect(strict.complaints.contains("$.sections[0].colour"))
    #expect(!folder.exists("out.json"))
  }

  @Test func `0: the example has nothing to report`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try ToolRun(["render", Newsroom.app, "--strict", "--output", folder.path("out.png")])
    #expect(run.code == 0, "\(run.complaints)")
    #expect(folder.exists("out.png"))
  }

  @Test func `66: there is no input`() throws {
    let run = try ToolRun(["render", "/nowhere/app.json", "--format", "json"])
    #expect(run.code == 66)
    #expect(run.complaints.contains("/nowhere/app.json"))
  }

  @Test func `66: a folder is no input`() throws {
    #expect(try ToolRun(["render", Newsroom.folder.path, "--format", "json"]).code == 66)
  }

  @Test func `73: the folder of the output does not exist`() throws {
    let run = try ToolRun(["render", Newsroom.feed("events"), "--output", "/nowhere/out.png"])
    #expect(run.code == 73)
    #expect(run.complaints.contains("/nowhere"))
  }

  @Test func `73: the output is a folder, which stays as it is`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("kept", to: "out.png/file")
    let run = try ToolRun(["render", Newsroom.feed("events"), "--output", folder.path("out.png")])
    #expect(run.code == 73)
    #expect(folder.exists("out.png/file"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["out.png"])
  }

  @Test func `a failed run leaves the file of the run before`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("before", to: "out.json")
    let bad = try folder.write("{", to: "bad.json")
    #expect(try ToolRun(["render", bad, "--output", folder.path("out.json")]).code == 65)
    #expect(try String(contentsOfFile: folder.path("out.json"), encoding: .utf8) == "before")
  }
}
