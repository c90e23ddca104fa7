import AdSlots
import LayoutKitCore

extension AppAds {
  /// Consent as a document names it.
  private enum ConsentWord: String, DocumentKeyword {
    case given, refused, pending

    var consent: AdEligibility.Consent {
      switch self {
      case .given: .given
      case .refused: .refused
      case .pending: .pending
      }
    }
  }

  /// What the app's `ads` and `reader` say; faults and unknown fields go to the reader of the document.
  init(_ fields: inout FieldReader) {
    self.init()
    var minimumAge = Self.minimumAge
    if var ads = fields.object("ads", keys: AppKeys.ads.union(AdSettings.fields)) {
      eligibility.isOn = ads.flag("enabled") ?? true
      eligibility.sparesSubscribers = ads.flag("spareSubscribers") ?? false
      minimumAge = ads.count("minimumAge") ?? minimumAge
      source = ads.text("source")
      fields.absorb(ads)
      let settings = ads.members.filter { AdSettings.fields.contains($0.key) }
      do {
        _ = try AdSettings(.object(settings), at: ads.path)
      } catch {
        fields.take(error.faults)
      }
    }
    if var reader = fields.object("reader", keys: AppKeys.reader) {
      if let age = reader.count("age") { eligibility.age = age < minimumAge ? .underAge : .ofAge }
      eligibility.isSubscriber = reader.flag("subscriber") ?? false
      let consent: ConsentWord? = reader.word("consent")
      eligibility.consent = consent?.consent ?? .given
      fields.absorb(reader)
    }
  }
}

extension FieldReader {
  /// Where ads go: the app's settings with the changes of this object's `ads` on top, which either names places anew or keeps
  /// the app's; `nil` where nobody names any, and where the object turns ads off.
  mutating func adSettings(on app: JSONValue?) -> AdSettings? {
    var settings: [String: JSONValue] = [:]
    if case .object(let members)? = app { settings = members.filter { AdSettings.fields.contains($0.key) } }
    if members["ads"] != nil {
      guard var changes = object("ads", keys: AdSettings.fields.union(["enabled"])) else { return nil }
      let isOn = changes.flag("enabled") ?? true
      if changes.members["first"] != nil || changes.members["positions"] != nil {
        for name in ["first", "positions", "every"] { settings[name] = nil }
      }
      absorb(changes)
      guard isOn else { return nil }
      settings.merge(changes.members.filter { AdSettings.fields.contains($0.key) }) { $1 }
    }
    guard !settings.isEmpty else { return nil }
    do {
      return try AdSettings(.object(settings), at: "\(path).ads")
    } catch {
      take(error.faults)
      return nil
    }
  }
}
