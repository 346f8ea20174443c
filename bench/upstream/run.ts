/**
 * `npm run bench:upstream [-- --samples N]`: prints what the upstream layer costs around one request over loopback, beside bare
 * `node:http` with a keep-alive agent. `--samples` is the number of rounds.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { median } from "../statistics.js";
import { type Figure, linesOf } from "../store/report.js";
import { inTurns, type Load, loadOf } from "../store/rounds.js";
import { bare, layered } from "./contestants.js";
import { serve, serviceWord, startService } from "./service.js";

/** Of one request alone. With eight at a time it shows what one processor can do, which has no bar. */
const bar = { atMost: 1.5 };
const requestsPerRound = 2000;

const figuresOf = (callers: number, bareLoads: readonly Load[], layeredLoads: readonly Load[]): readonly Figure[] => {
  const ratioOf = (of: (load: Load) => number): number =>
    median(layeredLoads.map((load, round) => of(load) / of(bareLoads[round] ?? load)));
  const timeOf = ({ callsPerSecond }: Load): number => 1_000_000 / callsPerSecond;
  const cpuOf = ({ cpuMicroseconds }: Load): number => cpuMicroseconds;
  const line = (name: string, loads: readonly Load[]): Figure => ({
    name: `${name}, ${callers} at a time`,
    value: median(loads.map(timeOf)),
    unit: "us",
    note: `${median(loads.map(cpuOf)).toFixed(0)} us of processor time`,
  });
  const held = callers === 1 ? { bar } : {};
  return [
    line("bare node:http", bareLoads),
    line("the upstream layer", layeredLoads),
    { name: `the layer to bare, time, ${callers} at a time`, value: ratioOf(timeOf), unit: "x", ...held },
    { name: `the layer to bare, processor time, ${callers} at a time`, value: ratioOf(cpuOf), unit: "x", ...held },
  ];
};

const measure = async (rounds: number): Promise<readonly Figure[]> => {
  const service = await startService();
  const sends = { bare: bare(service.port), layered: layered(service.port) };
  const count = rounds === 1 ? 50 : requestsPerRound;
  const figures: Figure[] = [];
  for (const callers of [1, 8]) {
    const loads = await inTurns(rounds, [
      ["bare", () => loadOf(count, callers, sends.bare)],
      ["layered", () => loadOf(count, callers, sends.layered)],
    ]);
    figures.push(...figuresOf(callers, loads.get("bare") ?? [], loads.get("layered") ?? []));
  }
  service.stop();
  return figures;
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { samples: { type: "string", default: "15" } } });
  const rounds = Number(values.samples);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--samples is '${values.samples}'; allowed: 1 or more`);
  const title = `mock-gds ${packageJson.version}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${new Date().toISOString()}: one POST over loopback, 12 KB of JSON read and parsed`;
  const lines = linesOf({ title, figures: await measure(rounds) });
  process.stdout.write(`${lines.slice(1).join("\n")}\n`);
  process.exit(0);
};

if (process.argv.includes(serviceWord)) serve();
else await run();
