/** How much is measured: wholly, quickly, or just enough to see that all of it runs. */
import type { ServingPlan } from "./serving.js";
import type { StdioPlan } from "./stdio.js";
import type { WorkersPlan } from "./workers.js";

export interface BenchPlan {
  readonly serving: Omit<ServingPlan, "withPeers">;
  readonly stdio: Omit<StdioPlan, "withPeers">;
  readonly startRounds: number;
  readonly sessions: readonly number[];
  readonly workers: WorkersPlan;
}

export type Extent = "whole" | "quick" | "trial";

export const plans: Readonly<Record<Extent, BenchPlan>> = {
  whole: {
    serving: {
      sharesServers: false,
      levels: [
        { connections: 64, warmUps: 5, rounds: 7, milliseconds: 300, mostCalls: 400 },
        { connections: 16, warmUps: 0, rounds: 3, milliseconds: 200, mostCalls: 150 },
        { connections: 1, warmUps: 0, rounds: 3, milliseconds: 200, mostCalls: 100 },
      ],
      warmUp: { calls: 6_000, callsOfLimited: 400, leastCpuMs: 1_000, mostCpuMs: 4_000 },
    },
    stdio: { rounds: 7, milliseconds: 300, warmUpMilliseconds: 2_500 },
    startRounds: 9,
    sessions: [0, 1_000, 10_000],
    workers: { connections: 64, rounds: 7, milliseconds: 700, warmUpMilliseconds: 4_000 },
  },
  quick: {
    serving: {
      sharesServers: false,
      levels: [{ connections: 64, warmUps: 1, rounds: 3, milliseconds: 200, mostCalls: 200 }],
      warmUp: { calls: 3_000, callsOfLimited: 600, leastCpuMs: 500, mostCpuMs: 1_500 },
    },
    stdio: { rounds: 3, milliseconds: 200, warmUpMilliseconds: 1_000 },
    startRounds: 3,
    sessions: [0, 1_000],
    workers: { connections: 64, rounds: 3, milliseconds: 400, warmUpMilliseconds: 1_500 },
  },
  trial: {
    serving: {
      sharesServers: true,
      levels: [{ connections: 2, warmUps: 0, rounds: 1, milliseconds: 5, mostCalls: 4 }],
      warmUp: { calls: 0, callsOfLimited: 0, leastCpuMs: 0, mostCpuMs: 0 },
    },
    stdio: { rounds: 1, milliseconds: 5, warmUpMilliseconds: 5 },
    startRounds: 1,
    sessions: [0, 20],
    workers: { connections: 4, rounds: 1, milliseconds: 5, warmUpMilliseconds: 0 },
  },
};
