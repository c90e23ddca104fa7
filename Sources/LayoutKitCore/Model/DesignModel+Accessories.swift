extension DesignModel {
  /// What stands at the trailing edge of a cell. What may show takes its room in every state.
  public struct Accessories: Hashable, Sendable, Codable {
    /// An arrow that says that there is more behind the cell.
    public var disclosure = false
    /// A ring, with a tick in it while the cell is selected.
    public var checkmark = false
    /// A handle by which the cell is moved: the design of a list that is being edited has it.
    public var reorder = false
    /// The badges that a section gives its items.
    public var badge = true
  }
}
