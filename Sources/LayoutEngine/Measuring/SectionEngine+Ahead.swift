public import LayoutKitCore

extension SectionEngine {
  /// The measuring that is still to be done for an environment, to be carried out by any task and handed to
  /// `take(_:of:)`; `nil` where the section is laid out exactly for it already.
  public func measuringWork(in environment: LayoutEnvironment) -> MeasuringWork? {
    let isShown = current?.environment == environment
    if isShown, current?.arranged?.isSettled ?? true { return nil }
    let known = isShown ? current?.arranged?.plan : nil
    return MeasuringWork(
      plan: known ?? plan(in: environment), environment: environment, cache: measurer.cache, changeCount: changeCount)
  }

  /// Takes what came of measuring ahead. `arranged(in:)` then measures nothing in the work's environment; where a
  /// progressive list is shown in it, the next `settle` or `show` takes the heights over.
  /// - Returns: false where the section changed since; the cache then knows what did not.
  @discardableResult
  public func take(_ arranged: ArrangedSection, of work: MeasuringWork) -> Bool {
    guard work.changeCount == changeCount else { return false }
    ahead = arranged
    return true
  }

  /// Measures for an environment on other threads, as a host does before it turns or opens a screen: three steps in one.
  /// The engine can be used meanwhile by whoever owns it.
  /// - Parameters:
  ///   - tasks: how many measure at a time, at least one.
  ///   - progress: is told, on any thread and never twice at a time, as it goes on.
  /// - Returns: true where the section is laid out for the environment without measuring; false where it changed
  ///   meanwhile.
  /// - Throws: `CancellationError` once the task is cancelled.
  @discardableResult
  public nonisolated(nonsending) func measureAhead(
    in environment: LayoutEnvironment, tasks: Int = 2, progress: (@Sendable (MeasuringProgress) -> Void)? = nil
  ) async throws(CancellationError) -> Bool {
    guard let work = measuringWork(in: environment) else { return true }
    guard let arranged = try await work.arranged(tasks: tasks, progress: progress) else { return true }
    return take(arranged, of: work)
  }

  /// What was laid out elsewhere for an environment; nothing once it was taken.
  func ahead(in environment: LayoutEnvironment) -> ArrangedSection? {
    guard let exact = ahead, exact.environment == environment else { return nil }
    ahead = nil
    return exact
  }
}

extension SectionPresenter {
  /// Measures for an environment on other threads; see `SectionEngine`.
  @discardableResult
  public nonisolated(nonsending) func measureAhead(
    in environment: LayoutEnvironment, tasks: Int = 2, progress: (@Sendable (MeasuringProgress) -> Void)? = nil
  ) async throws(CancellationError) -> Bool {
    guard let engine else { return true }
    return try await engine.measureAhead(in: environment, tasks: tasks, progress: progress)
  }
}
