import Foundation
import LayoutKitCore
import Testing

@Suite("A layout environment")
struct LayoutEnvironmentTests {
  @Test("has room where its width is a number above zero")
  func room() {
    for (width, hasRoom) in [(320.0, true), (0.1, true), (0, false), (-1, false), (.nan, false), (.infinity, false)] {
      #expect(environment(width: width).hasRoom == hasRoom)
    }
  }

  @Test("has one key for what can change a height, and the same for the rest")
  func key() {
    let standard = environment().key
    func key(_ change: (inout LayoutEnvironment) -> Void) -> LayoutEnvironment.Key {
      var changed = environment()
      change(&changed)
      return changed.key
    }
    #expect(key { $0.textSize = .xl } != standard)
    #expect(key { $0.isBold = true } != standard)
    #expect(key { $0.direction = .rightToLeft } != standard)
    #expect(key { $0.scale = 3 } != standard)
    #expect(key { $0.textEngine = SilentEngine(identity: "other") } != standard)
    #expect(key { $0.appearance = .dark } == standard)
    #expect(key { $0.container = Size(width: 9, height: 9) } == standard)
    #expect(key { $0.safeArea = Insets(4) } == standard)
    #expect(key { $0.contrast = .increased } == standard)
    #expect(key { $0.strings = .standard.overriding(.seeAll, with: "All", language: "en") } == standard)
    #expect(key { $0.now = Date(timeIntervalSince1970: 9) } == standard)
  }

  @Test("equals another where a list looks the same in both")
  func equality() {
    let changes: [(inout LayoutEnvironment) -> Void] = [
      { $0.textSize = .xl }, { $0.appearance = .dark }, { $0.container.height = 9 }, { $0.safeArea.top = 4 },
      { $0.locale = Locale(identifier: "fr") }, { $0.now = Date(timeIntervalSince1970: 9) },
      { $0.contrast = .increased },
      { $0.strings = .standard.overriding(.seeAll, with: "All", language: "en") },
      { $0.timeZone = TimeZone(secondsFromGMT: 3600) ?? $0.timeZone },
    ]
    #expect(environment() == environment())
    for change in changes {
      var changed = environment()
      change(&changed)
      #expect(changed != environment())
    }
  }

  @Test("gives room for rules that is never negative")
  func space() {
    for (width, expected) in [(10.5, 10.5), (-1, 0), (.nan, 0), (.infinity, 0)] {
      #expect(ArrangementSpace(width: width, grid: PixelGrid(scale: 2)).width == expected)
    }
    #expect(environment(scale: -3).grid == PixelGrid(scale: 1))
  }
}
