import Foundation
import LayoutKitTestSupport
import Testing

@Suite struct SnapshotTests {
  /// The path of a test file in a folder of its own, which is gone when `body` ends.
  private func withTestFile(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder.path("FrameTests.swift"))
  }

  @Test func `A missing file is a breach, and nothing is written`() throws {
    try withTestFile { file in
      for _ in 0..<2 {
        let breaches = Snapshot.breaches(of: "a\n", named: "rows", beside: file, mode: RecordMode.none)
        #expect(breaches.map(\.rule) == [.snapshot])
        #expect(breaches.first?.location == "__Snapshots__/FrameTests.rows.txt")
        #expect(breaches.first?.finding.contains("LAYOUTKIT_RECORD=missing") == true)
      }
    }
  }

  @Test func `Missing files are recorded where asked for, present ones are compared`() throws {
    try withTestFile { file in
      #expect(Snapshot.breaches(of: "a\nb\n", named: "rows", beside: file, mode: .missing) == [])
      #expect(Snapshot.breaches(of: "a\nb\n", named: "rows", beside: file, mode: RecordMode.none) == [])
      let breaches = Snapshot.breaches(of: "a\nc\nd\n", named: "rows", beside: file, mode: .missing)
      #expect(
        breaches.map(\.finding) == [
          """
          3 lines differ, first line 2
            recorded "b"
            found    "c"
          """
        ])
    }
  }

  @Test func `Recording all replaces what was there`() throws {
    try withTestFile { file in
      #expect(Snapshot.breaches(of: "old", named: "rows", beside: file, mode: .all) == [])
      #expect(Snapshot.breaches(of: "new", named: "rows", beside: file, mode: .all) == [])
      #expect(Snapshot.breaches(of: "new", named: "rows", beside: file, mode: RecordMode.none) == [])
      let shorter = Snapshot.breaches(of: "new\nmore", named: "rows", beside: file, mode: RecordMode.none)
      #expect(
        shorter.map(\.finding) == [
          """
          1 line differs, first line 2
            recorded the end of the text
            found    "more"
          """
        ])
    }
  }

  @Test func `Pictures are compared byte by byte`() throws {
    try withTestFile { file in
      let data = Data([1, 2, 3])
      #expect(Snapshot.breaches(of: data, named: "card", beside: file, mode: .missing) == [])
      #expect(Snapshot.breaches(of: data, named: "card", beside: file, mode: RecordMode.none) == [])
      let breaches = Snapshot.breaches(of: Data([1, 2, 4, 5]), named: "card", beside: file, mode: RecordMode.none)
      #expect(breaches.map(\.location) == ["__Snapshots__/FrameTests.card.png"])
      #expect(breaches.map(\.finding) == ["3 bytes recorded, 4 found, the first difference at byte 2"])
    }
  }

  @Test func `A name cannot lead out of the folder`() throws {
    try withTestFile { file in
      let breaches = Snapshot.breaches(of: "a", named: "../../é x", beside: file, mode: RecordMode.none)
      #expect(breaches.map(\.location) == ["__Snapshots__/FrameTests...-..---x.txt"])
    }
  }

  @Test func `A folder that cannot be written is a breach`() {
    let breaches = Snapshot.breaches(of: "a", named: "rows", beside: "/dev/null/FrameTests.swift", mode: .all)
    #expect(breaches.first?.finding.hasPrefix("it cannot be written") == true)
  }
}
