/** Runs what is compared in turns, so that a noisy moment of the machine meets all of it. Knows nothing of stores. */
import { median } from "../statistics.js";

/** What a number of calls took. */
export interface Load {
  readonly callsPerSecond: number;
  /** Processor time of this process for each call, all of its threads together. */
  readonly cpuMicroseconds: number;
  readonly latenciesMs: readonly number[];
}

/** Makes `count` calls, as many at a time as there are callers: each makes its next call when its last is answered. */
export const loadOf = async (
  count: number,
  callers: number,
  call: (index: number) => Promise<unknown>,
): Promise<Load> => {
  const latenciesMs: number[] = [];
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const from = performance.now();
      await call(index);
      latenciesMs.push(performance.now() - from);
    }
  };
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - from) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  return { callsPerSecond: count / seconds, cpuMicroseconds: (cpu.user + cpu.system) / count, latenciesMs };
};

/** The loads of one contestant, a round each. */
export type Loads = readonly Load[];

/** Lets all contestants have one turn in each round. The first rounds, one if nothing is said, warm up and are left out. */
export const inTurns = async <Name extends string, Turn extends Load>(
  rounds: number,
  contestants: readonly (readonly [Name, (round: number) => Promise<Turn>])[],
  warmUps = 1,
): Promise<ReadonlyMap<Name, readonly Turn[]>> => {
  const loads = new Map<Name, Turn[]>(contestants.map(([name]) => [name, []]));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [name, turn] of contestants) {
      const load = await turn(round);
      if (round >= warmUps) loads.get(name)?.push(load);
    }
  }
  return loads;
};

export const throughputOf = (loads: Loads): number => median(loads.map(({ callsPerSecond }) => callsPerSecond));

export const cpuOf = (loads: Loads): number => median(loads.map(({ cpuMicroseconds }) => cpuMicroseconds));

export const latenciesOf = (loads: Loads): readonly number[] => loads.flatMap(({ latenciesMs }) => latenciesMs);

/** The median of the ratios of the rounds: both sides of each were measured one after the other. */
export const ratioOf = (of: readonly number[], to: readonly number[]): number =>
  median(of.map((value, round) => value / (to[round] ?? Number.NaN)));
