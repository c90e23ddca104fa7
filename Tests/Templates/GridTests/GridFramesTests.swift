import LayoutEngine
import LayoutKitCore
import LayoutKitTestSupport
import Testing

/// Worked out by hand from the fixed engine's arithmetic: a character advances half its font size.
@Suite struct GridFramesTests {
  private let bridge = GridTrial.bridge
  private let bare = GridTrial.bare

  @Test func `Two square tiles share the width`() throws {
    // 358 less 12 are two columns of 173. Below the square a title of 27 × 8.5 takes two lines of 22 in 149 points, 6
    // below it the byline of 18, 12 around both.
    let arranged = try GridTrial.arranged([bridge, bridge])
    #expect(
      arranged.frames == [Rect(x: 16, y: 58, width: 173, height: 265), Rect(x: 201, y: 58, width: 173, height: 265)])
    let list = arranged.displayList(at: 0)
    #expect(list.frame("media") == Rect(x: 0, y: 0, width: 173, height: 173))
    #expect(list.frame("title") == Rect(x: 12, y: 185, width: 149, height: 44))
    #expect(list.frame("byline")?.y == 235)
    #expect(list.frame("summary") == nil)
  }

  @Test(arguments: [("square", 173.0), ("portrait", 231), ("landscape", 130), ("natural", 115.5)])
  func `Pictures have the shape that was asked for`(ratio: String, height: Double) throws {
    // 173 by 3 to 4 is 230.67, by 4 to 3 129.75, by the picture's own 3 to 2 115.33: up to whole half points.
    let arranged = try GridTrial.arranged([bridge], options: ["ratio": .string(ratio)])
    #expect(arranged.displayList(at: 0).frame("media")?.height == height)
  }

  @Test(arguments: [(nil, 115.5), (2, 86.5), (0.1, 519), (9, 58)] as [(Double?, Double)])
  func `A natural picture is as it was taken, within bounds, and 3 to 2 until that is known`(
    ratio: Double?, height: Double
  ) throws {
    var item = bridge
    item.pictures = [Picture(source: "a.jpg", size: .large, ratio: ratio)]
    // From 1 to 3 (173 × 3) up to 3 to 1 (57.67).
    let arranged = try GridTrial.arranged([item], options: ["ratio": .string("natural")])
    #expect(arranged.displayList(at: 0).frame("media")?.height == height)
  }

  @Test func `A caption over a picture stands at its bottom, on a scrim`() throws {
    let arranged = try GridTrial.arranged([bridge], options: ["captions": .string("over")])
    #expect(arranged.frames[0].height == 173)
    let list = arranged.displayList(at: 0)
    // 12 + 44 + 6 + 18 + 12 of text, 32 of fade above it.
    #expect(list.frame("scrim") == Rect(x: 0, y: 81, width: 173, height: 92))
    #expect(list.frame("scrim.fade") == Rect(x: 0, y: 49, width: 173, height: 32))
  }

  @Test func `A picture that is low has its title over it, and one too low for that is higher`() throws {
    // 4 to 3 leaves 130 for 124: all fits. 3 columns of 111.5 leave 84 for four lines cut to two: 44 + 24 + 32 = 100.
    let options: [String: JSONValue] = ["captions": .string("over"), "ratio": .string("landscape")]
    #expect(try GridTrial.arranged([bridge], options: options).displayList(at: 0).frame("byline") != nil)
    let three = try GridTrial.arranged([bridge], options: options.merging(["columns": .integer(3)]) { $1 })
    #expect(three.frames[0].height == 100)
    #expect(three.displayList(at: 0).frame("byline") == nil)
    #expect(three.displayList(at: 0).frame("title")?.height == 44)
  }

  @Test func `Counted columns share the pixels that a division leaves over`() throws {
    // 716 pixels less two gaps of 24 are 668: 223, 223, 222.
    let frames = try GridTrial.arranged([bare, bare, bare, bare], options: ["columns": .integer(3)]).frames
    #expect(frames.map(\.x) == [16, 139.5, 263, 16])
    #expect(frames.map(\.width) == [111.5, 111.5, 111, 111.5])
  }

  @Test(arguments: [(320.0, 2), (390, 2), (699, 2), (700, 3), (1_099, 3), (1_100, 4)])
  func `Without a word there are two columns, three from 700 points, four from 1100`(
    width: Double, columns: Int
  ) throws {
    #expect(try columnCount(width: width) == columns)
  }

  @Test(arguments: [(320.0, 2), (390, 3), (768, 6), (1_180, 6), (100, 1)])
  func `As many columns of a width fit as there is room for, one at least and six at most`(
    width: Double, columns: Int
  ) throws {
    // (288 + 12) / 112 is 2.7, (358 + 12) / 112 is 3.3, (736 + 12) / 112 is 6.7.
    #expect(try columnCount(["minimumCellWidth": .integer(100)], width: width) == columns)
  }

  @Test func `Large text has fewer columns`() throws {
    #expect(try columnCount(["columns": .integer(5)], width: 768) { $0.textSize = .ax1 } == 2)
    #expect(try columnCount(["columns": .integer(2)], width: 768) { $0.textSize = .ax5 } == 1)
    // A title of 17 grows to 40 at ax3: columns of 100 become 235.3, and 748 holds three of 247.3.
    #expect(try columnCount(["minimumCellWidth": .integer(100)], width: 768) { $0.textSize = .ax3 } == 3)
  }

  private func columnCount(
    _ options: [String: JSONValue] = [:], width: Double, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> Int {
    let frames = try GridTrial.arranged(
      Array(repeating: bare, count: 7), options: options, width: width, change
    ).frames
    return frames.count { $0.y == frames[0].y }
  }

  @Test func `A masonry's tile goes below the shortest column`() throws {
    // 115.5 of picture and 92 of text; a picture alone; then the third below the second.
    let frames = try GridTrial.arranged([bridge, bare, bare], variant: "masonry").frames
    #expect(
      frames == [
        Rect(x: 16, y: 58, width: 173, height: 207.5), Rect(x: 201, y: 58, width: 173, height: 115.5),
        Rect(x: 201, y: 185.5, width: 173, height: 115.5),
      ])
  }

  @Test func `A mosaic has one large tile beside two small ones`() throws {
    // Of 692 pixels the large one takes 461. Two small pictures of 86.63 are 87 each, with 12 between them 186, which is
    // more than the large one's 173.
    let frames = try GridTrial.arranged([bare, bare, bare], variant: "mosaic").frames
    #expect(
      frames == [
        Rect(x: 16, y: 58, width: 230.5, height: 186), Rect(x: 258.5, y: 58, width: 115.5, height: 87),
        Rect(x: 258.5, y: 157, width: 115.5, height: 87),
      ])
    let large = try GridTrial.arranged([bare, bare, bare], variant: "mosaic") { $0.textSize = .ax1 }.frames
    #expect(large.allSatisfy { $0.width == 358 })
  }

  @Test func `From right to left the first tile is on the right`() throws {
    let frames = try GridTrial.arranged([bare, bare]) { $0.direction = .rightToLeft }.frames
    #expect(frames.map(\.x) == [201, 16])
  }

  @Test func `A film has its control on the picture`() throws {
    let film = Fixtures.items(of: .video)[0]
    #expect(try GridTrial.arranged([film]).displayList(at: 0).actions == [.play("video.full")])
  }
}
