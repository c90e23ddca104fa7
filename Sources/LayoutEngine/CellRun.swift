import LayoutKitCore

/// Places one after the other on their way to heights: whose cell each is and what it shows. A measurer keeps one, so that
/// its arrays need no memory from run to run.
struct CellRun {
  /// Of each place its box; taken where a shelf has kept it.
  var boxes: ContiguousArray<ContentBox?> = []
  /// The number its box stands under; none for one that does not come from a shelf.
  var numbers: ContiguousArray<Int> = []
  /// What stands there; `nil` where the list speaks for itself or waits for its items.
  var slots: ContiguousArray<Slot?> = []
  /// Boxes that were made just now: nobody else has them until a shelf keeps them.
  var isNew: ContiguousArray<Bool> = []
  /// What heights are kept under.
  var keys: ContiguousArray<MeasurementKey> = []
  private static var none: Int { -1 }

  /// Adds a place by its slot; `nil` where places hold none.
  mutating func append(_ slot: Slot?, in items: ItemList) {
    slots.append(slot)
    if case .content(let index) = slot {
      numbers.append(items.number(at: index.value))
    } else {
      numbers.append(Self.none)
    }
  }

  /// Adds the key of the next place's cell.
  mutating func addKey(of box: ContentBox, _ identity: PlaceIdentity) {
    keys.append(MeasurementKey(kind: box.configuration.kind, identity: identity, fingerprint: box.fingerprint))
  }

  /// Holds nothing any more, and keeps the room.
  mutating func clear() {
    boxes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    isNew.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }
}
