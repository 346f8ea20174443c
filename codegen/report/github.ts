/**
 * The report as GitHub workflow commands, which show each finding beside its line.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
import type { Finding, Level } from "../finding.js";
import type { Reporter } from "./report.js";
import { shownFindings, terminalReport } from "./terminal.js";

const commandOf: Readonly<Record<Level, string>> = { error: "error", warning: "warning", info: "notice" };

const escapedText = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** Escapes the value of a property: a comma ends a property, two colons end the properties. */
const escapedProperty = (text: string): string => escapedText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const placePattern = /^(?<file>(?![a-z]+:\/\/).+?)(?::(?<line>\d+)(?::(?<column>\d+))?)?$/;

/** The place of a finding in a file; empty for the address of a server, which is no file. */
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
 * Annotations, and below them a summary for people who read the log. GitHub shows only ten annotations of a kind, so infos of lint
 * would hide more important ones.
 */
export const githubReport: Reporter = (report, { isVerbose = false } = {}) => {
  const shown = shownFindings(report, isVerbose);
  return [...shown.map(annotation), terminalReport(report, { isVerbose, isSummary: true })].join("");
};
