import CarouselTemplate
import LayoutKitTestSupport

/// Lists in the template.
enum CarouselTrial: TemplateTrial {
  static let template = Carousel()
}
