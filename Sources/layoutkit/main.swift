import Foundation
import LayoutKitTool
import StandardTemplates

exit(await CommandLineTool(registry: .standard).run(CommandLine.arguments.dropFirst()))
