import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  /// Whatever edit of an item, its status or the design shows, the fingerprint and the comparison tell.
  func fingerprintBreaches() -> [Breach] {
    let bases = plan
    return itemEditBreaches() + statusEditBreaches(bases) + designEditBreaches(bases)
  }

  /// Whatever edit of an ad or the design shows, the fingerprint and the comparison tell.
  func adFingerprintBreaches() -> [Breach] {
    let bases = plan
    return designEditBreaches(bases)
      + ContentEdit<NativeAd>.all.flatMap { edit in
        let changed = ads.map { ad in
          var ad = ad
          edit.change(&ad)
          return ad
        }
        guard let edited = try? with(ads: changed) else { return [Breach]() }
        return breaches(from: bases, to: edited.plan, edit: edit.name)
      }
  }

  /// All edited items stand in one section, each under its own id as before.
  private func itemEditBreaches() -> [Breach] {
    let edits = ContentEdit<ContentItem>.all
    var edited = section
    edited.items = section.items.flatMap { item in
      [item]
        + edits.map { edit in
          var copy = item
          edit.change(&copy)
          return copy
        }
    }
    edited.limit = nil
    let plan = SectionPlan(of: edited, layout: layout, in: environment)
    let step = edits.count + 1
    return stride(from: 0, to: plan.count, by: step).flatMap { first in
      edits.enumerated().compactMap { number, edit in
        breach(from: plan, first, to: plan, first + 1 + number, edit: edit.name)
      }
    }
  }

  private func statusEditBreaches(_ bases: SectionPlan) -> [Breach] {
    ContentEdit<ItemStatus>.all.flatMap { edit in
      var edited = section
      for item in section.items { edit.change(&edited.statuses[item.id, default: []]) }
      return breaches(from: bases, to: SectionPlan(of: edited, layout: layout, in: environment), edit: edit.name)
    }
  }

  private func designEditBreaches(_ bases: SectionPlan) -> [Breach] {
    ContentEdit<DesignModel>.all.flatMap { edit in
      guard let edited = try? with({ edit.change(&$0.design) }) else { return [Breach]() }
      return breaches(from: bases, to: edited.plan, edit: edit.name)
    }
  }

  private func breaches(from bases: SectionPlan, to edited: SectionPlan, edit: String) -> [Breach] {
    (0..<min(bases.count, edited.count)).compactMap { breach(from: bases, $0, to: edited, $0, edit: edit) }
  }

  private func breach(
    from bases: SectionPlan, _ index: Int, to edited: SectionPlan, _ other: Int, edit: String
  ) -> Breach? {
    let (before, after) = (bases.place(at: VisibleIndex(index)), edited.place(at: VisibleIndex(other)))
    let isEqual = before.content.configuration.isEqual(to: after.content.configuration)
    guard before.content.fingerprint == after.content.fingerprint || isEqual else { return nil }
    let width = 330.0
    let drawn = after.content.drawn(width: width, in: environment)
    guard let difference = before.content.drawn(width: width, in: environment).difference(to: drawn) else { return nil }
    return .sameFingerprint(edit, shows: difference, at: "\(name), \(before.identity.words)")
  }
}
