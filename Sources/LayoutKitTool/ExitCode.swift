/// How a run ended, as sysexits.h numbers it.
public enum ExitCode: Int32, Hashable, Sendable {
  /// All went well.
  case success = 0
  /// The command line is wrong.
  case usage = 64
  /// The input is there and cannot be used.
  case badData = 65
  /// There is no input.
  case noInput = 66
  /// Something in the tool or on the machine is missing.
  case software = 70
  /// The output cannot be written.
  case cannotWrite = 73
}

/// Why a run stopped.
struct ToolError: Error {
  let code: ExitCode
  let message: String

  static func usage(_ message: String) -> ToolError { ToolError(code: .usage, message: message) }
  static func badData(_ message: String) -> ToolError { ToolError(code: .badData, message: message) }
  static func noInput(_ message: String) -> ToolError { ToolError(code: .noInput, message: message) }
  static func software(_ message: String) -> ToolError { ToolError(code: .software, message: message) }
  static func cannotWrite(_ message: String) -> ToolError { ToolError(code: .cannotWrite, message: message) }
}
