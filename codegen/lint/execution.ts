/** What a tool says of its time and of its upstream exists where it matters, adds up, and tells callers which ends are possible. */
import type { UpstreamExecution } from "../../src/contract/contract.js";
import { upstreamReasons } from "../../src/contract/upstreamReasons.js";
import type { ReasonFile } from "../contractFiles.js";
import type { LoadedPack } from "../load.js";
import { pointerTo } from "../pointer.js";
import { errorRule, type LintRule, type ReportFault, warningRule } from "./lintRule.js";
import type { PackView } from "./packView.js";

/** The total time that a call waits between its attempts, if it makes all of them, in milliseconds. */
const waitsMs = ({ attempts, delaysMs }: UpstreamExecution): number =>
  Array.from({ length: attempts - 1 }, (_, index) => delaysMs[index] ?? delaysMs.at(-1) ?? 0).reduce(
    (total, delayMs) => total + delayMs,
    0,
  );

const checkOpenWorld = ({ loaded: { tools } }: PackView, report: ReportFault): void => {
  for (const file of tools) {
    const { annotations, execution } = file.content;
    if (annotations.openWorldHint && execution === undefined)
      report(file, "/annotations/openWorldHint", "is true, and the tool does not say how long a call may take");
    if (annotations.openWorldHint && execution !== undefined && execution.upstream === undefined)
      report(file, "/execution", "does not say how the upstream is asked");
    if (!annotations.openWorldHint && execution?.upstream !== undefined)
      report(file, "/annotations/openWorldHint", "is false, and the tool has an upstream");
  }
};

