import HomePageHost
import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// A second layout over the same cache measures nothing.
  func rememberedBreaches(_ cache: MeasurementCache) -> [Breach] {
    let before = cache.counts.misses
    _ = arranged(cache: cache)
    let again = cache.counts.misses - before
    return again == 0 ? [] : [.measuredAgain(again, at: name)]
  }

  /// No width that is no room builds or measures anything.
  func noRoomBreaches() -> [Breach] {
    let cache = MeasurementCache()
    let breaches = Self.noRoomBreaches(of: widget(cache: cache), in: environment, at: name)
    return breaches + (cache.counts.misses == 0 ? [] : [.built("something measured", width: 0, at: name)])
  }

  /// The widths that are no room.
  private static let widths: [Double] = [0, -1, .nan, .infinity, -.infinity]

  static func noRoomBreaches(
    of widget: any HomeWidget, in environment: LayoutEnvironment, at location: String
  ) -> [Breach] {
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    return widths.flatMap { width in
      var narrow = environment
      narrow.container.width = width
      let page = HomePage(widgets: [widget], environment: narrow)
      let height = widget.size(forWidth: width).height
      let findings = [
        widget.cellCount == 0 ? nil : "a count of \(widget.cellCount) cells",
        widget.cells(in: everywhere).isEmpty ? nil : "a cell",
        height == 0 ? nil : "a height of \(height.words)",
        page.pieces(in: everywhere).isEmpty ? nil : "something to draw",
      ]
      return findings.compactMap { $0.map { Breach.built($0, width: width, at: location) } }
    }
  }
}
