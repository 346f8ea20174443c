/** What every command is given: what was asked for, of which project, and where to speak. */
import type { ProjectReader } from "../project.js";
import type { Program } from "../report/report.js";
import type { Root } from "./root.js";
import type { CommandLine } from "./words.js";

export interface Session {
  readonly commandLine: CommandLine;
  readonly root: Root;
  readonly project: ProjectReader;
  readonly program: Program;
  readonly print: (text: string) => void;
  /** Resolves when the process is asked to end, which is then this command's to obey. */
  readonly untilStopped: () => Promise<void>;
}
