/** Runs one command of the toolchain, from the words of a command line to an exit code. */
import { resolve } from "node:path";
import { UsageError } from "../../src/contract/usageError.js";
import { ContractInvalid, type ExitCode, exitCodes } from "../finding.js";
import { projectAt } from "../project.js";
import { checkoutProgram, type Program } from "../report/report.js";
import { findRoot, rootWords } from "./root.js";
import type { Session, Voice } from "./session.js";
import { type CommandName, readCommandLine } from "./words.js";

type Command = (session: Session) => Promise<ExitCode>;

/** The commands. The module of a command is loaded only if that command runs. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  lint: async () => (await import("./commands/lint.js")).lint,
  generate: async () => (await import("./commands/generate.js")).generateCommand,
  check: async () => (await import("./commands/check.js")).check,
  diff: async () => (await import("./commands/diff.js")).diff,
  explain: async () => (await import("./commands/explain.js")).explain,
  tokens: async () => (await import("./commands/tokens.js")).tokens,
  watch: async () => (await import("./commands/watch.js")).watch,
  relock: async () => (await import("./commands/relock.js")).relock,
};

const writing: readonly CommandName[] = ["generate", "watch", "relock"];

/** Commands whose output does not name the folder of the contracts. */
const unreported: readonly CommandName[] = ["tokens", "relock"];

const streams: Voice = {
  print: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(text),
};

const complain = ({ warn }: Voice, program: Program, line: string): ExitCode => {
  warn(`${program === checkoutProgram ? "contracts" : program}: ${line}\n`);
  return exitCodes.invalid;
};

/** Resolves at SIGINT or SIGTERM. Only a command that waits for it replaces the usual effect of these signals. */
const stopSignal = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop());
  });

/** Runs a command and ends with a report, even if the command fails. Usage errors are thrown on. */
const ended = async (session: Session, run: Command): Promise<ExitCode> => {
  try {
    return await run(session);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { finish, finishBroken } = await import("./finish.js");
    if (!(error instanceof ContractInvalid)) return finishBroken(session, error);
    const notes = ["nothing else was looked at: the contracts come first"];
    return finish(session, { gates: ["contract"], findings: error.findings, notes });
  }
};

/**
 * Runs the command that the words ask for, and gives the exit code of the process. Never throws for a wrong command line or a
 * broken project. Prints to stdout and stderr, unless another `voice` is given.
 */
export const runContracts = async (
  words: readonly string[],
  program: Program,
  voice: Voice = streams,
): Promise<ExitCode> => {
  // If the reader of the output has gone, as with `| head`, the error is ignored.
  if (voice === streams) process.stdout.on("error", () => undefined);
  const reading = readCommandLine(words);
  if (reading.kind === "help") {
    const { usageText } = await import("./usage.js");
    voice.print(usageText(program));
    return exitCodes.ok;
  }
  if (reading.kind === "refuse") return complain(voice, program, reading.line);
  const { commandLine } = reading;
  const root = findRoot(commandLine.root, process.cwd(), writing.includes(commandLine.command));
  // `explain` needs no project.
  if ("refused" in root && commandLine.command !== "explain") return complain(voice, program, root.refused);
  const place = "refused" in root ? { path: resolve("."), isProduct: false } : root;
  if (unreported.includes(commandLine.command) && place.path !== resolve(commandLine.root ?? "."))
    voice.warn(`contracts: ${rootWords(place)}\n`);
  const run = await commands[commandLine.command]();
  const session: Session = {
    commandLine,
    root: place,
    project: projectAt(place.path),
    program,
    ...voice,
    untilStopped: stopSignal,
  };
  try {
    return await ended(session, run);
  } catch (error) {
    if (error instanceof UsageError) return complain(voice, program, error.message);
    throw error;
  }
};
