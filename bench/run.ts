/** `npm run bench [-- --samples N]`: prints where, when and with what it measured, then one line for each figure. */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { measureCodegen } from "./codegen.js";
import { measureColdStart } from "./coldStart.js";
import { measureIdleMemory } from "./idleMemory.js";
import { lineOf, type Measurement } from "./report.js";
import { measureSearch } from "./search.js";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { values } = parseArgs({ options: { samples: { type: "string", default: "15" } } });
const samples = Number(values.samples);
if (!Number.isInteger(samples) || samples < 1) throw new Error(`--samples is '${values.samples}'; allowed: 1 or more`);

const [processor] = cpus();
const { platform, arch, version } = process;
print(
  `mock-gds ${packageJson.version}, Node ${version}, ${platform} ${arch}, ${cpus().length} x ${processor?.model}, ${new Date().toISOString()}`,
);

const sections: readonly ((samples: number) => Promise<readonly Measurement[]>)[] = [
  measureColdStart,
  measureSearch,
  measureIdleMemory,
  measureCodegen,
];
for (const measure of sections) {
  for (const measurement of await measure(samples)) print(lineOf(measurement));
}
