/// Elements of HTML that matter to plain text.
enum MarkupNames {
  /// Elements that part words from each other, as blocks, cells and line breaks do.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "caption", "dd", "details", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav",
    "ol", "optgroup", "option", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    "ul", "video", "audio",
  ]

  /// Elements whose content is never read.
  static let hidden: Set<String> = ["script", "style", "iframe", "noscript", "object", "svg", "template", "textarea"]
}
