/** Compares the tools of a pack. */

import type { ToolExecution } from "../../../src/contract/contract.js";
import { estimateTokens } from "../../estimateTokens.js";
import type { Node } from "../schema/located.js";
import type { PackSurface, ToolSurface } from "../surface.js";
import {
  compareLists,
  compareNodes,
  type Given,
  match,
  type PackComparison,
  quoted,
  type Tell,
  tellOf,
  within,
} from "./packComparison.js";

/** A list of tools that costs more than this many times as before is reported. */
const dearer = 1.1;

const hintRules: Readonly<Record<string, { readonly promise: boolean; readonly rule: string }>> = {
  readOnlyHint: { promise: true, rule: "read-only-hint-withdrawn" },
  destructiveHint: { promise: false, rule: "destructive-hint-added" },
  idempotentHint: { promise: true, rule: "idempotent-hint-withdrawn" },
  openWorldHint: { promise: false, rule: "open-world-hint-added" },
};

/** The defaults of the protocol for hints that a tool does not give. */
const assumed: Readonly<Record<string, boolean>> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

const compareHints = (before: ToolSurface, after: ToolSurface, tell: Tell): void => {
  for (const [hint, { promise, rule }] of Object.entries(hintRules)) {
    const [was, is] = [before, after].map(({ hints }) => hints[hint] ?? assumed[hint]);
    if (was === is) continue;
    const what = `${hint} was ${String(was)}, is ${String(is)}`;
    const at = { detail: hint, current: within(after.place, `/annotations/${hint}`) };
    tell(was === promise ? rule : "hint-promised", what, at);
  }
};

const compareToolOutputs = (
  comparison: PackComparison,
  subject: string,
  before: ToolSurface,
  after: ToolSurface,
  tell: Tell,
): void => {
  const areTold = before.returns !== undefined && after.returns !== undefined;
  if (areTold && before.returns !== after.returns) {
    tell("returns-changed", `gave ${before.returns ?? ""}, gives ${after.returns ?? ""}`);
  } else if (before.output !== undefined && after.output !== undefined) {
    compareNodes(comparison, subject, "output", before.output, after.output, "response");
  } else if (before.output !== undefined) tell("output-schema-removed", "no longer has an outputSchema");
  else if (after.output !== undefined) {
    tell("output-schema-added", "now has an outputSchema", { current: within(after.place, "/outputSchema") });
  }
};

const compareTool = (comparison: PackComparison, before: ToolSurface, after: ToolSurface): void => {
  const subject = `tool ${after.name}`;
  const tell = tellOf(comparison, subject, [before.place, after.place]);
  const at = (pointer: string): Given => ({ current: within(after.place, pointer) });
  if (before.description !== after.description) {
    const what = `prompt change: the description was ${quoted(before.description)}, is ${quoted(after.description)}`;
    tell("tool-description-changed", what, { ...at("/description"), detail: after.description });
  }
  const [former, latter] = [before, after].map(
    ({ titles }) => [...new Set(titles)].map(quoted).join(" and ") || "none",
  );
  if (former !== latter) {
    tell("tool-title-changed", `the title was ${former}, is ${latter}`, { ...at("/title"), detail: latter ?? "" });
  }
  compareHints(before, after, tell);
  compareNodes(comparison, subject, "input", before.input, after.input, "request");
  compareToolOutputs(comparison, subject, before, after, tell);
  compareLists(before.reasons, after.reasons, {
    removed: (reason) =>
      tell("error-reason-removed", `no longer gives ${reason}`, { ...at("/errors"), detail: reason }),
    added: (reason) => tell("error-reason-added", `now gives ${reason}`, { ...at("/errors"), detail: reason }),
  });
  compareLists(before.requires, after.requires, {
    removed: (name) =>
      tell("tool-requirement-removed", `no longer requires ${name}`, { ...at("/requires"), detail: name }),
    added: (name) =>
      tell("tool-requirement-added", `now requires ${name} of its client`, { ...at("/requires"), detail: name }),
  });
  compareLists(before.interaction, after.interaction, {
    removed: (name) =>
      tell("tool-interaction-changed", `no longer uses ${name}`, { ...at("/interaction"), detail: name }),
    added: (name) => tell("tool-interaction-changed", `now uses ${name}`, { ...at("/interaction"), detail: name }),
  });
  compareExecution(before, after, tell);
  if (before.refusesUndeclared === false && after.refusesUndeclared === true)
    tell("undeclared-refused", "now refuses arguments that it does not declare", at("/refusesUndeclared"));
  if (before.refusesUndeclared === true && after.refusesUndeclared === false)
    tell("undeclared-ignored", "now ignores arguments that it does not declare", at("/refusesUndeclared"));
};

