/**
 * `npm run bench:store [-- --quick] [--samples N]`: prints where, when and with what it measured, then every figure with its
 * bar. `--quick` measures less of everything, `--samples` is the number of rounds;
 * one of them only shows that everything runs.
 */
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import ioredisPackage from "ioredis/package.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };
import { skipWithoutValkey, startValkey } from "../../test/support/valkey.js";
import { measureBookFlight } from "./bookFlight.js";
import { measureDrivers } from "./drivers.js";
import { measureDueWork } from "./dueWork.js";
import { measureGrowth } from "./growth.js";
import { measureInbox } from "./inbox.js";
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

/** Each says how many rounds there are, unless `--samples` does. */
const plans = {
  whole: {
    bookFlight: { rounds: 11, warmUps: 6, callsPerRound: 1_500 },
    drivers: { rounds: 5, together: 1_000, inSequence: 100 },
    growth: { rounds: 11, calls: 40, sizes: [10, 1_000, 100_000] },
    dueWork: { rounds: 7, commits: 2_000, claims: 10, sizes: [1_000, 100_000] },
    inbox: { rounds: 7, events: 2_000 },
    bookingsPerKind: 1_000,
    samples: 300,
  },
  quick: {
    bookFlight: { rounds: 3, warmUps: 2, callsPerRound: 1_500 },
    drivers: { rounds: 2, together: 200, inSequence: 50 },
    growth: { rounds: 3, calls: 20, sizes: [10, 1_000, 10_000] },
    dueWork: { rounds: 3, commits: 1_000, claims: 5, sizes: [1_000, 10_000] },
    inbox: { rounds: 3, events: 1_000 },
    bookingsPerKind: 200,
    samples: 300,
  },
  // One round is for those who only want to see that it runs.
  trial: {
    bookFlight: { rounds: 1, warmUps: 0, callsPerRound: 20 },
    drivers: { rounds: 1, together: 20, inSequence: 5 },
    growth: { rounds: 1, calls: 2, sizes: [10, 20, 40] },
    dueWork: { rounds: 1, commits: 64, claims: 1, sizes: [100, 200] },
    inbox: { rounds: 1, events: 64 },
    bookingsPerKind: 5,
    samples: 10,
  },
} as const;

const {
  bookFlight,
  drivers,
  growth,
  dueWork,
  inbox,
  bookingsPerKind,
  samples: sampleCount,
} = plans[rounds === 1 ? "trial" : values.quick ? "quick" : "whole"];
const inRounds = <Plan extends { readonly rounds: number }>(plan: Plan): Plan & { readonly rounds: number } => ({
  ...plan,
  rounds: rounds ?? plan.rounds,
});

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

const samples = await sampleBookings(benchWorld(), "there and back, 2 passengers", sampleCount);

const sections: readonly ((valkeyUrl: string | undefined) => Promise<readonly Section[]>)[] = [
  async (url) => (url === undefined ? [] : measureBookFlight(url, inRounds(bookFlight))),
  async (url) => (url === undefined ? [] : [await measureValkeyMemory(url, bookingsPerKind)]),
  async (url) => (url === undefined ? [] : [await measureDueWork(url, samples, inRounds(dueWork))]),
  async (url) => (url === undefined ? [] : [await measureInbox(url, inRounds(inbox))]),
  async (url) => [await measureDrivers(url, samples, inRounds(drivers))],
  async (url) => [await measureGrowth(url, samples, inRounds(growth))],
];
for (const measure of sections) {
  for (const section of await withValkey(measure)) linesOf(section).forEach(print);
}
