package import Foundation

/// The text of a document, whatever it is encoded in.
package struct DocumentText: Sendable {
  /// The text, without a byte order mark.
  package let text: String
  /// Whether bytes that belong to no character were replaced by U+FFFD.
  package let isBroken: Bool

  /// Decodes a document: by its byte order mark, else by the zeros that UTF-16 and UTF-32 put into markup, else by its
  /// XML declaration, else as UTF-8. ISO-8859-1 is read as windows-1252, as browsers do.
  /// - Throws: `FeedError.encoding` for an encoding that is not known or that the bytes are not in.
  package init(_ data: Data) throws(FeedError) {
    if let (encoding, mark) = Self.mark(of: data) {
      try self.init(data.dropFirst(mark), in: encoding)
    } else if let name = Self.declaredEncoding(of: data) {
      if name == "utf-8" || name == "utf8" || name == "us-ascii" {
        self.init(utf8: data)
      } else if Self.latin.contains(name) {
        self.init(text: Self.windows1252(data))
      } else if let number = Self.others[name] {
        try self.init(data, in: (String.Encoding(rawValue: number), name))
      } else {
        throw .encoding(name)
      }
    } else {
      self.init(utf8: data)
    }
  }

  private init(_ data: Data, in encoding: (String.Encoding, name: String)) throws(FeedError) {
    if encoding.0 == .utf8 {
      self.init(utf8: data)
    } else {
      guard let text = String(data: Data(data), encoding: encoding.0) else { throw .encoding(encoding.name) }
      self.init(text: text)
    }
  }

  private init(utf8 data: Data) {
    let strict = String(data: Data(data), encoding: .utf8)
    self.init(text: strict ?? String(decoding: data, as: UTF8.self), isBroken: strict == nil)
  }

  private init(text: String, isBroken: Bool = false) {
    self.text = text
    self.isBroken = isBroken
  }

  /// The encoding that the first bytes give away, and how many of them are the mark itself.
  private static func mark(of data: Data) -> ((String.Encoding, name: String), Int)? {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return ((.utf8, "utf-8"), 3) }
    if start == [0xFF, 0xFE, 0, 0] { return ((.utf32LittleEndian, "utf-32"), 4) }
    if start == [0, 0, 0xFE, 0xFF] { return ((.utf32BigEndian, "utf-32"), 4) }
    if start.starts(with: [0xFF, 0xFE]) { return ((.utf16LittleEndian, "utf-16"), 2) }
    if start.starts(with: [0xFE, 0xFF]) { return ((.utf16BigEndian, "utf-16"), 2) }
    switch start.map({ $0 == 0 }) {
    case [false, true, true, true]: return ((.utf32LittleEndian, "utf-32"), 0)
    case [true, true, true, false]: return ((.utf32BigEndian, "utf-32"), 0)
    case [false, true, false, true]: return ((.utf16LittleEndian, "utf-16"), 0)
    case [true, false, true, false]: return ((.utf16BigEndian, "utf-16"), 0)
    default: return nil
    }
  }

  /// The encoding an XML declaration names, in small letters.
  private static func declaredEncoding(of data: Data) -> String? {
    let start = data.drop(while: \.isMarkupSpace).prefix(200)
    guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return MarkupAttributes(Array(start[..<end]).dropFirst()).value(of: "encoding")?.lowercased()
  }

  private static let latin: Set<String> = ["iso-8859-1", "iso8859-1", "latin1", "windows-1252", "cp1252", "ascii"]

  /// Further encodings by their names in declarations, as Foundation numbers them (0x80000000 and the number of Core
  /// Foundation's CFStringEncodingExt.h). All have ASCII's characters at ASCII's places.
  private static let others: [String: UInt] = [
    "iso-8859-2": 0x8000_0202, "iso-8859-5": 0x8000_0205, "iso-8859-7": 0x8000_0207, "iso-8859-9": 0x8000_0209,
    "iso-8859-15": 0x8000_020F, "windows-1250": 0x8000_0501, "windows-1251": 0x8000_0502, "windows-1253": 0x8000_0503,
    "windows-1254": 0x8000_0504, "koi8-r": 0x8000_0A02, "shift_jis": 0x8000_0A01, "euc-jp": 0x8000_0920,
    "gb2312": 0x8000_0632, "gbk": 0x8000_0632, "gb18030": 0x8000_0632, "big5": 0x8000_0A03, "euc-kr": 0x8000_0940,
  ]

  private static func windows1252(_ data: Data) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in data {
      scalars.append((128...159).contains(byte) ? HTMLEntities.windows1252[Int(byte) - 128] : Unicode.Scalar(byte))
    }
    return String(scalars)
  }
}
