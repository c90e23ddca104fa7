import GridTemplate
import LayoutKitCore
import LayoutKitTestSupport
import Testing

@Suite struct GridOptionsTests {
  @Test(arguments: [0, 2, 6])
  func `Two to six columns can be counted`(columns: Int) throws {
    #expect(try GridTrial.faults(of: ["columns": .integer(columns)]) == [])
  }

  @Test(arguments: [-1, 1, 7])
  func `Other numbers of columns are answered with the range`(columns: Int) throws {
    let fault = ConfigurationFault(
      path: "$.options.columns", problem: .notAllowed(expected: "a number from 2 to 6, or 0", found: "\(columns)"))
    #expect(try GridTrial.faults(of: ["columns": .integer(columns)]) == [fault])
  }

  @Test func `Every fault is told at once`() throws {
    let faults = try GridTrial.faults(of: ["columns": .integer(9), "minimumCellWidth": .number(-0.5)])
    #expect(faults.map(\.path) == ["$.options.columns", "$.options.minimumCellWidth", "$.options"])
    #expect(faults.last?.problem == .notAllowed(expected: "columns or minimumCellWidth", found: "both"))
  }

  @Test func `An unknown word is answered with the right ones`() throws {
    let fault = ConfigurationFault(
      path: "$.options.ratio",
      problem: .notAllowed(
        expected: "one of automatic, square, portrait, landscape, natural", found: "\"wide\""))
    #expect(try GridTrial.faults(of: ["ratio": .string("wide")]) == [fault])
  }

  @Test func `It is called a grid`() {
    #expect(TileGrid().id == "grid" && TileGrid().title == "Grid")
    #expect(TileGrid().variants == ["columns", "masonry", "mosaic"])
  }
}
