/**
 * The report as workflow commands: the findings show beside the lines that they are about.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
import type { Finding, Level } from "../finding.js";
import type { Reporter } from "./report.js";
import { shownFindings, terminalReport } from "./terminal.js";

const commandOf: Readonly<Record<Level, string>> = { error: "error", warning: "warning", info: "notice" };

const escapedText = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** A property ends at a comma, its command at two colons. */
const escapedProperty = (text: string): string => escapedText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const placePattern = /^(?<file>(?![a-z]+:\/\/).+?)(?::(?<line>\d+)(?::(?<column>\d+))?)?$/;

/** Where the finding is, as far as it is in a file: what a server says has an address, which is no file. */
const placeOf = (where: string): Readonly<Record<string, string>> => {
  const { file, line, column } = placePattern.exec(where)?.groups ?? {};
  return {
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { col: column }),
  };
};

const annotation = (finding: Finding): string => {
  const place = placeOf(finding.where);
  const properties = { ...place, title: `${finding.gate}/${finding.rule}` };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(value)}`);
  const mend = finding.level === "info" ? "" : `\nmend: ${finding.mend}`;
  const text = `${place["file"] === undefined ? `${finding.where} ` : ""}${finding.what}${mend}`;
  return `::${commandOf[finding.level]} ${listed.join(",")}::${escapedText(text)}\n`;
};

/**
 * Annotations, and what a person reads in the log below them. GitHub shows ten of a kind: what lint has for the record would take
 * the place of what somebody should see.
 */
export const githubReport: Reporter = (report, { isVerbose = false } = {}) => {
  const shown = shownFindings(report, isVerbose);
  return [...shown.map(annotation), terminalReport(report, { isVerbose, isSummary: true })].join("");
};
