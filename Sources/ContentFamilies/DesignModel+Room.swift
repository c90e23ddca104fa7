public import LayoutKitCore

extension DesignModel {
  /// Width in points that a container leaves for cells inside the safe area, the margins and the section's padding; never
  /// negative.
  public func room(in environment: LayoutEnvironment) -> Double {
    let room =
      environment.container.width - environment.safeArea.horizontal - margins.horizontal - section.padding.horizontal
    return room.isFinite ? max(0, room) : 0
  }
}
