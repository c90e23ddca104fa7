import Dispatch
import Foundation
import LayoutKitCore

/// A text engine that counts the time spent inside it, so that the rest of a layout can be told apart.
final class TimedTextEngine: TextEngine {
  private let engine: any TextEngine
  private let clock = Stopwatch()

  init(_ engine: any TextEngine) { self.engine = engine }

  var identity: String { engine.identity }
  var nanoseconds: UInt64 { clock.nanoseconds }

  func prepare(_ string: String, style: TextStyle) -> any PreparedText {
    TimedText(clock.time { engine.prepare(string, style: style) }, clock)
  }
}

private final class TimedText: PreparedText {
  private let text: any PreparedText
  private let clock: Stopwatch

  init(_ text: any PreparedText, _ clock: Stopwatch) {
    self.text = text
    self.clock = clock
  }

  var string: String { text.string }
  var style: TextStyle { text.style }
  func metrics(in frame: TextFrame) -> TextMetrics { clock.time { text.metrics(in: frame) } }
  func lines(in frame: TextFrame) -> [TextLine] { clock.time { text.lines(in: frame) } }
}

/// Adds up time.
final class Stopwatch: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var total: UInt64 = 0

  var nanoseconds: UInt64 { lock.withLock { total } }

  func time<Result>(_ work: () -> Result) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    defer {
      let end = DispatchTime.now().uptimeNanoseconds
      lock.withLock { total += end - start }
    }
    return work()
  }
}
