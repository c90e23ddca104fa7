import AdSlots
import Foundation
import LayoutKitCore

/// `layoutkit slots`: where ads would go in a list.
struct SlotsCommand {
  static let options = [
    CommandOption("content", "N", "number of items"),
    CommandOption("first", "F", "visible index of the first ad, from 1 on"),
    CommandOption("positions", "F,…", "visible indexes of the first ads, instead of --first"),
    CommandOption("every", "E", "items between two ads after that"),
    CommandOption("limit", "L", "the most ads"),
    CommandOption("no-trailing", nil, "no ad behind the last item"),
    CommandOption("ads", "K", "number of ads that have arrived"),
    CommandOption("format", "text|json", "a table or JSON (text)"),
  ]

  private struct Answer: Encodable {
    struct Place: Encodable {
      let visible: Int
      let content: Int?
      let ad: Int?
    }
    let count: Int
    let slots: [Place]
  }

  func run(_ arguments: ParsedArguments) throws(ToolError) -> Data {
    guard arguments.positional.isEmpty else { throw .usage("slots takes no \"\(arguments.positional[0])\"") }
    let content = try arguments.count("content")
    let ads = try arguments.count("ads")
    guard let content, let ads else { throw .usage("slots needs --content N and --ads K") }
    let map = AdSlotMap(content: content, placement: try placement(arguments), arrived: ads)
    let slots = (0..<map.count).map { place in
      switch map.slot(at: VisibleIndex(place)) {
      case .content(let index): Answer.Place(visible: place, content: index.value, ad: nil)
      case .ad(let ordinal): Answer.Place(visible: place, content: nil, ad: ordinal)
      }
    }
    switch try arguments.word("format", default: TemplatesCommand.Format.text) {
    case .text: return Data(Self.table(slots).utf8)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      do {
        return try encoder.encode(Answer(count: map.count, slots: slots)) + Data("\n".utf8)
      } catch {
        throw .software("cannot write JSON: \(error)")
      }
    }
  }

  private func placement(_ arguments: ParsedArguments) throws(ToolError) -> AdPlacement {
    let first = try arguments.count("first")
    let every = try arguments.count("every")
    let limit = try arguments.count("limit")
    let trailing = !arguments.switches.contains("no-trailing")
    do {
      switch (first, try arguments.counts("positions")) {
      case (let first?, nil):
        return try AdPlacement(first: first, every: every, limit: limit, trailing: trailing)
      case (nil, let positions?):
        return try AdPlacement(positions: positions, every: every, limit: limit, trailing: trailing)
      case (nil, nil): throw ToolError.usage("slots needs --first F or --positions F,…")
      case (.some, .some): throw ToolError.usage("slots takes --first or --positions, not both")
      }
    } catch let faults as ConfigurationFaults {
      // The fields of a document are the flags of the command line.
      throw .usage(faults.faults.map { "--" + $0.description.dropFirst(2) }.joined(separator: "\n"))
    } catch let error as ToolError {
      throw error
    } catch {
      throw .usage("\(error)")
    }
  }

  private static func table(_ slots: [Answer.Place]) -> String {
    let rows = slots.map { place in
      "\(place.visible)\t" + (place.content.map { "item \($0)" } ?? place.ad.map { "ad \($0)" } ?? "") + "\n"
    }
    return "place\tholds\n" + rows.joined()
  }
}

extension ParsedArguments {
  /// A value as a whole number, small enough to write that many lines.
  func count(_ name: String) throws(ToolError) -> Int? {
    guard let text = values[name] else { return nil }
    return try Self.count(text, of: name)
  }

  /// A value as whole numbers.
  func counts(_ name: String) throws(ToolError) -> [Int]? {
    guard let list = list(name) else { return nil }
    var numbers: [Int] = []
    for text in list { numbers.append(try Self.count(text, of: name)) }
    return numbers
  }

  private static func count(_ text: String, of name: String) throws(ToolError) -> Int {
    guard let number = Int(text), abs(number) <= 10_000_000 else {
      throw .usage("--\(name) is a whole number of at most 10000000, not \"\(text)\"")
    }
    return number
  }
}
