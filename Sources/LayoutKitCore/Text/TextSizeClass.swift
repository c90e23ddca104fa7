/// The reader's text size, in the platform's twelve steps.
public enum TextSizeClass: String, Hashable, Sendable, CaseIterable, Comparable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// True from the accessibility sizes on, where rows stack what stands side by side below.
  public var isAccessibility: Bool { self >= .ax1 }

  /// True when `a` is the smaller.
  public static func < (a: TextSizeClass, b: TextSizeClass) -> Bool { a.step < b.step }

  private var step: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// What a font of `size` points at the standard size (`l`) is multiplied by. The curve is that of the platform's text
  /// style nearest in size: large titles grow less than small print.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes" for iOS.
  public func factor(forSize size: Double) -> Double {
    let curve = Self.curves.min { abs($0[3] - size) < abs($1[3] - size) } ?? []
    return curve.isEmpty ? 1 : curve[step] / curve[3]
  }

  /// Font sizes in points from `xs` to `ax5`, a row a text style, large title to caption 2.
  private static let curves: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
