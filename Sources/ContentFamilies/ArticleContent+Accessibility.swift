import ContentElements
public import LayoutKitCore

extension ArticleContent {
  /// What assistive technology says: who speaks, the title, what it is, the details, the text, who and when, counts, marks.
  public var accessibilityLabel: String {
    var words: [String?] = [self.author, self.authorDate, title, kindWord, self.badge?.said, self.price]
    words += self.details.map(\.said)
    words += [summary, byline, self.accessoryBadge]
    words += self.spokenCounts + self.statusWords
    return words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What can be done with it beside opening it: playing it, and what its toolbar offers, each once.
  public var accessibilityActions: [ContentAction] {
    var actions: [ContentAction] = []
    if let media = self.media { actions.append(media.action) }
    for button in self.buttons where !actions.contains(button.action) { actions.append(button.action) }
    return actions
  }

  /// The element of a cell that shows it: a button, marked as the cell is.
  public func accessibility(in state: CellState) -> AccessibilityElement {
    var traits = AccessibilityElement.Traits.button
    if state.isSelected { traits.insert(.selected) }
    if state.isDisabled { traits.insert(.disabled) }
    return AccessibilityElement(label: accessibilityLabel, traits: traits, actions: accessibilityActions)
  }
}

extension ArticleContent.Mark {
  fileprivate var said: String { spoken ?? text }
}