const checkDelays = ({ loaded: { tools } }: PackView, report: ReportFault): void => {
  for (const file of tools) {
    const upstream = file.content.execution?.upstream;
    if (upstream === undefined) continue;
    const { attempts, delaysMs } = upstream;
    const told = `${delaysMs.length} ${delaysMs.length === 1 ? "delay" : "delays"} for ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
    if (delaysMs.length > attempts - 1 || (attempts > 1 && delaysMs.length === 0))
      report(file, "/execution/upstream/delaysMs", `has ${told}`);
  }
};

const checkFit = ({ loaded: { tools } }: PackView, report: ReportFault): void => {
  for (const file of tools) {
    const { execution } = file.content;
    if (execution?.upstream === undefined) continue;
    const { timeoutMs, upstream } = execution;
    const neededMs = waitsMs(upstream) + upstream.attemptTimeoutMs;
    if (neededMs > timeoutMs)
      report(
        file,
        "/execution/timeoutMs",
        `is ${timeoutMs}, and the waits with one attempt may take ${neededMs} milliseconds`,
      );
  }
};

/** The reasons that the tools of a pack need because of their limits. The outcome of a read-only request is always known. */
const expectedReasons = ({ tools }: LoadedPack): ReadonlySet<string> => {
  const limited = tools.filter(({ content }) => content.execution !== undefined);
  const asking = limited.filter(({ content }) => content.execution?.upstream !== undefined);
  const isWriting = asking.some(({ content }) => !content.annotations.readOnlyHint);
  const names = Object.keys(upstreamReasons).filter(
    (name) => (asking.length > 0 || name === "TOOL_TIMEOUT") && (isWriting || name !== "OUTCOME_UNKNOWN"),
  );
  return new Set(limited.length === 0 ? [] : names);
};

const factNames = ["code", "category", "retryable"] as const;

const entryFaults = (
  entry: ReasonFile,
  facts: (typeof upstreamReasons)[keyof typeof upstreamReasons],
): readonly (readonly [string, string])[] => [
  ...(entry.scope === "any"
    ? []
    : [["scope", `of ${entry.reason} has to be "any": every such tool can give it`] as const]),
  ...factNames
    .filter((name) => entry[name] !== facts[name])
    .map(
      (name) => [name, `of ${entry.reason} has to be ${JSON.stringify(facts[name])}, as the runtime gives it`] as const,
    ),
];

const checkReasons = ({ loaded }: PackView, report: ReportFault): void => {
  const expected = expectedReasons(loaded);
  if (expected.size === 0) return;
  const reasons = loaded.errors?.content.reasons ?? [];
  const missing = [...expected].filter((name) => !reasons.some(({ reason }) => reason === name));
  if (missing.length > 0)
    report(
      loaded.errors ?? loaded.pack,
      "",
      `has no ${missing.join(", ")}, and tools of the pack can be refused for it`,
    );
  reasons.forEach((entry, index) => {
    const [, facts] = Object.entries(upstreamReasons).find(([name]) => name === entry.reason) ?? [];
    if (loaded.errors === undefined || facts === undefined) return;
    if (!expected.has(entry.reason)) {
      report(loaded.errors, pointerTo("reasons", index), `${entry.reason} is given by no tool of the pack`);
      return;
    }
    for (const [name, what] of entryFaults(entry, facts))
      report(loaded.errors, pointerTo("reasons", index, ...(Object.hasOwn(entry, name) ? [name] : [])), what);
  });
};

const closed = {
  reason: "SHELF_CLOSED",
  code: -32002,
  message: "The shelf of {value} is closed",
  hint: "Come back in the morning.",
  retryable: true,
};

/** A change to errors.json with the reasons that a read-only tool needs because of its upstream, except those in `left`. */
const ending = (...left: readonly string[]) => ({
  "errors.json": {
    reasons: [
      closed,
      ...Object.entries(upstreamReasons)
        .filter(([reason]) => reason !== "OUTCOME_UNKNOWN" && !left.includes(reason))
        .map(([reason, facts]) => ({
          reason,
          ...facts,
          message: "The catalogue of the county gives nothing",
          hint: "Look at the shelves.",
          scope: "any",
        })),
    ],
  },
});

const upstream = { attempts: 3, delaysMs: [1000, 2000], attemptTimeoutMs: 5000, retryOn: ["503", "timeout"] };

const asking = (execution: Readonly<Record<string, unknown>> = { timeoutMs: 10_000, upstream }) => ({
  "tools/findBooks.json": { annotations: { openWorldHint: true }, execution },
});

const good = { ...asking(), ...ending() };

export const executionRules: readonly LintRule[] = [
  warningRule({
    id: "open-world-limited",
    stage: "structure",
    purpose:
      "A tool that reaches outside systems says so, how long a call may take and how its upstream is asked; no other tool has an upstream.",
    why: "A service outside may hang or be away: without limits its callers wait with it, and a host that is not told trusts what comes from elsewhere.",
    fix: "State execution with timeoutMs and upstream, or correct openWorldHint.",
    bad: { "tools/findBooks.json": { annotations: { openWorldHint: true } } },
    good,
    check: checkOpenWorld,
  }),
  errorRule({
    id: "execution-delays",
    stage: "structure",
    purpose:
      "There is one wait at least where a request is tried again, and no more waits than there are further attempts.",
    why: "A wait too many is never kept; without one, a service that has trouble is asked again at once.",
    fix: "Give delaysMs as many entries as there are attempts after the first, or fewer: the last one holds for those that are left.",
    bad: { ...asking({ timeoutMs: 10_000, upstream: { ...upstream, delaysMs: [500, 500, 500] } }), ...ending() },
    good: { ...asking({ timeoutMs: 10_000, upstream: { ...upstream, delaysMs: [500] } }), ...ending() },
    check: checkDelays,
  }),
  errorRule({
    id: "execution-fits",
    stage: "structure",
    purpose: "The waits between attempts and one attempt fit into the time of the call.",
    why: "The last attempts are never made, or are cut off: the contract promises more tries than a caller gets.",
    fix: "Make timeoutMs longer, or the delays, the attempts or attemptTimeoutMs fewer.",
    bad: { ...asking({ timeoutMs: 7999, upstream }), ...ending() },
    good: { ...asking({ timeoutMs: 8000, upstream }), ...ending() },
    check: checkFit,
  }),
  errorRule({
    id: "upstream-reasons",
    stage: "structure",
    purpose:
      'What a limit in time (TOOL_TIMEOUT) and an upstream (UPSTREAM_UNAVAILABLE and its like, and OUTCOME_UNKNOWN unless its tools only read) can end in is in errors.json, with scope "any" and the code, category and retryable that the runtime gives.',
    why: "The reference and typed clients know these refusals from there: one that is left out meets callers unprepared, one that nothing gives is dead text.",
    fix: "List the reasons that the finding names, each with a message and a hint of the pack.",
    bad: { ...asking(), ...ending("UPSTREAM_SLOW") },
    good,
    check: checkReasons,
  }),
];
