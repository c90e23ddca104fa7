package import LayoutKitCore

/// What shows the lines around a section's cells: a host for each, kept from drawing to drawing.
package struct LineHosts<Line: Hashable> {
  private var hosts: [Line: ContentHost] = [:]

  /// Nothing is shown yet.
  package init() {}

  /// What a line shows in a room.
  package mutating func list(
    of line: Line, showing content: ContentBox, in size: Size, environment: LayoutEnvironment
  ) -> DisplayList {
    let kind = content.configuration.kind
    let known = hosts[line].flatMap { $0.kind == kind ? $0 : nil }
    let host = known ?? ContentHost(kind: kind)
    hosts[line] = host
    host.apply(content)
    return host.displayList(in: size, environment: environment)
  }
}
