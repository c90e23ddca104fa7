import CPango
import LayoutKitCore

/// One paragraph of a text, as it is shaped: without characters that have no shape.
struct Paragraph: Sendable {
  /// A text that holds it.
  private let source: String
  /// Its bytes as UTF-8 in that text: without a line end and without spaces at the end.
  private(set) var bytes: Range<Int>
  private(set) var traits: ParagraphTraits

  /// How its Han characters are drawn.
  var hanForm: HanForm { traits.hanForm }
  var isBlank: Bool { bytes.isEmpty }

  /// A text that is one paragraph as it stands; `nil` where it is more, or has characters without a shape.
  init?(_ source: String) {
    guard let traits = source.withBytes(ParagraphTraits.init) else { return nil }
    self.init(source, traits)
  }

  /// The paragraphs of a text that is not one as it stands. A line end closes a paragraph, so one at the end of the text
  /// opens none. Control characters and noncharacters are left out, since fonts draw boxes for them; a tab is a space.
  static func parts(of utf8: UnsafeBufferPointer<UInt8>) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var current: [UInt8] = []
    var form = HanForm.simplifiedChinese
    var afterReturn = false
    var isOpen = false
    var position = 0
    func close() {
      if let paragraph = Paragraph(String(decoding: current, as: UTF8.self)) { paragraphs.append(paragraph) }
      current = []
      isOpen = false
    }
    while position < utf8.count {
      let (character, length) = utf8.character(at: position)
      defer {
        afterReturn = character == 0x0D
        position += length
      }
      if character.endsParagraph {
        if character == 0x0A, afterReturn { continue }
        close()
      } else if character == 0x09 {
        current.append(0x20)
        isOpen = true
      } else if character.hasShape {
        form = max(form, HanForm(of: character))
        current.append(contentsOf: utf8[position..<min(position + length, utf8.count)])
        isOpen = true
      }
    }
    if isOpen { close() }
    for index in paragraphs.indices { paragraphs[index].traits.hanForm = form }
    return paragraphs
  }

  /// A text that is one paragraph as it stands, and what was read of it.
  init(_ source: String, _ traits: ParagraphTraits) {
    self.source = source
    self.traits = traits
    bytes = 0..<traits.count
  }

  /// Its bytes as UTF-8.
  @inline(__always)
  func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    source.withBytes { body(UnsafeBufferPointer(rebasing: $0[bytes])) }
  }

  /// The paragraph with an ellipsis at its end, which says that another one is left out.
  var withEllipsis: Paragraph {
    let source = withBytes { String(decoding: $0, as: UTF8.self) } + "…"
    var traits = traits
    traits.count = source.utf8.count
    return Paragraph(source, traits)
  }

  /// The first bytes, up to a whole character.
  func prefix(_ count: Int) -> Paragraph {
    guard count < bytes.count else { return self }
    var copy = self
    copy.bytes = withBytes { text in
      var end = max(0, count)
      while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
      return bytes.lowerBound..<bytes.lowerBound + end
    }
    return copy
  }

  /// What follows some bytes, which end with a whole character.
  func dropFirst(_ count: Int) -> Paragraph {
    var copy = self
    copy.bytes = min(bytes.lowerBound + count, bytes.upperBound)..<bytes.upperBound
    return copy
  }
}

extension Unicode.Scalar {
  /// A space at which lines break, and which does not count at the end of one.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The scalar that starts at an index of a UTF-8 text.
  init?(of utf8: [UInt8], at index: Int) {
    guard utf8.indices.contains(index) else { return nil }
    var decoder = UTF8()
    var bytes = utf8[index...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    self = scalar
  }
}
