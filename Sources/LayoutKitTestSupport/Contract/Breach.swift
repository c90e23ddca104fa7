/// A rule that something does not keep. Checks give what they find as values: a test expects none.
public struct Breach: Hashable, Sendable {
  /// The rules that checks know.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The registry makes a layout of every variant.
    case resolves = "every variant makes a layout"
    /// Frames stand on whole pixels.
    case pixelGrid = "frames on whole pixels"
    /// Frames stand inside the section.
    case inside = "frames inside the section"
    /// Frames share no area.
    case apart = "frames apart"
    /// Frames follow each other as readers read.
    case order = "frames in reading order"
    /// A cell is as high as the view that draws it says.
    case measured = "measured as drawn"
    /// What a view leaves behind of a cell answers for other widths as the view does.
    case leftBehind = "what is left behind measures as drawn"
    /// Everything a cell draws is inside the cell.
    case contained = "drawn inside the cell"
    /// Texts have room for all their lines.
    case textRoom = "room for every line"
    /// A reused view shows what a fresh one shows.
    case reuse = "a reused view equals a fresh one"
    /// A cell is as high in every state.
    case states = "a state never changes a height"
    /// A view takes its design once a list.
    case designOnce = "the design is taken once"
    /// What shows differently has another fingerprint.
    case fingerprint = "what shows is in the fingerprint"
    /// An item shows the same wherever it stands, unless its layout says that it uses indexes.
    case indexes = "who uses indexes says so"
    /// A list that reads from the right is the mirrored one.
    case mirrored = "right-to-left is mirrored"
    /// Dark surroundings and increased contrast move nothing.
    case colors = "colours change no frame"
    /// A place opens its own item, and every item has one place.
    case opens = "each place opens its own item"
    /// Without room nothing is built.
    case noRoom = "without room nothing is built"
    /// A second layout measures nothing.
    case remembered = "nothing is measured twice"
    /// A configured message shows.
    case message = "a configured message shows"
    /// Items on their way have as many placeholders as are configured, which do nothing.
    case loading = "placeholders stand for items"
    /// Ads show where they can, and change no content.
    case ads = "ads are extra"
    /// What was recorded comes out again.
    case snapshot = "as recorded"
  }

  /// Which rule.
  public let rule: Rule
  /// Where: the template, the setting, the place.
  public let location: String
  /// What happened.
  public let finding: String
}
