/** Ends a command: prints its report, and writes it to a file if `--output` asks for one. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { messageOf } from "../../src/contract/messageOf.js";
import { refuse } from "../../src/contract/usageError.js";
import { type ExitCode, exitCodes, type Finding, type Gate } from "../finding.js";
import { reporters } from "../report/index.js";
import { type Report, reportOf } from "../report/report.js";
import { rootWords } from "./root.js";
import type { Session } from "./session.js";

interface Found {
  readonly gates: readonly Gate[];
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

/** Whether to print colours: only to a terminal, and not if NO_COLOR is set. */
const isColoured = (): boolean => process.stdout.isTTY === true && !process.env["NO_COLOR"];

const writeReport = (path: string, text: string): void => {
  const file = resolve(path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    refuse(`--output is '${path}', which cannot be written: ${messageOf(error)}`);
  }
};

/** Prints the report and gives the exit code. With `--output`, the file gets the report, and the terminal gets it as text. */
const show = async ({ commandLine, print }: Session, report: Report): Promise<ExitCode> => {
  const { terminalReport } = await import("../report/terminal.js");
  const look = { isVerbose: commandLine.isVerbose };
  const inWords = (): string => terminalReport(report, { isColoured: isColoured(), isVerbose: commandLine.isVerbose });
  if (commandLine.output === undefined) {
    print(commandLine.reporter === "terminal" ? inWords() : (await reporters[commandLine.reporter]())(report, look));
    return report.exitCode;
  }
  writeReport(commandLine.output, (await reporters[commandLine.reporter]())(report, look));
  print(inWords());
  return report.exitCode;
};

/** Ends a command that ran to completion, whatever it found. */
export const finish = (session: Session, found: Found): Promise<ExitCode> => {
  const { commandLine, program, root } = session;
  const notes = [`contracts: ${rootWords(root)}`, ...found.notes];
  return show(
    session,
    reportOf({ ...found, notes, command: commandLine.command, isStrict: commandLine.isStrict, program }),
  );
};

/**
 * Ends a command that broke off. It gives no verdict: neither success nor drift. The report keeps its chosen form, so that a
 * program can read it; the stack goes to stderr.
 */
export const finishBroken = (session: Session, error: unknown): Promise<ExitCode> => {
  const { commandLine, program, warn } = session;
  const words = messageOf(error);
  warn(`${error instanceof Error ? (error.stack ?? words) : words}\n`);
  const notes = [`${commandLine.command} broke off: ${words}`];
  const report = reportOf({
    command: commandLine.command,
    gates: [],
    findings: [],
    notes,
    isStrict: commandLine.isStrict,
    program,
  });
  return show(session, { ...report, exitCode: exitCodes.invalid });
};
