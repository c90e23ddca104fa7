import ContentElements
import LayoutKitCore

/// A picture of an ad. Its media is a picture where nothing else can be drawn, and the ad's own view above it elsewhere.
final class AdMediaElement: ContentElement {
  private let picture = MediaElement("media")
  private var ad: String?

  func setDesign(_ design: MediaElement.Design, _ pass: borrowing DesignPass) { picture.setDesign(design, pass) }

  /// Takes a picture, which is the media of an ad or just a picture; without one the element is hidden, unless it keeps
  /// its room.
  func setSource(_ source: String?, ofMedia ad: String?, keepsRoom: Bool = false) {
    picture.setSource(source)
    picture.isHidden = source == nil && !keepsRoom
    self.ad = source == nil ? nil : ad
  }

  var isHidden: Bool { picture.isHidden }

  func writeSize(to sizes: inout SizeWriter, in environment: LayoutEnvironment) {
    picture.writeSize(to: &sizes, in: environment)
  }

  func place(in frame: Rect, environment: LayoutEnvironment, into nodes: inout [DisplayNode]) {
    guard !frame.isEmpty else { return }
    picture.place(in: frame, environment: environment, into: &nodes)
    if let ad { nodes.append(DisplayNode(key: "media.ad", frame: frame, content: .platform(.adMedia(ad)))) }
  }
}
