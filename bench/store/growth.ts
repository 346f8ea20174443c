/** Whether a call costs the same in a world of many bookings as in one of ten. */
import { transferVersion, type WorldLine, type WorldRef } from "../../src/store/index.js";
import type { BookingRecord } from "../../src/travel/reservations/index.js";
import { median } from "../statistics.js";
import type { Figure, Section } from "./report.js";
import { loadOf, ratioOf } from "./rounds.js";
import { locatorOf, nowMs, roomyWorld } from "./samples.js";
import { type Operation, operations, storeCallsOn } from "./storeCalls.js";
import { type OpenedStore, withStores } from "./stores.js";

const mostTimesDearer = 1.5;
/** All bookings of a world are one session's: its list is as long as the world is large. */
const crowd = "everything-is-one-session";

export interface GrowthPlan {
  readonly rounds: number;
  /** Of each operation, in each world, a round. */
  readonly calls: number;
  /** How many bookings the worlds hold; the first is what the others are compared to. */
  readonly sizes: readonly [number, ...number[]];
}

const soldLinesOf = (samples: readonly BookingRecord[], size: number): readonly WorldLine[] => {
  const sold = new Map<string, number>();
  for (let index = 0; index < size; index += 1) {
    for (const { key, quantity } of samples[index % samples.length]?.stock ?? []) {
      sold.set(key, (sold.get(key) ?? 0) + quantity);
    }
  }
  const keys = [...sold.keys()].sort((one, other) => (one < other ? -1 : 1));
  return keys.map((key) => ({ kind: "sold", key, sold: sold.get(key) ?? 0 }));
};

/** A world of so many bookings, as the lines of an export. */
async function* worldOf(samples: readonly BookingRecord[], size: number): AsyncGenerator<WorldLine> {
  const texts = samples.map((record) => JSON.stringify(record));
  const soldLines = soldLinesOf(samples, size);
  const counters = { createdAtMs: nowMs, nextLocatorNumber: size, nextSequence: size, nextDossierSequence: 0 };
  yield { kind: "world", format: transferVersion, ...roomyWorld, ...counters };
  yield* soldLines;
  for (let sequence = 0; sequence < size; sequence += 1) {
    yield {
      kind: "booking",
      sequence,
      locator: locatorOf("P", sequence),
      version: 1,
      scopeId: crowd,
      status: "confirmed",
      createdAtMs: nowMs - size + sequence,
      documentText: texts[sequence % texts.length] ?? "{}",
    };
  }
  yield { kind: "end", lines: 1 + soldLines.length + size };
}

const labelOf = (size: number): string => size.toLocaleString("en");

interface Ground extends OpenedStore {
  readonly size: number;
  readonly world: WorldRef;
}

/** Fills a world, emptying it before: a small one would no longer be small after a round. */
const filled = async (
  { kind, store }: OpenedStore,
  samples: readonly BookingRecord[],
  size: number,
  isThere: boolean,
): Promise<Ground> => {
  const name = `${kind}-of-${size}`;
  if (isThere) await store.resetWorld(name);
  return { kind, store, size, world: await store.importWorld(name, worldOf(samples, size)) };
};

/** One turn of each world at each operation, another one first in each round: the middle of what its calls took, in milliseconds. */
const playRound = async (
  grounds: readonly Ground[],
  samples: readonly BookingRecord[],
  round: number,
  { calls }: GrowthPlan,
): Promise<ReadonlyMap<string, number>> => {
  const times = new Map<string, number>();
  const first = round % grounds.length;
  for (const operation of operations) {
    for (const { store, world, size } of [...grounds.slice(first), ...grounds.slice(0, first)]) {
      const call = storeCallsOn({
        store,
        world,
        samples,
        letter: "N",
        firstNumber: round * 10_000,
        scopeOf: () => crowd,
        retrieved: (index) => locatorOf("P", (index * 7919 + round) % size),
      })[operation];
      const { latenciesMs } = await loadOf(calls, 1, call);
      times.set(`${operation} ${size}`, median(latenciesMs));
    }
  }
  return times;
};

const figuresOf = (
  kind: string,
  rounds: readonly ReadonlyMap<string, number>[],
  { sizes: [least, ...larger] }: GrowthPlan,
): readonly Figure[] => {
  const timesOf = (operation: Operation, size: number): readonly number[] =>
    rounds.map((times) => times.get(`${operation} ${size}`) ?? Number.NaN);
  return operations.flatMap((operation) => {
    const base = timesOf(operation, least);
    return larger.map((size): Figure => {
      const times = timesOf(operation, size);
      return {
        name: `${kind} ${operation} in ${labelOf(size)} to ${labelOf(least)}`,
        value: ratioOf(times, base),
        unit: "x",
        bar: { atMost: mostTimesDearer },
        note: `${median(times).toFixed(3)} to ${median(base).toFixed(3)} ms`,
      };
    });
  });
};

const measureStore = async (
  opened: OpenedStore,
  samples: readonly BookingRecord[],
  plan: GrowthPlan,
): Promise<readonly Figure[]> => {
  const largest = Math.max(...plan.sizes);
  const from = performance.now();
  const large = await filled(opened, samples, largest, false);
  const fillSeconds = (performance.now() - from) / 1000;
  const rounds: ReadonlyMap<string, number>[] = [];
  for (let round = 0; round <= plan.rounds; round += 1) {
    const grounds: Ground[] = [];
    for (const size of plan.sizes) {
      grounds.push(size === largest ? large : await filled(opened, samples, size, round > 0));
    }
    rounds.push(await playRound(grounds, samples, round, plan));
  }
  const filling: Figure = {
    name: `${opened.kind} import of ${labelOf(largest)} bookings`,
    value: largest / fillSeconds,
    unit: "/s",
    note: `${fillSeconds.toFixed(1)} s`,
  };
  return [filling, ...figuresOf(opened.kind, rounds.slice(1), plan)];
};

/** One caller, so that a call's time is its cost. The worlds of a store take turns; lists are of ten bookings of one session. */
export const measureGrowth = (
  valkeyUrl: string | undefined,
  samples: readonly BookingRecord[],
  plan: GrowthPlan,
): Promise<Section> =>
  withStores(valkeyUrl, async (stores) => {
    const figures: Figure[] = [];
    for (const opened of stores) figures.push(...(await measureStore(opened, samples, plan)));
    return { title: "The cost of a call as the world grows: all bookings in one session, ten of them listed", figures };
  });
