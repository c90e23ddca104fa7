import Foundation
import LayoutKitCore
import Testing

@testable import ContentFeeds

struct DocumentTextTests {
  private static let text = "<?xml version=\"1.0\"?><a>é€\u{1F600}</a>"

  @Test(
    "Unicode's encodings are known by their mark or by their zeros",
    arguments: [
      (String.Encoding.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]), (.utf8, []),
      (.utf16LittleEndian, []),
      (.utf16BigEndian, []), (.utf32LittleEndian, []), (.utf32BigEndian, []),
    ] as [(String.Encoding, [UInt8])])
  func unicode(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = try #require(Self.text.data(using: encoding))
    let document = try DocumentText(Data(mark) + bytes)
    #expect(document.text == Self.text)
    #expect(!document.isBroken)
  }

  @Test(
    "the encoding of the declaration counts",
    arguments: [
      ("ISO-8859-1", [0xE9], "é"), ("windows-1252", [0x93, 0x80, 0x94], "“€”"),
      ("iso-8859-1", [0x93, 0x81], "“\u{FFFD}"),
      ("iso-8859-15", [0xA4], "€"), ("ISO-8859-2", [0xB1], "ą"), ("windows-1251", [0xC6], "Ж"), ("KOI8-R", [0xF6], "Ж"),
      ("Shift_JIS", [0x93, 0x8C], "東"), ("gb2312", [0xD6, 0xD0], "中"), ("EUC-KR", [0xC7, 0xD1], "한"),
      ("utf-8", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func declared(name: String, bytes: [UInt8], text: String) throws {
    let start = "<?xml version='1.0' encoding='\(name)'?><a>"
    let document = try DocumentText(Data(Array(start.utf8) + bytes + Array("</a>".utf8)))
    #expect(document.text == start + text + "</a>")
  }

  @Test(
    "an unknown encoding is an error with its name, also one that could hide markup",
    arguments: ["bogus", "UTF-7", "ISO-2022-JP", "EBCDIC"])
  func unknown(name: String) throws {
    let error = #expect(throws: FeedError.self) {
      try DocumentText(Data("<?xml version='1.0' encoding='\(name)'?><a/>".utf8))
    }
    #expect(error == .encoding(name.lowercased()))
  }

  @Test("a feed in UTF-16 and one in Latin letters are read")
  func feeds() throws {
    let utf16 = try #require(
      "<?xml version='1.0' encoding='UTF-16'?><rss><channel><title>é</title></channel></rss>".data(using: .utf16))
    #expect(try FeedReader().read(utf16).title == "é")
    let json = try #require("{\"items\": [{\"id\": 1, \"title\": \"é\"}]}".data(using: .utf16))
    #expect(try FeedReader().read(json).items.first?.title == "é")
  }
}
