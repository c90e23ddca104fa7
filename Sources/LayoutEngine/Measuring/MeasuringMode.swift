/// When the cells of a list are measured.
public enum MeasuringMode: Hashable, Sendable {
  /// All of them before anything is laid out: every frame is final.
  case exact
  /// Those that show, at once; the others stand at an estimate and are corrected in slices (`settle`), until the list is
  /// what it is when all is measured first. For lists of any length.
  case progressive
}
