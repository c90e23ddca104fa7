/// Every field that an app's document may have, by the object it stands in. Designs and options have fields of their own.
package enum AppKeys {
  package static let app: Set<String> = [
    "$schema", "title", "locale", "timeZone", "design", "ads", "reader", "home", "sections",
  ]
  package static let section: Set<String> = [
    "id", "title", "kind", "source", "template", "variant", "limit", "options", "design", "ads", "header", "footer",
    "empty", "error", "loading", "preview", "actions",
  ]
  package static let ads: Set<String> = ["enabled", "source", "spareSubscribers", "minimumAge"]
  package static let reader: Set<String> = ["age", "subscriber", "consent"]
  package static let header: Set<String> = ["title", "seeAll", "sticky"]
  package static let footer: Set<String> = ["title", "seeAll", "loadMore", "sticky"]
  package static let itemActions: Set<String> = ["leading", "trailing", "menu"]
  package static let itemAction: Set<String> = ["action", "custom", "label", "symbol", "destructive"]
  package static let message: Set<String> = ["title", "detail", "retry", "symbol", "action"]
  package static let messageAction: Set<String> = ["label", "name"]
  package static let loading: Set<String> = ["count"]
  package static let homeBlock: Set<String> = ["banner", "section"]
  package static let banner: Set<String> = ["text"]
}
