/// What a section is about, in the words of the app's document.
public enum SectionKind: String, DocumentKeyword {
  case articles, videos, sounds, podcasts, photos, events, places, live, posts, comments, bookmarks, search, categories
  case people, products, custom
}
