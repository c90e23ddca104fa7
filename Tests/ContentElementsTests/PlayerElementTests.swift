import ContentElements
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct PlayerElementTests {
  private func player(_ media: PlayerElement.Media?) -> PlayerElement {
    let player = PlayerElement("player")
    player.setMedia(media)
    return player
  }

  private func keys(_ media: PlayerElement.Media?) -> [String] { player(media).nodes(160, 90).map(\.key) }

  @Test func `Without media it is hidden`() {
    #expect(player(nil).isHidden)
    #expect(keys(nil) == [])
  }

  @Test func `The control stands in the middle, half as high as its room and at most 56 points`() {
    let media = PlayerElement.Media(action: .play("a"), source: "a.mp4", isPlaying: false)
    #expect(keys(media) == ["player.disc", "player.symbol", "player.control"])
    #expect(player(media).frames(160, 90)["player.control"] == Rect(x: 57.5, y: 22.5, width: 45, height: 45))
    #expect(player(media).frames(320, 180)["player.disc"] == Rect(x: 132, y: 62, width: 56, height: 56))
    // 0.28 of 56 is 15.68, to the nearest half point 15.5.
    #expect(player(media).frames(320, 180)["player.symbol"] == Rect(x: 147.5, y: 77.5, width: 25, height: 25))
  }

  @Test func `A small disc can still be hit in a square of 44 points, where there is room for it`() {
    let media = PlayerElement.Media(action: .play("a"), source: "a.mp4", isPlaying: false)
    #expect(player(media).frames(60, 50)["player.disc"] == Rect(x: 17.5, y: 12.5, width: 25, height: 25))
    #expect(player(media).frames(60, 50)["player.control"] == Rect(x: 8, y: 3, width: 44, height: 44))
    #expect(player(media).frames(60, 30)["player.control"] == Rect(x: 15, y: 0, width: 30, height: 30))
  }

  @Test func `While it plays, the platform's player is below the control`() {
    let media = PlayerElement.Media(action: .play("a"), source: "a.mp4", isPlaying: true)
    #expect(keys(media) == ["player.player", "player.disc", "player.symbol", "player.control"])
    #expect(player(media).nodes(160, 90)[0].content == .platform(.player(source: "a.mp4")))
    #expect(!keys(.init(action: .play("a"), source: nil, isPlaying: true)).contains("player.player"))
  }

  @Test func `It needs no room, and without room it draws nothing`() {
    let media = PlayerElement.Media(action: .play("a"), source: "a.mp4", isPlaying: true)
    #expect(!player(media).isHidden && player(media).size(80) == .zero)
    #expect(player(media).nodes(0, 50).isEmpty)
  }
}
