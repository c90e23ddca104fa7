extension ListSection {
  /// Where the items go on, for a list that shows what it has; `nil` at the end, where the limit lets no more show, and for
  /// a list that has no items yet or could not have them.
  public var offeredPage: String? { offeredPage(showing: visibleItems.count) }

  /// The same where so many items show.
  package func offeredPage(showing count: Int) -> String? {
    phase == .loaded && count < max(0, limit ?? .max) ? nextPage : nil
  }

  /// The footer as it shows where so many items do: it offers more where there is more. `nil` for none.
  package func footer(showing count: Int) -> SectionFooter? {
    guard var footer else { return nil }
    footer.offersMore = footer.offersMore && offeredPage(showing: count) != nil
    footer.isLoadingMore = footer.offersMore && isLoadingMore
    return footer.isBlank ? nil : footer
  }
}
