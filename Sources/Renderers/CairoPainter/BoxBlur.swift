import Foundation

/// A bell curve's blur, by three averages one after the other.
/// Source: W3C, Filter Effects Module Level 1, `feGaussianBlur`, for the widths and for the even ones' offsets.
struct BoxBlur: Hashable {
  /// First and last pixel of each average, seen from its middle.
  private let windows: [ClosedRange<Int>]

  /// A blur of a standard deviation in pixels; none below half a pixel about.
  init(deviation: Double) {
    let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = width / 2
    windows =
      if width < 2 {
        []
      } else if width % 2 == 1 {
        Array(repeating: -half...half, count: 3)
      } else {
        [-half...(half - 1), (1 - half)...half, -half...half]
      }
  }

  /// How far a pixel spreads, in pixels.
  var reach: Int { windows.reduce(0) { $0 + max($1.upperBound, -$1.lowerBound) } }

  /// Blurs rows and columns of one-byte pixels.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard !windows.isEmpty else { return }
    var line = BlurredLine(count: max(width, height))
    for y in 0..<height { line.blur(pixels + y * stride, count: width, step: 1, windows: windows) }
    for x in 0..<width { line.blur(pixels + x, count: height, step: stride, windows: windows) }
  }
}

/// Room to blur one row or column in, with eight bits more than the pixels have.
private struct BlurredLine {
  private var values: [Int]
  /// Sums of the values before each place.
  private var sums: [Int]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    sums = Array(repeating: 0, count: count + 1)
  }

  mutating func blur(_ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, windows: [ClosedRange<Int>]) {
    values.withUnsafeMutableBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in 0..<count { values[index] = Int(pixels[index * step]) << 8 }
        for window in windows {
          for index in 0..<count { sums[index + 1] = sums[index] + values[index] }
          for index in 0..<count {
            let sum = sums[min(count, max(0, index + window.upperBound + 1))] - sums[max(0, index + window.lowerBound)]
            values[index] = sum / window.count
          }
        }
        for index in 0..<count { pixels[index * step] = UInt8(min(255, (values[index] + 128) >> 8)) }
      }
    }
  }
}
