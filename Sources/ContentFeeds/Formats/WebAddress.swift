import Foundation

/// Addresses as documents write them.
enum WebAddress {
  /// Whether an address says how to reach it, as `https:` does, or at least where, as `//host/path` does.
  static func isAbsolute(_ address: String) -> Bool {
    if address.hasPrefix("//") { return true }
    let scheme = address.utf8.prefix { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    return !scheme.isEmpty && address.utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
  }

  /// A page's address as a whole; as it is written where there is nothing to resolve it against.
  static func resolved(_ address: String?, against base: String?) -> String? {
    guard let address, !isAbsolute(address), let base, let url = URL(string: base) else { return address }
    return URL(string: address, relativeTo: url)?.absoluteString ?? address
  }
}
