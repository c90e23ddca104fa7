extension PangoTextError: CustomStringConvertible {
  /// What is missing, and what to install.
  public var description: String {
    switch self {
    case .missingFonts(let fonts):
      "text cannot be set without these fonts: \(fonts.map(\.family).joined(separator: ", ")). "
        + "Install the packages \(fonts.map(\.package).joined(separator: " "))."
    case .unusableLibrary(let reason): "text cannot be set: \(reason)"
    }
  }
}
