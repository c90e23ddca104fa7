import LayoutKitCore

extension ContractTrial {
  /// As many places as a list is tried at: rules of thumb repeat sooner.
  private static let places = 13

  /// A layout that does not say that it uses indexes shows an item alike wherever it stands: the engine keeps its cell when
  /// others come before it.
  func indexBreaches() -> [Breach] {
    layout.usesIndexes ? [] : breaches(of: layout)
  }

  private func breaches(of layout: some ListLayout) -> [Breach] {
    let style = layout.style(in: environment)
    return section.visibleItems.compactMap { item in
      func content(at number: Int) -> any ContentConfiguration {
        layout.content(
          for: item, status: section.statuses[item.id] ?? [], at: ContentIndex(number), style: style)
      }
      let first = content(at: 0)
      let other = (1..<Self.places).first { !content(at: $0).isEqual(to: first) }
      return other.map { .indexes(0, $0, at: "\(name), \(item.id.rawValue)") }
    }
  }
}
