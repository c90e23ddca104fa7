import Foundation
public import LayoutKitCore

/// The command line over a registry, so that a team runs it over its own templates:
///
///     exit(await CommandLineTool(registry: .standard).run(CommandLine.arguments.dropFirst()))
public struct CommandLineTool {
  private let registry: TemplateRegistry

  /// A command line that knows the templates of a registry.
  public init(registry: TemplateRegistry) { self.registry = registry }

  /// Runs one command. Results go to standard output or a file, everything else to standard error.
  /// - Returns: the exit code, an `ExitCode`.
  public nonisolated(nonsending) func run(_ arguments: some Sequence<String>) async -> Int32 {
    do {
      try await perform(Array(arguments))
      return ExitCode.success.rawValue
    } catch {
      Self.complain(error.message)
      if error.code == .usage { Self.complain("see layoutkit help") }
      return error.code.rawValue
    }
  }

  private nonisolated(nonsending) func perform(_ arguments: [String]) async throws(ToolError) {
    guard let name = arguments.first else { throw .usage("which command?") }
    let rest = Array(arguments.dropFirst())
    if ["help", "--help", "-h"].contains(name) { return try help(for: rest.first) }
    let command = try command(named: name)
    if rest.contains("--help") || rest.contains("-h") { return try help(for: name) }
    let parsed = try ParsedArguments(rest, options: command.options)
    switch command {
    case .slots: try Self.print(try SlotsCommand().run(parsed))
    case .templates: try Self.print(try TemplatesCommand(registry: registry).run(parsed))
    case .render: try await render(RenderRequest(parsed, registry: registry))
    case .gallery: try await gallery(GalleryRequest(parsed, registry: registry))
    }
  }

  private nonisolated(nonsending) func render(_ request: RenderRequest) async throws(ToolError) {
    let progress = ToolProgress()
    defer { progress.end() }
    let result = try await RenderCommand(registry: registry, progress: progress).run(request)
    progress.end()
    for note in result.reports + result.notes { Self.complain(note) }
    if let output = request.output {
      try OutputFile.write(result.data, to: output)
      Self.complain("wrote \(output.path)")
    } else {
      try Self.print(result.data)
    }
  }

  private nonisolated(nonsending) func gallery(_ request: GalleryRequest) async throws(ToolError) {
    let progress = ToolProgress()
    defer { progress.end() }
    let count = try await GalleryCommand(registry: registry, progress: progress).run(request)
    progress.end()
    Self.complain("wrote \(count) pictures and \(request.folder.appendingPathComponent("index.html").path)")
  }

  private func command(named name: String) throws(ToolError) -> Command {
    if let command = Command(rawValue: name) { return command }
    let known = Command.allCases.map(\.rawValue)
    let guess = known.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    throw .usage("unknown command \(name)\(guess)")
  }

  private func help(for name: String?) throws(ToolError) {
    guard let name else { return try Self.print(Data(Usage.overview.utf8)) }
    try Self.print(Data(Usage.help(for: try command(named: name)).utf8))
  }

  private static func print(_ data: Data) throws(ToolError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw .cannotWrite("cannot write to standard output: \(error.localizedDescription)")
    }
  }

  private static func complain(_ message: String) { StandardError.write("layoutkit: \(message)\n") }
}
