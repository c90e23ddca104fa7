import Foundation
import LayoutKitCore
import Testing

@Suite("A colour")
struct ColorValueTests {
  @Test(
    "is read from each of its written forms",
    arguments: [
      ("#0f8", 0x00, 0xFF, 0x88, 0xFF), ("#FFF", 0xFF, 0xFF, 0xFF, 0xFF), ("#12aBfE", 0x12, 0xAB, 0xFE, 0xFF),
      ("#12345678", 0x12, 0x34, 0x56, 0x78), ("rgb(1,2,3)", 1, 2, 3, 255), ("rgb( 255 , 0,\t10 )", 255, 0, 10, 255),
      ("RGB(1, 2, 3)", 1, 2, 3, 255), ("rgba(1, 2, 3, 0.5)", 1, 2, 3, 128), ("rgba(1,2,3,0)", 1, 2, 3, 0),
      ("rgba(1,2,3,1)", 1, 2, 3, 255), ("rgb(127.6, 0, 0)", 128, 0, 0, 255),
    ] as [(String, UInt8, UInt8, UInt8, UInt8)])
  func forms(text: String, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    #expect(ColorValue(text) == ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "#", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#ggg", "#١٢٣", "#12 456", "123456", "red",
      "#FFF ", " #FFF", "＃FFF", "#ＦＦＦ", "rgb", "rgb(", "rgb()", "rgb(1,2)", "rgb(1,2,3", "rgb(1,2,3,1)", "rgba(1,2,3)",
      "rgb(1,2,256)", "rgb(-1,2,3)", "rgb(1,2,)", "rgb(1,,3)", "rgb(1 2,3,4)", "rgb(a,2,3)", "rgb(nan,2,3)",
      "rgb(inf,2,3)", "rgb(1e999,2,3)", "rgba(1,2,3,1.1)", "rgba(1,2,3,-0.1)", "rgba(1,2,3,nan)", "hsl(1,2,3)",
      "(1,2,3)", "rgb(1,2,3))",
    ])
  func others(text: String) { #expect(ColorValue(text) == nil) }

  @Test("writes what it reads again")
  func written() throws {
    #expect(ColorValue(red: 1, green: 0xAB, blue: 0).description == "#01AB00")
    #expect(ColorValue.black.opacity(0).description == "#00000000")
    for alpha in [0, 1, 127, 254, 255] as [UInt8] {
      let color = ColorValue(red: 9, green: 80, blue: 255, alpha: alpha)
      #expect(ColorValue(color.description) == color)
      #expect(try JSONDecoder().decode([ColorValue].self, from: JSONEncoder().encode([color])) == [color])
    }
  }

  @Test(
    "multiplies its opacity within bounds",
    arguments: [(1.0, 200), (0.5, 100), (0, 0), (-3, 0), (7, 200), (.nan, 0), (.infinity, 200)])
  func opacity(factor: Double, alpha: UInt8) {
    #expect(ColorValue(red: 1, green: 2, blue: 3, alpha: 200).opacity(factor).alpha == alpha)
  }

  @Test("of a pair answers to the appearance")
  func themed() {
    let pair = ThemedColor(light: .white, dark: .black)
    #expect(pair.color(in: .light) == .white)
    #expect(pair.color(in: .dark) == .black)
  }
}
