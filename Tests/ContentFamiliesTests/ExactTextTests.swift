import Testing

@testable import ContentFamilies

@Suite struct ExactTextTests {
  private func hash(_ texts: [String?]) -> UInt64 {
    var hash = ExactTextHash()
    for text in texts { hash.add(text) }
    return hash.value
  }

  @Test func `A hash depends on every byte, on how many there are and on which text has them`() {
    var texts: [[String?]] = [[], [nil], [""], [nil, ""], ["", nil], ["a", "bc"], ["ab", "c"], ["abc"]]
    for count in 0...40 {
      let plain = [UInt8](repeating: 0x2E, count: count)
      texts.append([String(decoding: plain, as: UTF8.self)])
      for place in plain.indices {
        for byte in [0, 1, 0x41] as [UInt8] {
          var changed = plain
          changed[place] = byte
          texts.append([String(decoding: changed, as: UTF8.self)])
        }
      }
    }
    // "" is among them twice.
    #expect(Set(texts.map(hash)).count == texts.count - 1)
    #expect(Set(texts).count == texts.count - 1)
  }

  @Test func `Equal bytes have one hash, however a text keeps them`() {
    let long = "A text that is longer than fits in place"
    let part = ("x" + long).dropFirst()
    #expect(hash([long]) == hash([String(part)]))
    #expect(hash(["short"]) == hash([String("shorter".prefix(5))]))
  }
}
