import LayoutEngine
import LayoutKitCore

/// A cell of a layout, the title line and the footer among them: what it shows and where, and what a fresh view makes of it.
struct ContractCell {
  let name: String
  let content: ContentBox
  let frame: Rect
  /// The height that a fresh view needs in the frame's width.
  let needed: Double
  /// What a fresh view draws in the frame.
  let list: DisplayList
  /// Which place it is; `nil` for what is beside the places.
  let place: Int?

  init(name: String, content: ContentBox, frame: Rect, environment: LayoutEnvironment, place: Int? = nil) {
    self.place = place
    let host = content.freshHost
    self.name = name
    self.content = content
    self.frame = frame
    needed = host.height(forWidth: frame.width, in: environment)
    list = host.displayList(in: frame.size, environment: environment)
  }

  /// The title line, then the places in order, then the footer.
  static func cells(of arranged: ArrangedSection) -> [ContractCell] {
    let environment = arranged.environment
    var cells: [ContractCell] = []
    if let content = arranged.plan.header, let frame = arranged.headerFrame {
      cells.append(ContractCell(name: "title line", content: content, frame: frame, environment: environment))
    }
    for number in 0..<arranged.count {
      let index = VisibleIndex(number)
      let place = arranged.plan.place(at: index)
      let name = "place \(number) (\(place.identity.words))"
      cells.append(
        ContractCell(
          name: name, content: place.content, frame: arranged.frame(at: index), environment: environment,
          place: number))
    }
    if let content = arranged.plan.footer, let frame = arranged.footerFrame {
      cells.append(ContractCell(name: "footer", content: content, frame: frame, environment: environment))
    }
    return cells
  }
}

extension ContentBox {
  /// A new host that shows the content and never showed anything else.
  var freshHost: ContentHost {
    let host = ContentHost(kind: configuration.kind)
    host.apply(self)
    return host
  }

  /// The content of a cell that is touched and marked otherwise.
  func marked(_ state: CellState) -> ContentBox {
    var configuration = configuration
    configuration.state = state
    return ContentBox(configuration)
  }

  /// What a fresh view draws in a width, at the height it needs there.
  func drawn(width: Double, in environment: LayoutEnvironment) -> DisplayList {
    let host = freshHost
    let height = host.height(forWidth: width, in: environment)
    return host.displayList(in: Size(width: width, height: height), environment: environment)
  }
}

extension PlaceIdentity {
  var words: String {
    switch self {
    case .item(let id): id.rawValue
    case .ad(let id): "ad \(id)"
    case .message: "message"
    case .placeholder(let number): "placeholder \(number)"
    case .header: "title line"
    case .footer: "footer"
    case .pageIndicator: "page indicator"
    }
  }
}
