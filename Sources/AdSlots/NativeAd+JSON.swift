public import LayoutKitCore

extension [NativeAd] {
  /// Ads as a document writes them: an array, or an object with one as its `ads`. Every ad has an `id` of its own, a
  /// `headline` and a `callToAction`; `advertiser`, `body`, `icon` and `picture` where it brings them.
  /// - Parameter path: where they stand in the document.
  /// - Throws: all that is wrong at once.
  public init(_ json: JSONValue, at path: String = "$") throws(ConfigurationFaults) {
    var (list, path) = (json, path)
    if case .object(let members) = json {
      path += ".ads"
      guard let ads = members["ads"] else { throw ConfigurationFaults([.init(path: path, problem: .missing)]) }
      list = ads
    }
    guard case .array(let values) = list else {
      throw ConfigurationFaults([
        .init(path: path, problem: .wrongType(expected: "an array of ads", found: list.typeName))
      ])
    }
    self.init()
    var faults: [ConfigurationFault] = []
    var ids: Set<String> = []
    for (index, value) in values.enumerated() {
      let place = "\(path)[\(index)]"
      do {
        let ad = try NativeAd(value, at: place)
        append(ad)
        guard !ids.insert(ad.id).inserted else { continue }
        faults.append(
          .init(path: "\(place).id", problem: .notAllowed(expected: "an id of its own", found: "\"\(ad.id)\" again")))
      } catch {
        faults += error.faults
      }
    }
    guard faults.isEmpty else { throw ConfigurationFaults(faults) }
  }
}

extension NativeAd {
  /// An ad as a document writes it.
  init(_ json: JSONValue, at path: String) throws(ConfigurationFaults) {
    var reader = try FieldReader(json, at: path)
    self.init(
      id: reader.required("id"), headline: reader.required("headline"), callToAction: reader.required("callToAction"))
    advertiser = reader.string("advertiser")
    body = reader.string("body")
    icon = reader.string("icon")
    picture = reader.string("picture").map { Picture(source: $0, size: .large) }
    try reader.finish()
  }
}
