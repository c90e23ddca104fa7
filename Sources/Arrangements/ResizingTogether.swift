package import LayoutKitCore

/// An arrangement that places again all that stands behind a change, and so takes many new heights better at once.
package protocol ResizingTogether: Arrangement {
  /// Takes that places have other heights, which `next` names one after the other, each once the one before is measured.
  mutating func resize(extents: some ExtentSource, next: () -> VisibleIndex?)
}
