import Foundation

func write(_ line: String, to file: FileHandle = .standardOutput) { file.write(Data("\(line)\n".utf8)) }

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.output == .table {
    write("Medians of \(arguments.runs) runs after one to warm up; ratio: to the plain loop above, least to least.")
    write(Report.row(nil))
  }
  let bench = Bench(arguments) { result in
    switch arguments.output {
    case .table: write(Report.row(result))
    case .peer: if result.peer == Measurement.engine { write(Report.peerLine(result)) }
    case .json: break
    }
  }
  for work in Works.all where arguments.works.isEmpty || arguments.works.contains(work.name) { try work.run(bench) }
  if arguments.output == .json { write(try Report.json(bench.measurements)) }
} catch {
  write("\(error)", to: .standardError)
  exit(1)
}
