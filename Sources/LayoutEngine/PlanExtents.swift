import LayoutKitCore

/// Heights of a plan's places, measured when a rule asks for them.
struct PlanExtents: ExtentSource {
  let plan: SectionPlan
  let measurer: Measurer
  let environment: LayoutEnvironment
  private let key: Shared<LayoutEnvironment.Key>

  init(plan: SectionPlan, measurer: Measurer, environment: LayoutEnvironment) {
    self.plan = plan
    self.measurer = measurer
    self.environment = environment
    let key = environment.key
    self.key = plan.environment.value == key ? plan.environment : Shared(key)
  }

  var count: Int { plan.count }

  func pixelHeight(at index: VisibleIndex, width: Double) -> Int {
    pixelHeight(of: plan.place(at: index), width: width)
  }

  func pixelHeight(of place: Place, width: Double) -> Int {
    measurer.pixelHeight(
      of: place.content, identity: place.identity, in: scope(width: width), environment: environment)
  }

  func readPixelHeights(from first: VisibleIndex, width: Double, into heights: inout [Int]) {
    let scope = scope(width: width)
    measurer.readPixelHeights(of: plan, from: first, in: scope, environment: environment, into: &heights)
  }

  func takesRow(_ index: VisibleIndex) -> Bool { plan.takesRow(at: index) }

  var rowTakers: [VisibleIndex] { plan.rowTakers }

  func scope(width: Double) -> MeasurementScope {
    MeasurementScope(section: plan.section.id, width: width, sharedEnvironment: key)
  }
}
