public import LayoutKitCore

extension LayoutEnvironment {
  /// Columns of a list to read: one, two from a container of 700 points on, three from 1,100.
  public var readingColumns: Int {
    switch container.width {
    case ..<700: 1
    case ..<1_100: 2
    default: 3
    }
  }
}
