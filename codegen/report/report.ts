/** What a command found and did, in the one shape that every reporter shows (`contracts/_meta/report.schema.json`). */
import { type ExitCode, exitCodeOf, type Finding, type Gate, type Level } from "../finding.js";
import { withEscapes } from "../unseen.js";
import { mendSteps } from "./mend.js";

export interface Report {
  /** `check`, `lint`, `diff` or `generate`. */
  readonly command: string;
  readonly exitCode: ExitCode;
  readonly counts: Readonly<Record<Level, number>>;
  /** The gates that ran, in their order. */
  readonly gates: readonly Gate[];
  readonly findings: readonly Finding[];
  /** What was done and compared, and what was left out and why. */
  readonly notes: readonly string[];
  /** What mends the errors (the warnings where there is no error), each step once, in the order in which to take them. */
  readonly mend: readonly string[];
}

export interface ReporterLook {
  /** Shows infos of lint as well. */
  readonly isVerbose?: boolean;
}

export type Reporter = (report: Report, look?: ReporterLook) => string;

export interface Found {
  readonly command: string;
  readonly gates: readonly Gate[];
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly isStrict: boolean;
  /** How the reader starts the toolchain. */
  readonly program: Program;
}

/** The words with which the toolchain was started: the commands in a report begin with the same words. */
export type Program = string;

/** The words in a checkout. */
export const checkoutProgram: Program = "npm run contracts --";

/** Commands in findings are written for a checkout. In the installed product they are replaced by its own command. */
const spoken = (text: string, program: Program): string =>
  program === checkoutProgram
    ? text
    : text.replaceAll(`${checkoutProgram} `, `${program} `).replaceAll(/\bnpm run codegen\b/g, `${program} generate`);

/** A finding with the level that counts: with `--strict` a warning is an error. */
const counted = (finding: Finding, isStrict: boolean): Finding =>
  isStrict && finding.level === "warning" ? { ...finding, level: "error" } : finding;

/** A finding without invisible characters: a report must not pass on those of a contract. */
const shown = (finding: Finding): Finding => ({
  ...finding,
  what: withEscapes(finding.what),
  mend: withEscapes(finding.mend),
});

/** The findings to mend: the errors, or the warnings if there is no error. */
const toMend = (findings: readonly Finding[]): readonly Finding[] => {
  const failing = findings.filter(({ level }) => level === "error");
  return failing.length > 0 ? failing : findings.filter(({ level }) => level === "warning");
};

export const reportOf = ({ command, gates, findings, notes, isStrict, program }: Found): Report => {
  const said = findings.map((finding) => shown({ ...counted(finding, isStrict), mend: spoken(finding.mend, program) }));
  const count = (level: Level): number => said.filter((finding) => finding.level === level).length;
  return {
    command,
    exitCode: exitCodeOf(said),
    counts: { error: count("error"), warning: count("warning"), info: count("info") },
    gates,
    findings: said,
    notes: notes.map((note) => spoken(note, program)),
    mend: mendSteps(toMend(said).map(({ mend }) => mend)),
  };
};
