/**
 * `npm run bench [-- --quick] [--samples N] [--only process,http,stdio,starts,sessions,workers] [--profile]`: prints where, when
 * and with what it measured, then every figure. A whole run also writes them to `bench/results`.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { measureColdStart } from "./coldStart.js";
import { measureContracts } from "./contracts/measure.js";
import { measureFlights } from "./flights.js";
import { measureServingBench, sectionNames } from "./http/run.js";
import { measureIdleMemory } from "./idleMemory.js";
import { lineOf, type Measurement } from "./report.js";
import { measureSearch } from "./search.js";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { values } = parseArgs({
  options: {
    samples: { type: "string" },
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
  },
});
const samples = Number(values.samples ?? (values.quick ? 5 : 15));
if (!Number.isInteger(samples) || samples < 1) throw new Error(`--samples is '${values.samples}'; allowed: 1 or more`);

/** One sample is for those who only want to see that it runs. */
const extent = samples === 1 ? "trial" : values.quick ? "quick" : "whole";

const known = ["process", ...sectionNames] as const;
const only = values.only?.split(",");
const unknown = only?.find((name) => !known.some((one) => one === name));
if (unknown !== undefined) throw new Error(`--only names '${unknown}'; allowed: ${known.join(", ")}`);
const isWanted = (name: (typeof known)[number]): boolean => only?.includes(name) ?? true;

const [processor] = cpus();
const { platform, arch, version } = process;
print(
  `mock-gds ${packageJson.version}, Node ${version}, ${platform} ${arch}, ${cpus().length} x ${processor?.model}, ${new Date().toISOString()}`,
);

const ofTheProcess: readonly ((samples: number) => Promise<readonly Measurement[]>)[] = [
  measureColdStart,
  measureSearch,
  measureFlights,
  measureIdleMemory,
  (count) => measureContracts(Math.min(3, count)),
];
if (isWanted("process")) {
  for (const measure of ofTheProcess) {
    for (const measurement of await measure(samples)) print(lineOf(measurement));
  }
}

const sections = sectionNames.filter(isWanted);
if (sections.length > 0) {
  await measureServingBench({ extent, sections, profiles: values.profile, print });
}
