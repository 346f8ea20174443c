/** `npm run bench:contracts [-- --samples N]`: prints how long the contract toolchain takes; a whole run also writes it down. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { repository } from "../product.js";
import { lineOf, type Measurement } from "../report.js";
import { measureContracts } from "./measure.js";

const wholeSamples = 7;

const { values } = parseArgs({ options: { samples: { type: "string", default: String(wholeSamples) } } });
const samples = Number(values.samples);
if (!Number.isInteger(samples) || samples < 1) throw new Error(`--samples is '${values.samples}'; allowed: 1 or more`);

const [processor] = cpus();
const where = `mock-gds ${packageJson.version}, Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} x ${processor?.model}, ${new Date().toISOString().slice(0, 10)}`;

const row = ({ name, value, unit, bar = 0, note = "" }: Measurement): string =>
  `| ${name} | ${value.toFixed(0)} ${unit} | under ${bar} ${unit} | ${value < bar ? "met" : "**not met**"} | ${note} |\n`;

const measurements = await measureContracts(samples);
process.stdout.write(`${where}\n${measurements.map(lineOf).join("\n")}\n`);

if (samples >= wholeSamples) {
  const text = [
    "# How fast: the contract toolchain\n\n",
    "Written by `npm run bench:contracts`. Whole processes, from their start to their end, through tsx.\n\n",
    `${where}.\n\n`,
    "| Command | Measured | Wanted |  | Figures |\n| --- | ---: | ---: | ---: | ---: |\n",
    ...measurements.map(row),
  ].join("");
  writeFileSync(join(repository, "bench/results/contracts.md"), text);
}
