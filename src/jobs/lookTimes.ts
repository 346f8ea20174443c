/** Schedules which worlds to look at for one queue: now, in order, or at an instant. */
import type { Timers } from "../timers.js";

/** Node's timers take at most 24 days. Short, so that a machine that slept, or whose clock was set, is noticed soon. */
const longestWaitMs = 60_000;

export interface LookTimes {
  /** Queues a world to be looked at, after those queued before. */
  readonly now: (world: string) => void;
  /** Queues a world at an instant of real time, unless it is taken before. */
  readonly at: (world: string, realMs: number) => void;
  /** Removes and returns the next world, and drops its instant; undefined if none is queued. */
  readonly take: () => string | undefined;
  /** Ends it for good: later calls, by a look that was under way, are ignored. */
  readonly clear: () => void;
}

/** `onReady` is called when there may be a world to take. */
export const createLookTimes = (
  timers: Pick<Timers, "after">,
  realNowMs: () => number,
  onReady: () => void,
): LookTimes => {
  const ready = new Set<string>();
  const waiting = new Map<string, number>();
  let armedForMs = Number.POSITIVE_INFINITY;
  let disarm: (() => void) | undefined;
  let isCleared = false;

  const arm = (forMs: number): void => {
    disarm?.();
    armedForMs = forMs;
    disarm = timers.after(Math.min(Math.max(forMs - realNowMs(), 0), longestWaitMs), goOff);
  };
  const goOff = (): void => {
    armedForMs = Number.POSITIVE_INFINITY;
    const nowMs = realNowMs();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const [world, atMs] of waiting) {
      if (atMs > nowMs) nextMs = Math.min(nextMs, atMs);
      else {
        waiting.delete(world);
        ready.add(world);
      }
    }
    if (nextMs !== Number.POSITIVE_INFINITY) arm(nextMs);
    if (ready.size > 0) onReady();
  };

  return {
    now: (world) => {
      if (isCleared) return;
      ready.add(world);
      onReady();
    },
    at: (world, realMs) => {
      if (isCleared) return;
      waiting.set(world, Math.min(realMs, waiting.get(world) ?? realMs));
      if (realMs < armedForMs) arm(realMs);
    },
    take: () => {
      const [world] = ready;
      if (world !== undefined) {
        ready.delete(world);
        waiting.delete(world);
      }
      return world;
    },
    clear: () => {
      isCleared = true;
      disarm?.();
      armedForMs = Number.POSITIVE_INFINITY;
      ready.clear();
      waiting.clear();
    },
  };
};
