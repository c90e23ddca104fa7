/// What a screen has done so far.
public struct ScreenCounts: Hashable, Sendable {
  /// Cells made.
  public var made = 0
  /// Cells that were used before and taken again.
  public var reused = 0
  /// Configurations handed to cells.
  public var configured = 0
  /// Cells measured, those whose height was known not counted.
  public var measured = 0
  /// Times that the parts of a shown cell were laid out.
  public var layoutPasses = 0
  /// Times that a shown cell's item was bound.
  public var binds = 0
}
