/**
 * `npm run bench:store [-- --quick] [--samples N]`: prints where, when and with what it measured, then every figure with its
 * bar. `--quick` measures less of everything, `--samples` is the number of rounds.
 */
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import ioredisPackage from "ioredis/package.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };
import { skipWithoutValkey, startValkey } from "../../test/support/valkey.js";
import { measureBookFlight } from "./bookFlight.js";
import { measureDrivers } from "./drivers.js";
import { measureGrowth } from "./growth.js";
import { linesOf, type Section } from "./report.js";
import { sampleBookings } from "./samples.js";
import { benchWorld } from "./trips.js";
import { measureValkeyMemory } from "./valkeyMemory.js";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, samples: { type: "string" } },
});
const rounds = values.samples === undefined ? undefined : Number(values.samples);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 1)) {
  throw new Error(`--samples is '${values.samples}'; allowed: 1 or more`);
}

const plan = values.quick
  ? {
      bookFlight: { rounds: rounds ?? 3, warmUps: 2, callsPerRound: 1_500 },
      drivers: { rounds: rounds ?? 2, together: 200, inSequence: 50 },
      growth: { rounds: rounds ?? 3, calls: 20, sizes: [10, 1_000, 10_000] as const },
      bookingsPerKind: 200,
    }
  : {
      bookFlight: { rounds: rounds ?? 11, warmUps: 6, callsPerRound: 1_500 },
      drivers: { rounds: rounds ?? 5, together: 1_000, inSequence: 100 },
      growth: { rounds: rounds ?? 11, calls: 40, sizes: [10, 1_000, 100_000] as const },
      bookingsPerKind: 1_000,
    };

const valkeyVersion = (): string => {
  const [, version] = /v=(\S+)/.exec(execFileSync("valkey-server", ["--version"], { encoding: "utf8" })) ?? [];
  return `valkey-server ${version ?? "of an unknown version"}`;
};

const [processor] = cpus();
const { platform, arch, version } = process;
print(
  [
    `mock-gds ${packageJson.version}, Node ${version}, ${platform} ${arch}, ${cpus().length} x ${processor?.model}`,
    skipWithoutValkey === false ? valkeyVersion() : skipWithoutValkey,
    `ioredis ${ioredisPackage.version}, lmdb ${packageJson.dependencies.lmdb}, ${new Date().toISOString()}`,
  ].join(", "),
);

/** Each measurement has a Valkey of its own, with nothing in it; undefined where none is installed. */
const withValkey = async <Result>(measure: (url: string | undefined) => Promise<Result>): Promise<Result> => {
  const undoing: (() => void | Promise<void>)[] = [];
  try {
    const scope = { after: (undo: () => void | Promise<void>) => void undoing.push(undo) };
    return await measure(skipWithoutValkey === false ? (await startValkey(scope)).url : undefined);
  } finally {
    for (const undo of undoing) await undo();
  }
};

const samples = await sampleBookings(benchWorld(), "there and back, 2 passengers", 300);

const sections: readonly ((valkeyUrl: string | undefined) => Promise<readonly Section[]>)[] = [
  async (url) => (url === undefined ? [] : measureBookFlight(url, plan.bookFlight)),
  async (url) => (url === undefined ? [] : [await measureValkeyMemory(url, plan.bookingsPerKind)]),
  async (url) => [await measureDrivers(url, samples, plan.drivers)],
  async (url) => [await measureGrowth(url, samples, plan.growth)],
];
for (const measure of sections) {
  for (const section of await withValkey(measure)) linesOf(section).forEach(print);
}