/** A list in words. A base may be older than today's rules, so any value may stand in the list's place. */
const listedIn = (values: unknown): string => (Array.isArray(values) ? values.join(", ") : "none");

const upstreamText = ({ upstream }: Partial<ToolExecution>): string => {
  if (upstream === undefined) return "not at all";
  const { attempts, delaysMs, attemptTimeoutMs, retryOn } = upstream;
  const again = Array.isArray(retryOn) ? [...retryOn].sort() : retryOn;
  return `${attempts} times, ${attemptTimeoutMs} ms each, after waits of ${listedIn(delaysMs)} ms, on ${listedIn(again)}`;
};

/** The time limit of a tool, in milliseconds; infinite if it has none. */
const timeOf = ({ timeoutMs = Number.POSITIVE_INFINITY }: Partial<ToolExecution>): number => timeoutMs;

const timeText = (timeMs: number): string => (timeMs === Number.POSITIVE_INFINITY ? "without limit" : `${timeMs} ms`);

const compareExecution = (before: ToolSurface, after: ToolSurface, tell: Tell): void => {
  if (before.execution === undefined || after.execution === undefined) return;
  const [was, is] = [timeOf(before.execution), timeOf(after.execution)];
  const current = within(after.place, after.execution.timeoutMs === undefined ? "" : "/execution");
  if (was !== is) {
    const rule = is < was ? "tool-time-shortened" : "tool-time-lengthened";
    tell(rule, `the time of a call was ${timeText(was)}, is ${timeText(is)}`, { current, detail: `${was} ${is}` });
  }
  const [tried, tries] = [upstreamText(before.execution), upstreamText(after.execution)];
  if (tried !== tries)
    tell("tool-attempts-changed", `tries a request to its upstream ${tries}; before ${tried}`, {
      current,
      detail: tries,
    });
};

const areTwins = (comparison: PackComparison, left: ToolSurface, right: ToolSurface): boolean => {
  const { compareSchemas } = comparison;
  const isSame = (former: Node | undefined, latter: Node | undefined): boolean =>
    former === undefined || latter === undefined
      ? former === latter
      : compareSchemas(former, latter, "request").length === 0;
  return isSame(left.input, right.input) && isSame(left.output, right.output);
};

/** Compares tools by name, and looks for removed ones under a new name. Then compares the cost of the whole list. */
export const compareTools = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  const { both, removed, added } = match(base.tools, current.tools, ({ name }) => name);
  for (const [before, after] of both) compareTool(comparison, before, after);
  for (const tool of removed) {
    const successor = added.find((candidate) => areTwins(comparison, tool, candidate));
    const hint = successor === undefined ? "" : `; it looks renamed to ${successor.name}, whose schemas are the same`;
    tellOf(comparison, `tool ${tool.name}`, [tool.place, undefined])("tool-removed", `is gone${hint}`);
  }
  for (const tool of added) tellOf(comparison, `tool ${tool.name}`, [undefined, tool.place])("tool-added", "is new");
  const costOf = ({ tools }: PackSurface): number =>
    tools.reduce((total, { listed }) => total + estimateTokens(listed), 0);
  const [was, is] = [costOf(base), costOf(current)];
  if (base.tools.length > 0 && is > was * dearer) {
    const what = `the list of tools was worth ${was} tokens, is worth ${is}: ${Math.round((is / was - 1) * 100)} % more`;
    tellOf(comparison, "", [base.place, current.place])("token-cost-grown", what);
  }
};
