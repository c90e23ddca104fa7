import LayoutKitCore

/// Which ads there are and which list has them: a value that knows no clock and no loader.
struct AdLedger {
  /// The lists, in the order they were opened.
  private(set) var lists: [AdList] = []
  /// Ads of no list, the oldest first.
  private var stock: [HeldAd] = []
  /// The list that gets the next ad first.
  private var turn = 0

  subscript(id: SectionID) -> AdList? { lists.first { $0.id == id } }

  /// How many ads are missing in all lists.
  var shortage: Int { max(0, lists.reduce(0) { $0 + $1.need } - stock.count) }

  /// Whether an ad is held, in a list or for one.
  func holds(_ id: String) -> Bool {
    stock.contains { $0.ad.id == id } || lists.contains { list in list.ads.contains { $0.ad.id == id } }
  }

  /// The next time that an ad gets too old.
  func nextExpiry(after now: Duration) -> Duration? {
    let unseen = stock + lists.flatMap { $0.ads.filter { !$0.wasSeen } }
    return unseen.map(\.expiry).filter { $0 > now }.min()
  }

  /// Opens a list, or takes another placement of one that is open.
  mutating func open(_ id: SectionID, placement: AdPlacement, lead: Int) {
    if let index = lists.firstIndex(where: { $0.id == id }) {
      lists[index].placement = placement
      lists[index].lead = lead
    } else {
      lists.append(AdList(id: id, placement: placement, lead: lead))
    }
  }

  /// Closes a list: ads that nobody has seen are for others.
  mutating func close(_ id: SectionID) {
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
    stock = (stock + lists[index].ads.filter { !$0.wasSeen }).sorted { $0.expiry < $1.expiry }
    lists.remove(at: index)
    if index < turn { turn -= 1 }
  }

  /// Takes what a list shows.
  mutating func update(_ id: SectionID, content: Int, visible: Range<VisibleIndex>) {
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
    lists[index].content = content
    lists[index].visible = visible
  }

  /// Takes an ad in.
  mutating func add(_ ad: HeldAd) { stock.append(ad) }

  /// Drops ads that are too old.
  mutating func dropOld(at now: Duration) -> (count: Int, changed: Set<SectionID>) {
    let fresh = stock.filter { now < $0.expiry }
    var (count, changed) = (stock.count - fresh.count, Set<SectionID>())
    stock = fresh
    for index in lists.indices {
      let dropped = lists[index].dropOld(at: now)
      guard dropped > 0 else { continue }
      count += dropped
      changed.insert(lists[index].id)
    }
    return (count, changed)
  }

  /// Hands ads to the lists that miss some, one each in turn.
  mutating func deal() -> Set<SectionID> {
    var changed: Set<SectionID> = []
    while !stock.isEmpty, let index = nextInNeed {
      lists[index].ads.append(stock.removeFirst())
      changed.insert(lists[index].id)
      turn = index + 1
    }
    return changed
  }

  private var nextInNeed: Int? {
    lists.indices.lazy.map { ($0 + turn) % lists.count }.first { lists[$0].need > 0 }
  }

  /// Takes note of the ads on screen.
  mutating func markSeen() {
    for index in lists.indices { lists[index].markSeen() }
  }

  /// Lets go of every ad.
  mutating func clear() -> Set<SectionID> {
    stock = []
    var changed: Set<SectionID> = []
    for index in lists.indices where !lists[index].ads.isEmpty {
      lists[index].ads = []
      changed.insert(lists[index].id)
    }
    return changed
  }
}
