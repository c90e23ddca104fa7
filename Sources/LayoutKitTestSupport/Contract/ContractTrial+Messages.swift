import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  private static let empty = StateMessage(title: "Nothing here yet", detail: "Come back soon.", retry: "Try again")
  private static let failure = StateMessage(title: "This list did not come", retry: "Try again")
  private static let reason = "The server does not answer."

  /// A list that is empty or failed shows what is configured for it, and nothing where nothing is.
  func messageBreaches() -> [Breach] {
    messageBreaches("an empty list", shows: [Self.empty.title, Self.empty.detail ?? ""]) {
      $0.items = []
      $0.empty = Self.empty
    }
      + messageBreaches("a failed list", shows: [Self.failure.title, Self.reason]) {
        $0.phase = .failed(Self.reason)
        $0.failure = Self.failure
      }
      + silenceBreaches("an empty list without message") {
        $0.items = []
        $0.empty = nil
      }
      + silenceBreaches("a failed list without message") {
        $0.phase = .failed(Self.reason)
        $0.failure = nil
      }
  }

  private func messageBreaches(
    _ what: String, shows texts: [String], _ change: (inout ListSection) -> Void
  ) -> [Breach] {
    let location = "\(name), \(what)"
    guard let trial = try? with(change), let arranged = trial.arranged(), arranged.count == 1 else {
      return [.message("there is no cell", at: location)]
    }
    let list = arranged.plan.place(at: VisibleIndex(0)).content.drawn(width: 330, in: environment)
    let missing = texts.filter { !list.shows($0) }.map { Breach.message("\"\($0)\" does not show", at: location) }
    let retries = list.actions == [.retry(section.id)]
    return missing + (retries ? [] : [.message("its button does not try again", at: location)])
      + trial.breaches(of: arranged)
  }

  private func silenceBreaches(_ what: String, _ change: (inout ListSection) -> Void) -> [Breach] {
    guard let trial = try? with(change), trial.arranged() == nil else {
      return [.message("something shows", at: "\(name), \(what)")]
    }
    return []
  }
}

extension DisplayList {
  /// Whether a text is read somewhere, in whatever capitals.
  func shows(_ text: String) -> Bool {
    allNodes.contains { node in
      guard case .text(let content) = node.content else { return false }
      return content.text.string.lowercased().contains(text.lowercased())
    }
  }
}
