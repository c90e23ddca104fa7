import Foundation
import LayoutKitCore

/// A small template that does one thing wrong, or nothing.
struct TrialTemplate: ListTemplate {
  struct Options: Codable, Hashable, Sendable {}
  struct Refusal: Error {}

  let fault: Fault
  let id: TemplateID = "trial"
  let defaultOptions = Options()

  func makeLayout(design: DesignModel, options: Options) throws -> TrialLayout {
    if fault == .throwing { throw Refusal() }
    return TrialLayout(fault: fault, design: design)
  }
}

struct TrialLayout: ListLayout {
  let fault: Fault
  let design: DesignModel

  func style(in environment: LayoutEnvironment) -> TrialView.Design {
    let title = design.title.resolved(in: environment)
    return TrialView.Design(fault: fault, style: title.style, color: title.color)
  }

  func content(
    for item: ContentItem, status: ItemStatus, at index: ContentIndex, style: TrialView.Design
  ) -> any ContentConfiguration {
    var design = style
    if fault == .alternatingDesign { design.shade = index.value % 2 }
    let isNumbered = fault == .numbered || fault == .admitsNumbers
    let noise = fault == .restless ? UUID().uuidString : isNumbered ? " \(index.value / 6)" : ""
    return Content<TrialView>(
      design: Shared(design),
      item: .init(
        title: (item.title ?? "Untitled") + noise, summary: item.summary,
        action: .share(fault == .foreignControl ? "another" : item.id), isForgetful: fault == .forgetfulItem))
  }

  var usesIndexes: Bool { fault == .admitsNumbers }

  func rule(in environment: LayoutEnvironment) -> any ArrangementRule { TrialRule(fault: fault) }

  func placeholder(at index: ContentIndex, style: TrialView.Design) -> (any ContentConfiguration)? {
    guard fault != .fewPlaceholders || index.value == 0 else { return nil }
    let action = fault == .busyPlaceholder ? ContentAction.custom("busy") : nil
    return Content<TrialView>(design: Shared(style), item: .init(title: "Soon", action: action))
  }

  func message(
    _ message: StateMessage, section: SectionID, style: TrialView.Design
  ) -> (any ContentConfiguration)? {
    fault == .silent
      ? nil
      : Content<TrialView>(
        design: Shared(style), item: .init(title: message.title, summary: message.detail, action: .retry(section)))
  }
}
