/** What every command is given: its command line, its project and its output. */
import type { ProjectReader } from "../project.js";
import type { Program } from "../report/report.js";
import type { Root } from "./root.js";
import type { CommandLine } from "./words.js";

/** Where a command prints: stdout and stderr. */
export interface Voice {
  /** Prints the result. */
  readonly print: (text: string) => void;
  /** Prints errors, and notes beside the result. */
  readonly warn: (text: string) => void;
}

export interface Session extends Voice {
  readonly commandLine: CommandLine;
  readonly root: Root;
  readonly project: ProjectReader;
  readonly program: Program;
  /** Resolves at SIGINT or SIGTERM. A command that calls it has to end the process itself. */
  readonly untilStopped: () => Promise<void>;
}
