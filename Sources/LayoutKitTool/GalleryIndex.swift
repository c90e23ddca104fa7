import Foundation

/// The page to look through a gallery with: pictures that load as they come into sight, and a filter a facet.
struct GalleryIndex {
  let title: String
  let shots: [GalleryShot]

  var html: Data {
    let facets = (shots.first?.facets ?? []).enumerated().map { index, facet in
      var seen: Set<String> = []
      let values = shots.map { $0.facets[index].value }.filter { seen.insert($0).inserted }
      let options = values.map { "<option>\(Self.escaped($0))</option>" }.joined()
      return
        "<label>\(facet.name) <select data-facet=\"\(index)\"><option value=\"\">all</option>\(options)</select></label>"
    }
    let figures = shots.map { shot in
      let values = shot.facets.map(\.value)
      let caption = Self.escaped(values.joined(separator: " · "))
      let data = Self.escaped(values.joined(separator: "|"))
      return """
        <figure data-facets="\(data)"><img loading="lazy" width="\(Int(shot.width))" src="\(shot.fileName)" \
        alt="\(caption)"><figcaption>\(caption)</figcaption></figure>
        """
    }
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title)): gallery</title>
      <style>
      body { font: 14px system-ui, sans-serif; margin: 0; background: #ddd; color: #222; }
      nav { position: sticky; top: 0; padding: 12px 16px; background: #fff; border-bottom: 1px solid #bbb; }
      nav label { margin-right: 14px; white-space: nowrap; }
      main { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; align-items: flex-start; }
      figure { margin: 0; max-width: 100%; }
      figure[hidden] { display: none; }
      img { display: block; max-width: 100%; height: auto; box-shadow: 0 1px 4px rgba(0, 0, 0, .3); }
      figcaption { padding: 6px 0; font-size: 12px; }
      </style>
      <nav>
      \(facets.joined(separator: "\n"))
      <output></output>
      </nav>
      <main>
      \(figures.joined(separator: "\n"))
      </main>
      <script>
      const selects = [...document.querySelectorAll("select")];
      const figures = [...document.querySelectorAll("figure")];
      function filter() {
        let count = 0;
        for (const figure of figures) {
          const facets = figure.dataset.facets.split("|");
          figure.hidden = selects.some((select, index) => select.value !== "" && select.value !== facets[index]);
          if (!figure.hidden) count += 1;
        }
        document.querySelector("output").textContent = count + " of " + figures.length;
      }
      for (const select of selects) select.addEventListener("change", filter);
      filter();
      </script>
      </html>

      """
    return Data(page.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "|", with: "/")
  }
}
