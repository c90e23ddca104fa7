import LayoutKitCore
import StandardTemplates

/// Every variant of every template we ship.
enum EveryVariant {
  static let all: [(template: TemplateID, variant: String?)] = TemplateRegistry.standard.templates.flatMap { template in
    template.variants.isEmpty ? [(template.id, nil)] : template.variants.map { (template.id, $0) }
  }
}
