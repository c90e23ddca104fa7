import Foundation

/// What `--format json` says, as a reader of it would decode it.
struct Listing: Decodable {
  struct Section: Decodable {
    let id: String
    let template: String?
    let frame: Frame
    let cells: [Cell]
  }

  struct Cell: Decodable {
    let visible: Int
    let content: Int?
    let ad: Int?
    let id: String?
    let kind: String
    let frame: Frame
  }

  struct Frame: Decodable, Equatable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    func intersects(_ other: Frame) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    func contains(_ other: Frame) -> Bool {
      other.x >= x && other.x + other.width <= x + width && spans(other)
    }

    /// From top to bottom, whatever stands out at the sides.
    func spans(_ other: Frame) -> Bool { other.y >= y && other.y + other.height <= y + height }
  }

  let width: Double
  let height: Double
  let sections: [Section]

  init(_ run: ToolRun) throws { self = try JSONDecoder().decode(Listing.self, from: run.output) }
}
