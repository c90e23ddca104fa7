public import LayoutKitCore

extension SectionEngine {
  /// Measures what shows in a window and was estimated, so that it is exact. A host asks for it before it shows a
  /// rectangle of a progressive list for the first time and whenever the list or the rectangle changed.
  /// - Parameter window: in the section's own points, as in `ArrangedSection.places(in:)`.
  @discardableResult
  public func show(_ window: Rect, in environment: LayoutEnvironment) -> Settling {
    settle(near: window, in: environment) { false }
  }

  /// Measures places whose heights are estimates, those that show first and then the nearest to them, as long as
  /// `goesOn` says so: it is asked before each place that does not show. Heights that were measured ahead are taken at
  /// once.
  ///
  /// In a masonry, each call places anew what stands behind the first place it measures: few long slices cost less than
  /// many short ones.
  /// - Parameter window: what shows, in the section's own points.
  @discardableResult
  public func settle(near window: Rect, in environment: LayoutEnvironment, while goesOn: () -> Bool) -> Settling {
    guard var arranged = arranged(in: environment), !arranged.isSettled else { return Settling() }
    if let exact = ahead(in: environment) {
      current = (environment, exact)
      return arranged.settling(into: exact, near: window)
    }
    // Given up while it changes, so that there is one of it.
    current = nil
    let settling = learning(in: environment) { estimates in
      arranged.settle(near: window, measurer: measurer, estimates: &estimates, while: goesOn)
    }
    current = (environment, arranged)
    return settling
  }

  /// The same until a time has passed; what shows is measured in any case.
  @discardableResult
  public func settle<Time: Clock>(
    near window: Rect, in environment: LayoutEnvironment, within budget: Time.Duration, clock: Time
  ) -> Settling {
    let end = clock.now.advanced(by: budget)
    return settle(near: window, in: environment) { clock.now < end }
  }

  /// The same for so many places at most, those that show not counted.
  @discardableResult
  public func settle(near window: Rect, in environment: LayoutEnvironment, places most: Int) -> Settling {
    var rest = most
    return settle(near: window, in: environment) {
      rest -= 1
      return rest >= 0
    }
  }

  func settleAll() {
    guard let environment = current?.environment else { return }
    settle(near: .zero, in: environment) { true }
  }

  /// Works with what was learned of heights in an environment.
  func learning<Result>(
    in environment: LayoutEnvironment, _ work: (inout HeightEstimates) -> Result
  ) -> Result {
    let known = estimates.flatMap { $0.serve(environment) ? $0 : nil }
    var learned = known ?? HeightEstimates(in: environment)
    defer { estimates = learned }
    return work(&learned)
  }
}

extension SectionPresenter {
  /// Measures what shows in a window and was estimated; see `SectionEngine`.
  @discardableResult
  public func show(_ window: Rect, in environment: LayoutEnvironment) -> Settling {
    engine?.show(window, in: environment) ?? Settling()
  }

  /// Measures places whose heights are estimates, those that show first and then the nearest to them, as long as
  /// `goesOn` says so; see `SectionEngine`.
  @discardableResult
  public func settle(near window: Rect, in environment: LayoutEnvironment, while goesOn: () -> Bool) -> Settling {
    engine?.settle(near: window, in: environment, while: goesOn) ?? Settling()
  }
}
