/// A mosaic's blocks and how wide they are.
struct MosaicLines: Sendable {
  let pattern: MosaicPattern
  let tracks: MosaicTracks
}
