/// Why a document gives no items at all.
public enum FeedError: Error, Hashable, Sendable {
  /// What a document type declaration must not bring.
  public enum Danger: Hashable, Sendable {
    /// Declarations of its own: an entity could grow without end or read a file.
    case declarations
    /// Declarations kept elsewhere.
    case systemIdentifier
  }

  /// There is nothing in it.
  case empty
  /// It is of no format that is read here; the words say what it looks like.
  case unknownFormat(looksLike: String)
  /// It is of a known format, and broken.
  case unreadable(DocumentFault)
  /// It is in an encoding that is not known, or not in the one it names.
  case encoding(String)
  /// It brings what could do harm; the line is counted from 1.
  case refused(Danger, line: Int)
  /// The source itself says that something went wrong, in these words.
  case source(String)
  /// A part that everything hangs on has another type.
  case wrongType(path: String, expected: String, found: String)
}
