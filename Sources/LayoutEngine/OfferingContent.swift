import LayoutKitCore

/// A configuration whose list offers more for its item than its view knows of: assistive technology is told as well.
struct OfferingContent: ContentConfiguration {
  private var content: any ContentConfiguration
  private let actions: [ContentAction]

  init(_ content: any ContentConfiguration, offering actions: [ContentAction]) {
    self.content = content
    self.actions = actions
  }

  var kind: CellKind { content.kind }
  /// The content's: what is offered takes no room.
  var fingerprint: Int { content.fingerprint }
  var state: CellState {
    get { content.state }
    set { content.state = newValue }
  }

  func isEqual(to other: any ContentConfiguration) -> Bool {
    guard let other = other as? OfferingContent else { return false }
    return actions == other.actions && content.isEqual(to: other.content)
  }

  func makeView() -> any ContentView { content.makeView() }

  func apply(to view: any ContentView, showing previous: (any ContentConfiguration)?) -> ContentUpdate? {
    let shown = previous as? OfferingContent
    let update = content.apply(to: view, showing: shown?.content ?? previous)
    return update == .same && shown?.actions != actions ? .bind : update
  }

  var designIdentity: AnyObject { content.designIdentity }

  func bind(to view: any ContentView) -> Bool { content.bind(to: view) }

  func drawn(_ list: DisplayList) -> DisplayList {
    var list = content.drawn(list)
    guard var element = list.accessibility, !state.isDisabled else { return list }
    element.actions += actions.filter { !element.actions.contains($0) }
    list.accessibility = element
    return list
  }
}
