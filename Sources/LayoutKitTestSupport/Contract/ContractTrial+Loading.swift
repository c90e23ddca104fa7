import LayoutEngine
import LayoutKitCore

extension ContractTrial {
  private static let placeholders = 4

  /// A list whose items are on their way shows so many placeholders where the layout has any, laid out as its cells are,
  /// which open nothing and ask for no picture; and nothing where nothing is configured.
  func loadingBreaches() -> [Breach] {
    let location = "\(name), a list on its way"
    guard let silent = try? with({ $0.phase = .loading }), silent.arranged() == nil else {
      return [.loading("something shows without being configured", at: location)]
    }
    let loading = try? with {
      $0.phase = .loading
      $0.loading = LoadingPlaceholder(count: Self.placeholders)
      $0.footer = SectionFooter(title: "The end", showsSeeAll: true)
    }
    guard let loading, let arranged = loading.arranged() else { return [] }
    guard arranged.count == Self.placeholders else {
      return [.loading("\(arranged.count) placeholders instead of \(Self.placeholders)", at: location)]
    }
    let cells = ContractCell.cells(of: arranged)
    return loading.breaches(of: arranged, cells)
      + cells.filter { $0.place != nil }.flatMap { cell -> [Breach] in
        let content = cell.list.actions.isEmpty && cell.list.mediaRequests.isEmpty
        return content ? [] : [.loading("\(cell.name) has actions or pictures", at: location)]
      }
  }
}
