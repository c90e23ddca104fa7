public import LayoutKitCore

/// How the cells of a list show their states, resolved for an environment.
public struct StateDesign: Hashable, Sendable {
  /// Corner radius of the cells in points.
  public var cornerRadius: Double
  /// Over a cell under a finger.
  public var highlightTint: ColorValue
  /// What a cell under a finger is enlarged by about its middle.
  public var highlightScale: Double
  /// Over the surface of a chosen cell, below what stands on it.
  public var selectedTint: ColorValue
  /// Around a chosen cell.
  public var selectedBorder: ColorValue
  /// Thickness of that line in points; 0 for none.
  public var selectedBorderWidth: Double
  /// Opacity of a cell that cannot be used.
  public var disabledOpacity: Double
  /// Around a cell in focus.
  public var focusRing: ColorValue
  /// A line inside the ring, a third as thick: the cell's background.
  public var focusRingInside: ColorValue
  /// Thickness of the ring in points; 0 for none.
  public var focusRingWidth: Double

  /// What a design model says of states, in an environment.
  public init(_ design: DesignModel, in environment: LayoutEnvironment) {
    let (states, appearance) = (design.states, environment.appearance)
    cornerRadius = design.cornerRadius
    highlightTint = states.highlighted.tint.color(in: appearance)
    highlightScale = states.highlighted.scale
    selectedTint = states.selected.tint.color(in: appearance)
    selectedBorder = states.selected.border.color.color(in: environment, as: .line)
    selectedBorderWidth = states.selected.border.width
    disabledOpacity = states.disabled.opacity
    focusRing = states.focused.color.color(in: environment, as: .line)
    focusRingInside = design.cellBackground.color(in: appearance)
    focusRingWidth = states.focused.width
  }
}

extension StateDesign: StateDrawing {
  /// The list with what tells the state: nodes beside those of the content, which stay as they are. A cell that cannot
  /// be used asks for nothing.
  public func drawing(_ list: DisplayList, in state: CellState) -> DisplayList {
    var list = list
    let frame = Rect(origin: .zero, size: list.size)
    if state.isSelected {
      list.nodes.insert(tint("state.selected", selectedTint, frame), above: CardElement.surfaceKey)
      list.nodes.append(line("state.border", selectedBorder, selectedBorderWidth, frame))
    }
    if state.isHighlighted { list.nodes.append(tint("state.highlighted", highlightTint, frame)) }
    if state.isFocused {
      list.nodes.append(line("state.focused", focusRing, focusRingWidth, frame))
      // A second line, so that the ring stands out against dark and light pictures alike.
      let inside = frame.inset(by: Insets(min(focusRingWidth, min(frame.width, frame.height) / 2)))
      list.nodes.append(line("state.focused.inside", focusRingInside, focusRingWidth / 3, inside))
    }
    if state.isDisabled { list.nodes = list.nodes.withoutControls }

    let group = GroupContent(
      list.nodes, opacity: state.isDisabled ? disabledOpacity : 1, scale: state.isHighlighted ? highlightScale : 1)
    if group.opacity != 1 || group.scale != 1 {
      list.nodes = [DisplayNode(key: "state", frame: frame, content: .group(group))]
    }
    return list
  }

  private func tint(_ key: String, _ color: ColorValue, _ frame: Rect) -> DisplayNode {
    DisplayNode(key: key, frame: frame, content: .shape(ShapeContent(outline(in: frame), fill: .color(color))))
  }

  private func line(_ key: String, _ color: ColorValue, _ width: Double, _ frame: Rect) -> DisplayNode {
    let shape = ShapeContent(outline(in: frame), stroke: color, lineWidth: width)
    return DisplayNode(key: key, frame: frame, content: .shape(shape))
  }

  private func outline(in frame: Rect) -> ShapeContent.Outline {
    .rectangle(cornerRadius: max(0, min(cornerRadius - frame.x, min(frame.width, frame.height) / 2)))
  }
}

/// A view's design with a design of states: naming it is all that a view does for its states.
public protocol StatefulDesign: StateDrawing {
  /// How states look.
  var states: StateDesign { get }
}

extension StatefulDesign {
  /// As the design of states draws it.
  public func drawing(_ list: DisplayList, in state: CellState) -> DisplayList { states.drawing(list, in: state) }
}

extension [DisplayNode] {
  /// Puts a node right above the first of a key, groups looked into; below all where there is none.
  fileprivate mutating func insert(_ node: DisplayNode, above key: String) {
    if !inserted(node, above: key) { insert(node, at: 0) }
  }

  private mutating func inserted(_ node: DisplayNode, above key: String) -> Bool {
    for index in indices {
      if self[index].key == key {
        insert(node, at: index + 1)
        return true
      }
      guard case .group(var group) = self[index].content, group.nodes.inserted(node, above: key) else { continue }
      self[index].content = .group(group)
      return true
    }
    return false
  }

  fileprivate var withoutControls: [DisplayNode] {
    compactMap { node in
      var node = node
      switch node.content {
      case .control: return nil
      case .group(var group):
        group.nodes = group.nodes.withoutControls
        node.content = .group(group)
        return node
      default: return node
      }
    }
  }
}
