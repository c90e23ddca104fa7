import LayoutKitCore

extension FieldReader {
  /// A design: the changes of the field `design` on top of another.
  mutating func design(on standard: DesignModel) -> DesignModel {
    guard let changes = members["design"] else { return standard }
    let path = "\(path).design"
    guard case .object = changes else {
      refuse("design", type: "an object", changes)
      return standard
    }
    do {
      let overlay = try JSONOverlay(changes, on: standard, at: path)
      note(unknown: overlay.unknownFields)
      let wrong = overlay.value.faults(at: path)
      take(wrong)
      return wrong.isEmpty ? overlay.value : standard
    } catch {
      take(error.faults)
      return standard
    }
  }
}
