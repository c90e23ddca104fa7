import LayoutEngine
import LayoutKitCore

/// A cell of a layout, the title line among them: what it shows and where, and what a fresh view makes of it.
struct ContractCell {
  let name: String
  let content: ContentBox
  let frame: Rect
  /// The height that a fresh view needs in the frame's width.
  let needed: Double
  /// What a fresh view draws in the frame.
  let list: DisplayList

  init(name: String, content: ContentBox, frame: Rect, environment: LayoutEnvironment) {
    let host = content.freshHost
    self.name = name
    self.content = content
    self.frame = frame
    needed = host.height(forWidth: frame.width, in: environment)
    list = host.displayList(in: frame.size, environment: environment)
  }

  /// The title line, then the places in order.
  static func cells(of arranged: ArrangedSection) -> [ContractCell] {
    var cells: [ContractCell] = []
    if let content = arranged.plan.header, let frame = arranged.headerFrame {
      cells.append(ContractCell(name: "title line", content: content, frame: frame, environment: arranged.environment))
    }
    for number in 0..<arranged.count {
      let index = VisibleIndex(number)
      let place = arranged.plan.place(at: index)
      let name = "place \(number) (\(place.identity.words))"
      cells.append(
        ContractCell(
          name: name, content: place.content, frame: arranged.frame(at: index), environment: arranged.environment))
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
    case .header: "title line"
    }
  }
}
