/** Reads what a suite has found: the checks of each scenario, and what became of it. It runs nothing. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** One check, as the suite writes it. */
export interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
  readonly errorMessage?: string;
}

export interface Scenario {
  readonly name: string;
  /** `excused`: what is not fulfilled is all in the baseline. */
  readonly outcome: "passed" | "excused" | "failed";
  /** The checks that are not fulfilled and not excused, in words. */
  readonly faults: readonly string[];
}

/** Scenarios, and single checks as `scenario:check`, that are known not to apply. */
export type Baseline = ReadonlySet<string>;

/** The names of a baseline file: its entries stand one in a line. */
export const baselineOf = (yaml: string): Baseline =>
  new Set([...yaml.matchAll(/^ +- (\S+)$/gm)].map(([, name = ""]) => name));

/** A warning is what a server should do, a skipped check what it did not show: here they count as much as a failure. */
const isFault = ({ status }: Check): boolean => status === "FAILURE" || status === "WARNING" || status === "SKIPPED";

const inWords = ({ id, status, errorMessage = "no reason given" }: Check): string =>
  `${id} (${status.toLowerCase()}): ${errorMessage.replaceAll(/\s+/g, " ").slice(0, 300)}`;

/** What became of a scenario. One without any fulfilled check has failed, unless that is how it is known to end. */
export const judged = (
  name: string,
  checks: readonly Check[],
  baseline: Baseline,
  untested: readonly string[] = [],
): Scenario => {
  if (baseline.has(name)) return { name, outcome: "excused", faults: [] };
  const faults = checks.filter((check) => isFault(check) && !baseline.has(`${name}:${check.id}`)).map(inWords);
  const isTested = untested.includes(name) ? checks.length > 0 : checks.some(({ status }) => status === "SUCCESS");
  if (!isTested) return { name, outcome: "failed", faults: [...faults, "no check is fulfilled"] };
  return { name, outcome: faults.length === 0 ? "passed" : "failed", faults };
};

const folderPattern = /^server-(.+)-\d{4}-\d\d-\d\dT[\d-]+Z$/;

/** The scenarios whose results a suite has saved in a folder. */
export const readScenarios = async (
  folder: string,
  baseline: Baseline,
  untested?: readonly string[],
): Promise<readonly Scenario[]> =>
  Promise.all(
    (await readdir(folder)).sort().map(async (entry) => {
      const name = folderPattern.exec(entry)?.[1] ?? entry;
      const text = await readFile(join(folder, entry, "checks.json"), "utf8").catch(() => "[]");
      return judged(name, JSON.parse(text), baseline, untested);
    }),
  );
