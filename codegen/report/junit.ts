/** The report as JUnit XML: a suite for each gate that ran, a case for each of its rules, a failure where one was broken. */
import type { Finding, Gate } from "../finding.js";
import type { Rule } from "../rule.js";
import type { Report } from "./report.js";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

/** Replaces characters that XML 1.0 cannot contain. */
const writable = (text: string): string =>
  text.replaceAll(/[\p{Surrogate}\ufffe\uffff]|(?![\t\n\r])\p{Control}/gu, "\ufffd");

const attribute = (text: string): string =>
  writable(text).replaceAll(/[&<>"'\n\r\t]/g, (character) => entities[character] ?? "");

const content = (text: string): string =>
  writable(text).replaceAll(/[&<>\r]/g, (character) => entities[character] ?? "");

const lineOf = ({ where, what, mend, level }: Finding): string => `${level} ${where}\n${what}\nmend: ${mend}\n`;

const caseText = (gate: Gate, rule: string, findings: readonly Finding[]): string => {
  const failing = findings.filter(({ level }) => level === "error");
  const others = findings.filter(({ level }) => level !== "error");
  const [first] = failing;
  const failure =
    first === undefined
      ? ""
      : `      <failure type="${attribute(`${gate}/${rule}`)}" message="${attribute(`${failing.length} x ${first.where}: ${first.what}`)}">${content(failing.map(lineOf).join("\n"))}</failure>\n`;
  const remarks =
    others.length === 0 ? "" : `      <system-out>${content(others.map(lineOf).join("\n"))}</system-out>\n`;
  return `    <testcase classname="${gate}" name="${attribute(rule)}">\n${failure}${remarks}    </testcase>\n`;
};

const failedRules = (findings: readonly Finding[]): number =>
  new Set(findings.filter(({ level }) => level === "error").map(({ rule }) => rule)).size;

/** `catalogue` has all rules, so that a gate without findings shows what it checked. */
export const junitReport = (report: Report, catalogue: readonly Rule[]): string => {
  const gates = [...new Set([...report.gates, ...report.findings.map(({ gate }) => gate)])];
  const suites = gates.map((gate) => {
    const findings = report.findings.filter((finding) => finding.gate === gate);
    const known = report.gates.includes(gate) ? catalogue.filter((rule) => rule.gate === gate).map(({ id }) => id) : [];
    const rules = [...new Set([...known, ...findings.map(({ rule }) => rule)])];
    const cases = rules.map((rule) =>
      caseText(
        gate,
        rule,
        findings.filter((finding) => finding.rule === rule),
      ),
    );
    return {
      tests: rules.length,
      failures: failedRules(findings),
      text: `  <testsuite name="${gate}" tests="${rules.length}" failures="${failedRules(findings)}">\n${cases.join("")}  </testsuite>\n`,
    };
  });
  const sum = (key: "tests" | "failures"): number => suites.reduce((total, suite) => total + suite[key], 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="contracts ${attribute(report.command)}" tests="${sum("tests")}" failures="${sum("failures")}">\n`,
    ...suites.map(({ text }) => text),
    report.notes.length + report.mend.length === 0
      ? ""
      : `  <!-- ${content([...report.notes, ...report.mend].join("\n")).replaceAll("--", "- -")} -->\n`,
    "</testsuites>\n",
  ].join("");
};
