/** The report for people: the findings by gate, each with its place and its mend, and at the end the commands that mend all of them. */
import type { Finding, Gate, Level } from "../finding.js";
import type { Report } from "./report.js";

const colours: Readonly<Record<Level | "ok" | "dim" | "bold", number>> = {
  error: 31,
  warning: 33,
  info: 36,
  ok: 32,
  dim: 2,
  bold: 1,
};

type Paint = (style: keyof typeof colours, text: string) => string;

/** The names of the gates in the report. */
const titles: Readonly<Record<Gate, string>> = {
  contract: "contracts (lint)",
  sources: "gate 1, sources: verbatim parts and their document",
  generated: "gate 2, generated: files and what the contracts give",
  handlers: "gate 3, handlers: code and registry",
  server: "gate 4, server: what is served and the manifests",
  compatibility: "gate 5, compatibility: the contracts and their base",
};

const indented = (text: string): string => text.replaceAll("\n", "\n      ");

const findingText = (finding: Finding, paint: Paint): string =>
  [
    `  ${finding.where}  ${paint(finding.level, finding.level)}  ${finding.gate}/${finding.rule}\n`,
    `      ${indented(finding.what)}\n`,
    finding.fingerprint === undefined ? "" : `      ${paint("dim", `fingerprint: ${finding.fingerprint}`)}\n`,
    `      ${paint("dim", `mend: ${indented(finding.mend)}`)}\n`,
  ].join("");

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Whether a finding is shown. Infos of lint need no action and are hidden; the infos of a diff are what was asked for. */
const isShown = ({ gate, level }: Finding): boolean => gate !== "contract" || level !== "info";

/** The findings that are listed. */
export const shownFindings = ({ findings }: Report, isVerbose: boolean): readonly Finding[] =>
  isVerbose ? findings : findings.filter(isShown);

const summaryOf = ({ command, counts, exitCode }: Report, hidden: number, paint: Paint): string => {
  const parts = [
    ...(counts.error > 0 ? [paint("error", plural(counts.error, "error"))] : []),
    ...(counts.warning > 0 ? [paint("warning", plural(counts.warning, "warning"))] : []),
    ...(counts.info > 0 ? [`${counts.info} for the record${hidden > 0 ? " (--verbose shows them)" : ""}`] : []),
  ];
  // These commands look for nothing, so they did not find nothing.
  const nothing = command === "generate" || command === "watch" ? "done" : "nothing found";
  const verdict = exitCode === 0 ? paint("ok", "ok") : paint("error", "failed");
  const found = parts.length > 0 ? parts.join(", ") : exitCode === 0 ? nothing : "it broke off";
  return `${paint("bold", command)} ${verdict}: ${found}\n`;
};

export interface TerminalLook {
  /** Set by the caller, who knows where the text is printed. */
  readonly isColoured?: boolean;
  /** Shows infos of lint as well. */
  readonly isVerbose?: boolean;
  /** Leaves out the findings, because they are listed elsewhere. */
  readonly isSummary?: boolean;
}

export const terminalReport = (
  report: Report,
  { isColoured = false, isVerbose = false, isSummary = false }: TerminalLook = {},
): string => {
  const shown = shownFindings(report, isVerbose);
  const hidden = report.findings.length - shown.length;
  const paint: Paint = (style, text) => (isColoured ? `\u001b[${colours[style]}m${text}\u001b[0m` : text);
  const gates = [...new Set(shown.map(({ gate }) => gate))];
  const ordered = Object.keys(titles).flatMap((title) => gates.filter((gate) => gate === title));
  const blocks = ordered.map((gate) => {
    const findings = shown.filter((finding) => finding.gate === gate);
    return `${paint("bold", titles[gate])} (${findings.length})\n${findings.map((finding) => findingText(finding, paint)).join("")}\n`;
  });
  const notes = report.notes.map((note) => `${paint("dim", "note:")} ${note}\n`);
  const mend = report.mend.length === 0 ? [] : ["to mend:\n", ...report.mend.map((step) => `  ${step}\n`)];
  return [...(isSummary ? [] : blocks), ...notes, summaryOf(report, hidden, paint), ...mend].join("");
};
