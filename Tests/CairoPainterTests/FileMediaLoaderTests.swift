import Foundation
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@testable import CairoPainter

@Suite struct FileMediaLoaderTests {
  private let folder: TemporaryFolder
  private let loader: FileMediaLoader

  /// 32 by 16 pixels, red at the left, blue at the right.
  private static let photo =
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV
        pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQ
        ACADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy
        JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
        lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA
        AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom
        JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc
        bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDn6KKK8Y/STCooor9iPyo//9k=
        """, options: .ignoreUnknownCharacters) ?? Data()

  init() throws {
    folder = try TemporaryFolder()
    loader = FileMediaLoader(folder: folder.url)
  }

  private func picture(_ source: String, _ width: Int = 32, _ height: Int = 16) async throws -> DecodedPicture {
    let request = MediaRequest(source: source, pixelWidth: width, pixelHeight: height)
    return try #require(try await loader.load(request) as? DecodedPicture)
  }

  private func error(of source: String) async -> MediaError? {
    do {
      _ = try await picture(source)
      return nil
    } catch { return error as? MediaError }
  }

  /// A PNG file: the left half red, the right half of the colour.
  private func png(width: Double = 40, height: Double = 20, right: ColorValue = .sky) throws -> Data {
    let size = Size(width: width, height: height)
    var page = Sheet(
      size: size,
      nodes: [
        Sheet.block(.ruby, Rect(x: 0, y: 0, width: width / 2, height: height)),
        Sheet.block(right, Rect(x: width / 2, y: 0, width: width / 2, height: height)),
      ]
    ).page
    page.background = .clear
    return try PagePainter().png(page, scale: 1)
  }

  @Test func `a picture is as large as it takes to cover the frame`() async throws {
    try folder.write(png(width: 400, height: 200), to: "a.png")
    for (asked, size) in [
      ((40, 40), (80, 40)), ((100, 10), (100, 50)), ((1_000, 1_000), (400, 200)), ((0, -5), (2, 1)),
    ] {
      let picture = try await picture("a.png", asked.0, asked.1)
      #expect(picture.pixelWidth == size.0 && picture.pixelHeight == size.1)
    }
    let picture = try await picture("a.png", 40, 40)
    #expect(picture[5, 20] == 0xFFFF_0000)
    #expect(picture[75, 20] == 0xFF00_00FF)
  }

  @Test func `colours are multiplied by their opacity`() async throws {
    try folder.write(png(right: ColorValue(red: 255, green: 0, blue: 0, alpha: 128)), to: "a.png")
    #expect(try await picture("a.png", 40, 20)[30, 10] == 0x8080_0000)
  }

  @Test(arguments: [
    "a.png", "./a.png", "pictures/../a.png", "b%20c.png", "b c.png", "%2541.png",
  ])
  func `sources are paths below the folder`(source: String) async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("pictures"), withIntermediateDirectories: true)
    for name in ["a.png", "b c.png", "%41.png"] { try folder.write(png(), to: name) }
    #expect(try await picture(source).pixelWidth == 32)
  }

  @Test func `a file URL and an absolute path into the folder are read`() async throws {
    try folder.write(png(), to: "a b.png")
    let url = folder.url.appendingPathComponent("a b.png")
    #expect(try await picture(url.absoluteString).pixelWidth == 32)
    #expect(try await picture(url.path).pixelWidth == 32)
  }

  @Test(arguments: ["../other/a.png", "/etc/hostname", "file:///etc/hostname", "link.png", "a/../../x.png"])
  func `nothing outside the folder is read`(source: String) async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.png").path, withDestinationPath: "/etc/hostname")
    guard case .broken(source, let reason) = await error(of: source) else {
      Issue.record("not refused")
      return
    }
    #expect(reason.contains("outside"))
  }

  @Test(arguments: ["", "no.png", "a\u{0}.png", "folder", "%", "data:image/png;base64,AA=="])
  func `what is not there is missing`(source: String) async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder"), withIntermediateDirectories: true)
    #expect(await error(of: source) == .missing(source: source))
  }

  @Test(arguments: [
    "http://example.com/a.png", "HTTPS://example.com/a.png", "//example.com/a.png", "file://host/a.png",
  ])
  func `what is on a network is not fetched`(source: String) async {
    #expect(await error(of: source) == .remote(source: source))
  }

  @Test func `files that are no pictures, or not whole ones, are broken`() async throws {
    let whole = try png(width: 300, height: 200)
    // Says that it has 20,000 by 20,000 pixels.
    let bomb = whole.prefix(16) + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20] + whole.dropFirst(24)
    let files: [String: Data] = [
      "empty.png": Data(), "text.png": Data("not a picture".utf8), "header.png": whole.prefix(40),
      "half.png": whole.prefix(whole.count / 2), "bomb.png": bomb, "half.jpg": Self.photo.prefix(Self.photo.count - 8),
      "head.jpg": Self.photo.prefix(300),
    ]
    for (name, data) in files {
      try folder.write(data, to: name)
      guard case .broken(name, let reason) = await error(of: name) else {
        Issue.record("\(name) is not broken")
        continue
      }
      #expect(!reason.isEmpty && !reason.contains(folder.url.path))
    }
  }

  /// The photo, with a mark of how the camera was held.
  private func photo(orientation: UInt8) -> Data {
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
      + [0, 0, 0, 0, 0, 0]
    return Self.photo.prefix(2) + exif + Self.photo.dropFirst(2)
  }

  @Test func `a photo stands upright, whichever way the camera was held`() async throws {
    func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF > 200 && pixel & 0xFF < 60 }
    // Exif 2.3, tag 274: the side of the file that is seen at the top and at the left.
    for (orientation, redAt) in [(1, (2, 8)), (3, (29, 8)), (6, (8, 2)), (8, (8, 29))] {
      try folder.write(photo(orientation: UInt8(orientation)), to: "photo.jpg")
      let isUpright = orientation < 5
      let picture = try await isUpright ? picture("photo.jpg", 32, 16) : picture("photo.jpg", 16, 32)
      #expect((picture.pixelWidth, picture.pixelHeight) == (isUpright ? (32, 16) : (16, 32)))
      #expect(isRed(picture[redAt.0, redAt.1]))
      #expect(!isRed(picture[picture.pixelWidth - 1 - redAt.0, picture.pixelHeight - 1 - redAt.1]))
    }
  }

  @Test func `a photo lying down is decoded for its frame as it is seen`() async throws {
    try folder.write(photo(orientation: 6), to: "photo.jpg")
    let picture = try await picture("photo.jpg", 8, 4)
    #expect((picture.pixelWidth, picture.pixelHeight) == (8, 16))
  }

  @Test func `a cancelled load ends as cancelled`() async throws {
    try folder.write(png(), to: "a.png")
    let loader = self.loader
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await loader.load(MediaRequest(source: "a.png", pixelWidth: 1, pixelHeight: 1)).pixelWidth
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `loaders of two folders have two names`() throws {
    let other = try TemporaryFolder()
    #expect(FileMediaLoader(folder: other.url).identity != loader.identity)
    #expect(FileMediaLoader(folder: folder.url).identity == loader.identity)
  }
}
