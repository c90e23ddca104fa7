import LayoutKitCore

extension ArrangedSection {
  /// Rules that place everything anew after a change are given at most so many.
  private static let mostChanges = 32

  /// Takes the plan after an update. Places that stay keep their heights; what came and what changed is measured.
  mutating func take(_ plan: SectionPlan, after update: SectionUpdate, measurer: Measurer) {
    let shift = update.shift
    let changed = update.reloaded + update.reconfigured
    let steps = shift.out.count + shift.in.count + changed.count
    let extents = PlanExtents(plan: plan, measurer: measurer, environment: environment)
    if steps <= Self.mostChanges || arrangement.changesLocally {
      for (number, index) in shift.out.enumerated().reversed() {
        arrangement.apply(.removed(VisibleIndex(index)), extents: extents.during(shift, removing: number))
      }
      for (number, index) in shift.in.enumerated() {
        arrangement.apply(.inserted(VisibleIndex(index)), extents: extents.during(shift, inserting: number))
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

extension PlanExtents {
  /// The extents while the places that go are taken out, from the last: those from `number` on are out.
  fileprivate func during(_ shift: IndexShift, removing number: Int) -> StepExtents {
    let left = IndexShift(out: Array(shift.out[..<number]), in: [])
    return StepExtents(final: self, count: count + number - shift.in.count) { index in
      shift.indexAfter(ofSurvivor: left.survivors(before: index))
    }
  }

  /// The extents while the places that come are put in, from the first: those up to `number` are in.
  fileprivate func during(_ shift: IndexShift, inserting number: Int) -> StepExtents {
    let last = shift.in[number]
    return StepExtents(final: self, count: count + number + 1 - shift.in.count) { index in
      index <= last ? index : shift.indexAfter(ofSurvivor: index - number - 1)
    }
  }
}

/// A plan's extents while an arrangement is on its way to it: indexes are those of the moment.
private struct StepExtents: ExtentSource {
  let final: PlanExtents
  let count: Int
  let finalIndex: (Int) -> Int

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    final.pixelHeight(at: finalPlace(index), width: width)
  }

  func takesRow(_ index: VisibleIndex) -> Bool { final.takesRow(finalPlace(index)) }

  private func finalPlace(_ index: VisibleIndex) -> VisibleIndex {
    VisibleIndex(min(finalIndex(index.value), final.count - 1))
  }
}
