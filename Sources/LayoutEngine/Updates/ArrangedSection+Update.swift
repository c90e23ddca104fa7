import LayoutKitCore

extension ArrangedSection {
  /// Rules that place everything anew after a change are given at most so many.
  private static let mostChanges = 32

  /// Takes the plan after an update. Places that stay keep their heights; what came and what changed is measured.
  mutating func take(_ plan: SectionPlan, after update: SectionUpdate, measurer: Measurer) {
    let extents = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    take(plan, after: update, extents: extents, measurer: measurer)
  }

  /// - Parameter extents: those of the plan.
  mutating func take(
    _ plan: SectionPlan, after update: SectionUpdate, extents: some ExtentSource, measurer: Measurer
  ) {
    let shift = update.shift
    let changed = update.reloaded + update.reconfigured
    let steps = shift.out.count + shift.in.count + changed.count
    if steps <= Self.mostChanges || arrangement.changesLocally {
      for (number, index) in shift.out.enumerated().reversed() {
        arrangement.apply(.removed(VisibleIndex(index)), extents: StepExtents(extents, during: shift, removing: number))
      }
      for (number, index) in shift.in.enumerated() {
        arrangement.apply(
          .inserted(VisibleIndex(index)), extents: StepExtents(extents, during: shift, inserting: number))
      }
      for index in changed { arrangement.apply(.resized(index), extents: extents) }
    } else if let rule = plan.rule {
      arrangement = rule.arrangement(of: extents, in: ArrangementSpace(sides, in: environment))
    }
    self.plan = plan
    furniture = SectionFurniture(
      around: arrangement, of: plan, sides: sides, in: environment, scrolling: scrolling, measurer: measurer)
  }
}

/// A plan's extents while an arrangement is on its way to it: indexes are those of the moment.
private struct StepExtents<Final: ExtentSource>: ExtentSource {
  let final: Final
  let count: Int
  let finalIndex: (Int) -> Int

  /// The extents while the places that go are taken out, from the last: those from `number` on are out.
  init(_ final: Final, during shift: IndexShift, removing number: Int) {
    let left = IndexShift(out: Array(shift.out[..<number]), in: [])
    self.final = final
    count = final.count + number - shift.in.count
    finalIndex = { shift.indexAfter(ofSurvivor: left.survivors(before: $0)) }
  }

  /// The extents while the places that come are put in, from the first: those up to `number` are in.
  init(_ final: Final, during shift: IndexShift, inserting number: Int) {
    let last = shift.in[number]
    self.final = final
    count = final.count + number + 1 - shift.in.count
    finalIndex = { $0 <= last ? $0 : shift.indexAfter(ofSurvivor: $0 - number - 1) }
  }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    final.pixelHeight(at: finalPlace(index), width: width)
  }

  func takesRow(_ index: VisibleIndex) -> Bool { final.takesRow(finalPlace(index)) }

  private func finalPlace(_ index: VisibleIndex) -> VisibleIndex {
    VisibleIndex(min(finalIndex(index.value), final.count - 1))
  }
}
