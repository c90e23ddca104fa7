import LayoutKitTestSupport
import StoryTemplate

/// Lists in the template.
enum StoryTrial: TemplateTrial {
  static let template = Story()
}
