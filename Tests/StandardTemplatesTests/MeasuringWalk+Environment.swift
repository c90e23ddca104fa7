import Foundation
import LayoutKitCore
import LayoutKitTestSupport

extension MeasuringWalk {
  /// Changes one thing of where the list is shown, or goes back to where it was.
  mutating func changeEnvironment() {
    past = past.suffix(3) + [environment]
    if oneIn(4), let known = any(of: past) {
      environment = known
      return
    }
    switch some(0...17) {
    case 0...4: environment.container.width = any(of: [320, 390, 393.5, 568, 768, 1_024]) ?? 390
    case 5: environment.container.width = (Double.random(in: 60...900, using: &random) * 3).rounded() / 3
    case 6: environment.container.height = any(of: [0, 320, 844, 1_366]) ?? 844
    case 7: environment.textSize = any(of: [.l, .xs, .ax1, .ax2, .ax3, .ax4, .ax5]) ?? .l
    case 8: environment.scale = any(of: [1, 2, 3]) ?? 2
    case 9: environment.direction = environment.direction == .leftToRight ? .rightToLeft : .leftToRight
    case 10: environment.isBold.toggle()
    case 11: environment.appearance = environment.appearance == .light ? .dark : .light
    case 12: environment.contrast = environment.contrast == .standard ? .increased : .standard
    case 13, 16: environment.locale = Locale(identifier: any(of: ["en_US", "fr", "tr", "ar"]) ?? "en_US")
    case 14: environment.textEngine = SensitiveTextEngine(advance: any(of: [0.5, 0.65]) ?? 0.5)
    case 15:
      environment.timeZone = TimeZone(secondsFromGMT: some(-12...12) * 3_600) ?? .gmt
      environment.now = Fixtures.now.addingTimeInterval(Double(some(-2...2) * 5_000))
    default:
      environment.safeArea = oneIn(2) ? .zero : Insets(top: 20, leading: 0, bottom: 21, trailing: 44)
    }
  }
}
