import LayoutKitCore
import Testing

@Suite("Spelling")
struct SpellingTests {
  private let names = ["condensed", "enriched", "grid", "carousel"]

  @Test(
    "finds the nearest name",
    arguments: [
      ("condensd", "condensed"), ("Condensed", "condensed"), ("gird", "grid"), ("gri", "grid"), ("enrich", "enriched"),
      ("carrousel", "carousel"), ("grid", "grid"),
    ])
  func near(name: String, nearest: String) { #expect(names.nearest(to: name) == nearest) }

  @Test("finds none where none is near", arguments: ["story", "masonry", "", "xxxx", "condominium"])
  func far(name: String) { #expect(names.nearest(to: name) == nil) }

  @Test("prefers the name with fewer slips, and the first of equals")
  func nearest() {
    #expect(["cart", "card"].nearest(to: "cars") == "cart")
    #expect(["cards", "card"].nearest(to: "cad") == "card")
    #expect([String]().nearest(to: "card") == nil)
  }

  @Test("is not slowed by a hostile name")
  func hostile() { #expect(names.nearest(to: String(repeating: "grid", count: 200_000)) == nil) }
}
