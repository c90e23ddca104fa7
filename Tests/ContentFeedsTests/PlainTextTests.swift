import Foundation
import Testing

@testable import ContentFeeds

struct PlainTextTests {
  @Test(
    "markup becomes the line a reader reads",
    arguments: [
      ("Caf&eacute; &amp; cr&egrave;me", "Café & crème"),
      ("a<b>b</b>c", "abc"),
      ("one<br>two<BR/>three", "one two three"),
      ("<p>One.</p><p>Two.</p>", "One. Two."),
      ("<td>a</td><td>b</td>", "a b"),
      ("  much \t\r\n space  ", "much space"),
      ("a&nbsp;b", "a\u{A0}b"),
      ("a &nbsp;b&nbsp;&nbsp;", "a b"),
      ("Prix&#8239;!", "Prix\u{202F}!"),
      ("x<script>if (a < b) { alert('</p>') }</script>y", "xy"),
      ("x<STYLE>p{}</Style >y", "xy"),
      ("x<iframe src='a'/>y", "xy"),
      ("x<!-- a > b -->y<!doctype z>w", "xyw"),
      ("<a title='1 > 2' href=\"x\">link</a>", "link"),
      ("<a title='it>s'>it's</a>", "it's"),
      ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("I <3 you", "I <3 you"),
      ("never <closed", "never <closed"),
      ("Rock &amp;amp; Roll &amp;#39;n&amp;rsquo;", "Rock & Roll 'n’"),
      ("AT&T &bogus; &; &#; &#x; &#xZZ; & end", "AT&T &bogus; &; &#; &#x; &#xZZ; & end"),
      ("&#150;&#x97;&hellip;", "–—…"),
      ("&#0;&#xD800;&#99999999999;", "\u{FFFD}\u{FFFD}&#99999999999;"),
      ("a\u{0}b\u{7}c\u{7F}d\u{FFFF}", "abcd"),
      ("\u{202B}שלום\u{202C} x\u{200D}y", "\u{202B}שלום\u{202C} x\u{200D}y"),
      ("line\u{2028}separator", "line separator"),
      ("東京\u{3000}大阪", "東京\u{3000}大阪"),
      ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"),
    ])
  func html(source: String, line: String) {
    #expect(PlainText.html(source) == line)
  }

  @Test(
    "nothing to read is nothing",
    arguments: ["", "  \n", "<p></p>", "&nbsp;", "\u{200B}\u{FEFF}", "<script>x</script>"])
  func nothing(source: String) {
    #expect(PlainText.html(source) == nil)
  }

  @Test("what a format calls plain keeps its angle brackets and references")
  func line() {
    #expect(PlainText.line("Use <b>\n&amp; </b>") == "Use <b> &amp; </b>")
  }

  @Test("a body's beginning ends at a word")
  func beginning() {
    #expect(PlainText.beginning(of: "one two three", count: 9) == "one two…")
    #expect(PlainText.beginning(of: "one two", count: 7) == "one two")
    #expect(PlainText.beginning(of: "onetwothree", count: 3) == "one…")
  }

  @Test("all 252 names of HTML 4 are there, and those of XML")
  func names() {
    let some: [(String, UInt32)] = [
      ("quot", 34), ("amp", 38), ("lt", 60), ("gt", 62), ("apos", 39), ("nbsp", 160), ("yuml", 255), ("OElig", 338),
      ("fnof", 402), ("Alpha", 913), ("omega", 969), ("thetasym", 977), ("euro", 8364), ("trade", 8482),
      ("rarr", 8594), ("forall", 8704), ("lang", 9001), ("diams", 9830), ("Eacute", 201), ("eacute", 233),
    ]
    for (name, number) in some { #expect(HTMLEntities.scalar(named: name)?.value == number) }
    #expect(HTMLEntities.scalar(named: "EACUTE") == nil)
    #expect(HTMLEntities.count == 253)
  }

  @Test(
    "texts of 200,000 characters take no longer than their length asks for",
    arguments: [
      "a", "&amp;", "<", "<a b=\"", "<a b='\">", "<!--", "<!-- x", "&", "<b>", "</", "&#", "<script>", "<?",
      "<a =\"<a ='>", "<a b=\">\" ",
    ])
  func linear(part: String) {
    let text = String(repeating: part, count: 200_000 / part.utf8.count)
    let time = ContinuousClock().measure {
      _ = PlainText.html(text)
      _ = PlainText.html(text + ">")
    }
    // Well under a second without optimisation; a quadratic reader takes minutes.
    #expect(time < .seconds(8), "\(time)")
  }

  @Test("the first picture is found, counting pixels and inlined data are passed over")
  func firstPicture() {
    #expect(FirstPicture.source(in: "<p><img alt='a > b' src='a.jpg?x=1&amp;y=2'>") == "a.jpg?x=1&y=2")
    #expect(FirstPicture.source(in: "<IMG SRC=b.png width=10>") == "b.png")
    #expect(
      FirstPicture.source(in: "<img src='t.gif' height=\"1\" width=\"1\"/><img src='data:x'><img src=' c.png '>")
        == "c.png")
    #expect(FirstPicture.source(in: "<img><img src=''> text") == nil)
    #expect(FirstPicture.source(in: nil) == nil)
  }
}
