import LayoutKitCore

/// Tells when an ad was seen: at least half of it, for a second without a break.
struct ImpressionMeter {
  /// An ad of a section, and how much of it is in sight.
  struct Sight: Hashable {
    let section: SectionID
    let ad: String
    /// 0 to 1.
    let share: Double
  }

  private struct Key: Hashable {
    let section: SectionID
    let ad: String
  }

  private enum Progress: Hashable {
    case inSight(since: Double)
    case seen
  }

  private static let leastShare = 0.5
  private static let leastSeconds = 1.0
  private var progress: [Key: Progress] = [:]

  /// Takes all that is in sight at a time, and answers with what has been seen by then. What was seen stays so while any of it
  /// is in sight.
  mutating func take(_ sights: [Sight], at time: Double) -> [Sight] {
    var seen: [Sight] = []
    var next: [Key: Progress] = [:]
    for sight in sights {
      let key = Key(section: sight.section, ad: sight.ad)
      let isEnough = sight.share >= Self.leastShare
      switch progress[key] {
      case .seen: next[key] = .seen
      case .inSight(let start) where isEnough && time - start >= Self.leastSeconds:
        next[key] = .seen
        seen.append(sight)
      case .inSight(let start) where isEnough: next[key] = .inSight(since: start)
      case nil where isEnough: next[key] = .inSight(since: time)
      case .inSight, nil: break
      }
    }
    progress = next
    return seen
  }
}
