/// A design that draws the states of its cells, whatever view draws the cells themselves: views need to know nothing of it.
public protocol StateDrawing {
  /// What a cell shows in a state, of what its view drew, leading to trailing. Asked for states that are not normal alone.
  func drawing(_ list: DisplayList, in state: CellState) -> DisplayList
}
