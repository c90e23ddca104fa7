/// What a snapshot check does with the files it compares with.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Compares. A missing file is a breach.
  case none
  /// Compares, and writes the files that are missing.
  case missing
  /// Writes every file.
  case all

  /// The environment variable that names the mode.
  public static let variable = "LAYOUTKIT_RECORD"

  /// The mode that the variable's value names; `none` where it is not set.
  init?(variable value: String?) { self.init(rawValue: value ?? RecordMode.none.rawValue) }
}
