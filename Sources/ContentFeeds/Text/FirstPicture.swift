/// The picture that an HTML text starts with.
enum FirstPicture {
  /// The source of the first `img` that is no counting pixel (a width or height of 0 or 1); `nil` for none.
  static func source(in html: String?) -> String? {
    guard let html, html.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let tokens = MarkupTokens(html)
    for case .tag("img", false, let range) in tokens {
      let sides = [tokens.attribute("width", of: range), tokens.attribute("height", of: range)]
      guard !sides.contains("0"), !sides.contains("1"),
        let source = tokens.attribute("src", of: range)?.trimmed, !source.hasPrefix("data:")
      else { continue }
      return source
    }
    return nil
  }
}
