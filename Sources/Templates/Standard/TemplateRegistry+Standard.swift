import CarouselTemplate
import CondensedTemplate
import EnrichedTemplate
import GridTemplate
public import LayoutKitCore
import StoryTemplate

extension TemplateRegistry {
  /// The templates we ship.
  public static let standard = TemplateRegistry([
    Condensed(),
    Enriched(),
    TileGrid(),
    Carousel(),
    Story(),
  ])
}
