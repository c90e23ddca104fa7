import CondensedTemplate
import EnrichedTemplate
public import LayoutKitCore

extension TemplateRegistry {
  /// The templates we ship.
  public static let standard = TemplateRegistry([
    Condensed(),
    Enriched(),
  ])
}
