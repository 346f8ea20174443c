/** Which worlds have to be looked at for one queue: now, in their order, or at an instant. */
import type { Timers } from "../timers.js";

/** A timer of Node holds about 24 days; and a machine that slept or whose clock was set is noticed after so long. */
const longestWaitMs = 60_000;

export interface LookTimes {
  /** It is that world's turn as soon as those before it had theirs. */
  readonly now: (world: string) => void;
  /** In real time, unless it is looked at before. */
  readonly at: (world: string, realMs: number) => void;
  /** The world whose turn it is, which is taken out with whatever it waited for. */
  readonly take: () => string | undefined;
  /** For good: what is said later, by a look that was under way, is dropped. */
  readonly clear: () => void;
}

/** `onReady` hears that there may be a world to take. */
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
