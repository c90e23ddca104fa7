/// Something that takes another place.
struct Relocation: Hashable, Sendable {
  /// Its index before.
  var from: Int
  /// Its index after.
  var to: Int
}
