/** The drivers side by side: how many calls of each kind a second, and how long one takes. */
import type { BookingRecord } from "../../src/travel/reservations/index.js";
import { median, percentile } from "../statistics.js";
import type { Figure, Section } from "./report.js";
import { inTurns, latenciesOf, loadOf, throughputOf } from "./rounds.js";
import { nowMs, roomyWorld } from "./samples.js";
import { type Operation, operations, type StoreCalls, storeCallsOn } from "./storeCalls.js";
import { type OpenedStore, withStores } from "./stores.js";

const callers = 64;
const bookingsPerSession = 10;

export interface DriversPlan {
  readonly rounds: number;
  /** Of each operation with many callers, a round. */
  readonly together: number;
  /** Of each operation one after the other, a round. */
  readonly inSequence: number;
}

type Turns = (operation: Operation, manner: "together" | "inSequence", round: number) => StoreCalls;

/** The calls of a turn. What is opened in a turn is added to, cancelled, retrieved and listed in the same round. */
const turnsOn = async ({ kind, store }: OpenedStore, samples: readonly BookingRecord[]): Promise<Turns> => {
  const world = await store.createWorld(`${kind}-side-by-side`, roomyWorld, nowMs);
  return (_operation, manner, round) =>
    storeCallsOn({
      store,
      world,
      samples,
      letter: manner === "together" ? "T" : "S",
      firstNumber: round * 100_000,
      scopeOf: (index) => `${manner}-${round}-${Math.floor(index / bookingsPerSession)}`,
    });
};

const measureOperation = async (
  stores: readonly (OpenedStore & { readonly turns: Turns })[],
  { rounds, together, inSequence }: DriversPlan,
) => {
  const contestants = operations.flatMap((operation) =>
    stores.flatMap(({ kind, turns }) => [
      [
        `${kind} ${operation} together`,
        (round: number) => loadOf(together, callers, turns(operation, "together", round)[operation]),
      ] as const,
      [
        `${kind} ${operation} in sequence`,
        (round: number) => loadOf(inSequence, 1, turns(operation, "inSequence", round)[operation]),
      ] as const,
    ]),
  );
  const loads = await inTurns(rounds, contestants);
  return operations.flatMap((operation) =>
    stores.map(({ kind }): Figure => {
      const alone = latenciesOf(loads.get(`${kind} ${operation} in sequence`) ?? []);
      return {
        name: `${operation.padEnd(9)} ${kind}`,
        value: throughputOf(loads.get(`${kind} ${operation} together`) ?? []),
        unit: "/s",
        note: `one caller: p50 ${median(alone).toFixed(3)} ms, p99 ${percentile(alone, 0.99).toFixed(3)} ms`,
      };
    }),
  );
};

/** All drivers take turns at each operation, so that they meet the same machine. */
export const measureDrivers = (
  valkeyUrl: string | undefined,
  samples: readonly BookingRecord[],
  plan: DriversPlan,
): Promise<Section> =>
  withStores(valkeyUrl, async (opened) => {
    const stores = [];
    for (const each of opened) stores.push({ ...each, turns: await turnsOn(each, samples) });
    return {
      title: `The drivers side by side: calls a second with ${callers} callers, and how long one takes without others`,
      figures: await measureOperation(stores, plan),
    };
  });
