/// What the tool says of itself.
enum Usage {
  static let overview = """
    layoutkit: lists of content, laid out and drawn

    usage:
      layoutkit render INPUT [options]     draws an app.json or a feed as the app's home page
      layoutkit gallery INPUT [options]    draws its sections in every template, width and setting
      layoutkit slots [options]            tells where ads go in a list
      layoutkit templates [options]        lists the templates
      layoutkit help [COMMAND]             says more

    Exit codes: 0 done, 64 wrong command line, 65 bad data, 66 no input, 70 something
    is missing on this machine, 73 cannot write.

    """

  static func help(for command: Command) -> String {
    let rows = command.options.map { option in
      (left: "  --\(option.name)" + (option.value.map { " \($0)" } ?? ""), right: option.help)
    }
    let column = (rows.map(\.left.count).max() ?? 0) + 2
    let table = rows.map { row in
      row.left + String(repeating: " ", count: column - row.left.count) + row.right + "\n"
    }
    return "usage: layoutkit \(command.synopsis)\n\n" + table.joined()
  }
}

/// The commands there are.
enum Command: String, CaseIterable {
  case render, gallery, slots, templates

  var options: [CommandOption] {
    switch self {
    case .render: RenderRequest.options
    case .gallery: GalleryRequest.options
    case .slots: SlotsCommand.options
    case .templates: TemplatesCommand.options
    }
  }

  var synopsis: String {
    switch self {
    case .render: "render INPUT [options]"
    case .gallery: "gallery INPUT --output DIR [options]"
    case .slots: "slots --content N --first F --every E --ads K [options]"
    case .templates: "templates [options]"
    }
  }
}
