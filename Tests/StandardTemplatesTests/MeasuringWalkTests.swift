import LayoutKitCore
import Testing

/// What is kept of a list's cells, as boxes, sizes and heights, is what would be made afresh.
@Suite struct MeasuringWalkTests {
  private static let steps = 120

  @Test(arguments: EveryVariant.all)
  func `A list of any template that lives through everything has the frames and cells of a new one`(
    template: TemplateID, variant: String?
  ) async throws {
    let seed = UInt64(EveryVariant.all.firstIndex { $0.template == template && $0.variant == variant } ?? 0)
    var walk = MeasuringWalk(template, variant, seed: seed)
    for step in 0..<Self.steps {
      let what = try await walk.step()
      let difference = try walk.difference()
      try #require(difference == nil, "seed \(seed), step \(step), \(what): \(difference ?? "")")
    }
    #expect(walk.comparedPlaces > 5 * Self.steps)
  }
}
