public import LayoutKitCore

/// What heights measured together have in common: where, how wide, and the environment as the text engine sees it.
public struct MeasurementScope: Hashable, Sendable {
  /// The section.
  public let section: SectionID
  /// The width measured at, in points.
  public let width: Double
  /// The environment.
  public var environment: LayoutEnvironment.Key { sharedEnvironment.value }
  /// The same, told by identity where it can be.
  let sharedEnvironment: Shared<LayoutEnvironment.Key>

  /// A scope.
  public init(section: SectionID, width: Double, environment: LayoutEnvironment.Key) {
    self.init(section: section, width: width, sharedEnvironment: Shared(environment))
  }

  init(section: SectionID, width: Double, sharedEnvironment: Shared<LayoutEnvironment.Key>) {
    self.sharedEnvironment = sharedEnvironment
    self.section = section
    self.width = width
  }
}

/// Which cell was measured, and showing what: any field that shows is in the fingerprint.
public struct MeasurementKey: Hashable, Sendable {
  /// Of the whole resolved configuration. First, since it is what tells most keys apart.
  public let fingerprint: Int
  /// The family of cells.
  public let kind: CellKind
  /// Whose cell it is.
  public let identity: PlaceIdentity

  /// A key for a cell.
  public init(kind: CellKind, identity: PlaceIdentity, fingerprint: Int) {
    self.kind = kind
    self.identity = identity
    self.fingerprint = fingerprint
  }
}
