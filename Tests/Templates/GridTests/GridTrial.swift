import GridTemplate
import LayoutKitTestSupport

/// Lists in the template.
enum GridTrial: TemplateTrial {
  static let template = TileGrid()
}
