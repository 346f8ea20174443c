/** What every command is given: what was asked for, of which project, and where to speak. */
import type { ProjectReader } from "../project.js";
import type { Program } from "../report/report.js";
import type { Root } from "./root.js";
import type { CommandLine } from "./words.js";

/** Where a command speaks. */
export interface Voice {
  /** What was asked for. */
  readonly print: (text: string) => void;
  /** Why it cannot be had, and what is said besides. */
  readonly warn: (text: string) => void;
}

export interface Session extends Voice {
  readonly commandLine: CommandLine;
  readonly root: Root;
  readonly project: ProjectReader;
  readonly program: Program;
  /** Resolves when the process is asked to end, which is then this command's to obey. */
  readonly untilStopped: () => Promise<void>;
}
