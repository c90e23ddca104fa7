import LayoutKitCore

/// What to say of pictures that were painted as placeholders: files that are missing or broken are faults of the input;
/// pictures on a network are none, since nothing is ever fetched.
struct MissingPictures {
  let reports: [String]
  let notes: [String]

  init(_ errors: [MediaRequest: MediaError]) {
    var faults: Set<String> = []
    var remote: Set<String> = []
    for error in errors.values {
      if case .remote(let source) = error { remote.insert(source) } else { faults.insert("\(error)") }
    }
    reports = faults.sorted()
    notes =
      remote.isEmpty
      ? [] : ["\(remote.count) picture\(remote.count == 1 ? " is" : "s are") on a network and not fetched"]
  }
}
