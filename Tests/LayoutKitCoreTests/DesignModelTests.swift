import LayoutKitCore
import Testing

@Suite("A design")
struct DesignModelTests {
  typealias Field = any WritableKeyPath<DesignModel, Double> & Sendable

  private static let roles: [(String, any WritableKeyPath<DesignModel, Typography> & Sendable)] = [
    ("title", \.title), ("summary", \.summary), ("byline", \.byline), ("caption", \.caption), ("badge", \.badge),
    ("button", \.button), ("header", \.header),
  ]
  /// Fields that must be above zero.
  private static let sizes: [(String, Field)] = [
    ("title.size", \.title.size), ("summary.size", \.summary.size), ("byline.size", \.byline.size),
    ("caption.size", \.caption.size), ("badge.size", \.badge.size), ("button.size", \.button.size),
    ("header.size", \.header.size), ("thumbnail.ratio", \.thumbnail.ratio),
    ("thumbnail.wideRatio", \.thumbnail.wideRatio), ("thumbnail.width", \.thumbnail.width),
  ]
  /// Fields that may be zero.
  private static let lengths: [(String, Field)] = [
    ("title.lineHeight", \.title.lineHeight), ("summary.lineHeight", \.summary.lineHeight),
    ("byline.lineHeight", \.byline.lineHeight), ("caption.lineHeight", \.caption.lineHeight),
    ("badge.lineHeight", \.badge.lineHeight), ("button.lineHeight", \.button.lineHeight),
    ("header.lineHeight", \.header.lineHeight), ("cornerRadius", \.cornerRadius), ("border.width", \.border.width),
    ("shadow.radius", \.shadow.radius), ("margins.top", \.margins.top), ("margins.leading", \.margins.leading),
    ("margins.bottom", \.margins.bottom), ("margins.trailing", \.margins.trailing), ("padding.top", \.padding.top),
    ("padding.leading", \.padding.leading), ("padding.bottom", \.padding.bottom),
    ("padding.trailing", \.padding.trailing), ("itemSpacing", \.itemSpacing),
    ("textSpacing", \.textSpacing), ("separators.width", \.separators.width),
    ("states.selected.border.width", \.states.selected.border.width),
    ("states.focused.width", \.states.focused.width),
  ]
  /// Fields that may be negative.
  private static let offsets: [(String, Field)] = [
    ("title.letterSpacing", \.title.letterSpacing), ("summary.letterSpacing", \.summary.letterSpacing),
    ("byline.letterSpacing", \.byline.letterSpacing), ("caption.letterSpacing", \.caption.letterSpacing),
    ("badge.letterSpacing", \.badge.letterSpacing), ("button.letterSpacing", \.button.letterSpacing),
    ("header.letterSpacing", \.header.letterSpacing), ("shadow.x", \.shadow.x), ("shadow.y", \.shadow.y),
  ]

  private func paths(_ field: Field, _ value: Double) -> [String] {
    var design = DesignModel()
    design[keyPath: field] = value
    return design.faults(at: "$.d").map(\.path)
  }

  @Test("without changes is faultless")
  func defaults() { #expect(DesignModel().faults() == []) }

  @Test(
    "takes no number that is none, or past all measure", arguments: [Double.nan, .infinity, -.infinity, 10_001, -1e9])
  func numbers(value: Double) {
    for (name, field) in Self.sizes + Self.lengths + Self.offsets {
      #expect(paths(field, value) == ["$.d.\(name)"])
    }
  }

  @Test("takes an opacity and a scale within their ranges")
  func parts() {
    let ranges: [(String, Field, in: [Double], out: [Double])] = [
      ("states.disabled.opacity", \.states.disabled.opacity, [0, 0.5, 1], [-0.1, 1.1, .nan]),
      ("states.highlighted.scale", \.states.highlighted.scale, [0.5, 1, 1.5], [0, 0.4, 1.6, .infinity]),
    ]
    for (name, field, inside, outside) in ranges {
      for value in inside { #expect(paths(field, value) == []) }
      for value in outside { #expect(paths(field, value) == ["$.d.\(name)"]) }
    }
  }

  @Test("takes zero and negative numbers where they mean something")
  func signs() {
    for (name, field) in Self.sizes {
      #expect(paths(field, 0) == ["$.d.\(name)"])
      #expect(paths(field, -1) == ["$.d.\(name)"])
      #expect(paths(field, 0.01) == [])
    }
    for (name, field) in Self.lengths {
      #expect(paths(field, 0) == [])
      #expect(paths(field, -0.5) == ["$.d.\(name)"])
    }
    for (_, field) in Self.offsets { #expect(paths(field, -2) == []) }
  }

  @Test("takes line limits from none on", arguments: [(0, true), (3, true), (-1, false), (Int.max, false)])
  func lines(limit: Int, isRight: Bool) {
    for (name, role) in Self.roles {
      var design = DesignModel()
      design[keyPath: role].lines = limit
      #expect(design.faults(at: "$.d").map(\.path) == (isRight ? [] : ["$.d.\(name).lines"]))
    }
  }

  @Test("says all that is wrong, and what would be right")
  func several() {
    var design = DesignModel()
    design.title.size = -17
    design.shadow.x = .infinity
    design.padding.bottom = -1
    #expect(
      design.faults().map(\.description) == [
        "$.design.title.size: expected a number above 0, at most 10000, found -17.0",
        "$.design.shadow.x: expected a number from -10000 to 10000, found inf",
        "$.design.padding.bottom: expected a number from 0 to 10000, found -1.0",
      ])
  }
}
