public import LayoutEngine
public import LayoutKitCore

extension HeadlessCollectionView {
  /// What a swipe on a place's cell or its menu offers; `nil` where nothing is offered, as for ads.
  public func itemActions(at place: ScreenPlace) -> PlaceActions? { plan(of: place)?.actions(at: place.index) }

  /// Does what was offered for a place: handler and observer are told. Nothing happens where the place does not offer it, as
  /// after an update that put another item there.
  /// - Returns: what was asked for; `nil` for nothing.
  @discardableResult
  public func perform(_ choice: PlaceActions.Choice, at place: ScreenPlace) -> ContentAction? {
    guard let plan = plan(of: place),
      plan.actions(at: place.index)?.all.contains(where: { $0.action == choice.action }) == true
    else { return nil }
    let section = sections[place.section].id
    observer?.screenPerforms(choice.action, on: plan.place(at: place.index).identity, in: section)
    actionHandler?.handle(choice.action, in: section)
    return choice.action
  }

  /// The plan that a place is of; `nil` for no such place.
  func plan(of place: ScreenPlace) -> SectionPlan? {
    guard sections.indices.contains(place.section), let plan = sections[place.section].arranged(in: environment)?.plan,
      (0..<plan.count).contains(place.index.value)
    else { return nil }
    return plan
  }
}
