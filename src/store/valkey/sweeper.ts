/**
 * Removes in the background what resets have left behind, some seconds after, in small steps. An epoch that a process
 * did not finish is noted in the world, so that the next process that enters it goes on.
 */
import type { WorldRef } from "../ports/worlds.js";
import type { Connection } from "./connection.js";
import type { Keys } from "./keys.js";

/** Calls that began before a reset may read what they saw for this long. */
export const usualSweepDelayMs = 10_000;
const stepPauseMs = 20;
const stepSize = 200;

export interface Sweeper {
  /** The world is in this epoch, and all up to the swept one have been removed: the rest will go. */
  readonly met: (world: WorldRef, sweptEpoch: number) => void;
  /** Removes one epoch now. */
  readonly sweepEpoch: (world: string, epoch: number) => Promise<void>;
  readonly close: () => void;
}

export const createSweeper = (connection: Connection, keys: Keys, delayMs: number): Sweeper => {
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, stepPauseMs).unref());
  const sweepEpoch = async (world: string, epoch: number): Promise<void> => {
    const { meta, base } = keys.world(world);
    while (!isClosed && (await connection.run("sweepEpoch", [meta, base], [epoch, stepSize])) === 1) await pause();
  };
  const sweep = async ({ key, epoch }: WorldRef, sweptEpoch: number): Promise<void> => {
    for (let old = sweptEpoch + 1; old < epoch && !isClosed; old += 1) await sweepEpoch(key, old);
  };

  return {
    met: (world, sweptEpoch) => {
      if (isClosed || sweptEpoch + 1 >= world.epoch || timers.has(world.key)) return;
      const timer = setTimeout(() => {
        // What fails now is tried again when the world is entered next.
        const done = (): boolean => timers.delete(world.key);
        sweep(world, sweptEpoch).then(done, done);
      }, delayMs);
      timer.unref();
      timers.set(world.key, timer);
    },
    sweepEpoch,
    close: () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};
