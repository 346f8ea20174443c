/** Runs one suite against a server of its own, and says what is wrong: by its exit code, and by the number that passed. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { baselineOf, readScenarios, type Scenario } from "./checks.js";
import type { Parts } from "./parts.js";
import type { Run } from "./runs.js";
import type { ServerUnderTest } from "./server.js";

export interface Verdict {
  readonly run: Run;
  readonly scenarios: readonly Scenario[];
  /** One line each; none means that everything is as it must be. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

const mostMilliseconds = 300_000;
const baselines = fileURLToPath(new URL("baselines", import.meta.url));

interface Ended {
  readonly exitCode: number | string;
  readonly output: string;
}

const runScript = (node: string, words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const limits = { timeout: mostMilliseconds, maxBuffer: 64 * 1024 * 1024 };
    execFile(node, words, limits, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : (error.code ?? error.signal ?? "nothing"), output: stdout + stderr }),
    );
  });

/** How many scenarios have passed: those that the suite scores, and those that it only reports. */
export const passedOf = ({ unscored }: Run, scenarios: readonly Scenario[]): { scored: number; unscored: number } => {
  const passed = scenarios.filter(({ outcome }) => outcome === "passed");
  const reported = passed.filter(({ name }) => unscored.includes(name)).length;
  return { scored: passed.length - reported, unscored: reported };
};

const problemsOf = (run: Run, scenarios: readonly Scenario[], { exitCode, output }: Ended): readonly string[] => {
  const faults = scenarios.flatMap(({ name, outcome, faults: lines }) =>
    outcome === "failed" ? lines.map((line) => `${name}: ${line}`) : [],
  );
  const passed = passedOf(run, scenarios);
  const counts = [
    ...(passed.scored === run.scored ? [] : [`${passed.scored} scored scenarios passed, and not ${run.scored}`]),
    ...(passed.unscored === run.unscored.length ? [] : [`of ${run.unscored.join(", ")}, ${passed.unscored} passed`]),
  ];
  const end = exitCode === 0 ? [] : [`the suite ended with ${exitCode}: ${output.trim().slice(-600)}`];
  return [...faults, ...counts, ...end];
};

const verdictOf = async (run: Run, { node, scripts }: Parts, serverOf: ServerOf, folder: string) => {
  const server = await serverOf(run.pack);
  const file = run.baseline === undefined ? undefined : join(baselines, run.baseline);
  const excusing = file === undefined ? [] : ["--expected-failures", file];
  const words = [scripts[run.suite], "server", "--url", server.url, ...run.options, ...excusing, "-o", folder];
  const ended = await runScript(node, words);
  const said = await server.stop();
  const baseline = baselineOf(file === undefined ? "" : await readFile(file, "utf8"));
  const scenarios = await readScenarios(folder, baseline, run.untested);
  const problems = problemsOf(run, scenarios, ended);
  return { scenarios, problems: problems.length === 0 ? [] : [...problems, `the server said: ${said}`] };
};

/** The server of a pack. A run stops it, and is given what it wrote: one that is shared goes on. */
export type ServerOf = (pack: Run["pack"]) => Promise<ServerUnderTest>;

/** Runs one suite. A server that does not start is a problem like any other. */
export const judge = async (run: Run, parts: Parts, serverOf: ServerOf): Promise<Verdict> => {
  const startedAtMs = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "mock-gds-conformance-"));
  const { scenarios, problems } = await verdictOf(run, parts, serverOf, folder).catch((error: unknown) => ({
    scenarios: [],
    problems: [String(error)],
  }));
  await rm(folder, { recursive: true, force: true });
  return { run, scenarios, problems, seconds: (performance.now() - startedAtMs) / 1000 };
};
