/**
 * Removes the entries of epochs that are over, in small steps between the writes of callers. It waits for some seconds after a
 * reset, because calls that began before it may still be reading. If a process ends first, the next one that opens the file
 * continues.
 */
import { StoreUnavailableError } from "../errors.js";
import { type EpochPrefix, epochKinds, garbage, garbageKey, kindRange } from "./keys.js";
import { garbageFromText, garbageToText } from "./records.js";
import type { DurableTable, Table } from "./table.js";

const removedPerStep = 200;
/** How long entries are kept for calls that began before a reset: longer than a call lasts. */
export const readersMayTakeMs = 5_000;

/** Marks the entries of an epoch for removal after `afterMs`. To be called in the last step that writes to it. */
export const markGarbage = (table: Table, prefix: EpochPrefix, afterMs = readersMayTakeMs): void =>
  table.put(garbageKey(prefix), garbageToText({ place: prefix, removableAtMs: Date.now() + afterMs }));

export const unmarkGarbage = (table: Table, prefix: EpochPrefix): void => table.remove(garbageKey(prefix));

/** Removes at most `most` entries of an epoch, and its mark when none are left. */
const removeSome = (table: Table, prefix: EpochPrefix, most: number): void => {
  let left = most;
  for (const kind of epochKinds) {
    const keys = [...table.range(kindRange(kind, prefix), left)].map(({ key }) => key);
    for (const key of keys) table.remove(key);
    left -= keys.length;
    if (left <= 0) return;
  }
  unmarkGarbage(table, prefix);
};

/** Removes at most `most` entries of one marked epoch. False if there was nothing to remove. */
const sweepOnce = (table: Table, most: number): boolean => {
  for (const { value } of table.range(garbage)) {
    const { place: prefix, removableAtMs } = garbageFromText(value);
    if (removableAtMs > Date.now()) continue;
    removeSome(table, prefix, most);
    return true;
  }
  return false;
};

export interface Sweeper {
  /** Schedules a sweep after `readersMayTakeMs`. */
  readonly wake: () => void;
  /** Removes everything that may be removed now. */
  readonly sweep: () => Promise<void>;
  readonly close: () => void;
}

export const createSweeper = (table: Pick<DurableTable, "write">, warn: (message: string) => void): Sweeper => {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  /** A removal itself needs space until it is committed, so on a full disk it is tried again in smaller steps. */
  const sweep = async (): Promise<void> => {
    for (let most = removedPerStep, isMore = true; isMore && !isClosed; ) {
      try {
        isMore = await table.write((step) => sweepOnce(step, most));
      } catch (error) {
        if (!(error instanceof StoreUnavailableError) || most === 1) throw error;
        most = Math.ceil(most / 6);
      }
    }
  };
  let hasWarned = false;
  const wake = (): void => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      sweep().then(() => {
        hasWarned = false;
      }, onFailure);
    }, readersMayTakeMs + 100);
    timers.add(timer.unref());
  };
  const onFailure = (error: unknown): void => {
    if (isClosed) return;
    if (!hasWarned) warn(`What was kept before a reset could not be removed: ${String(error)}`);
    hasWarned = true;
    if (error instanceof StoreUnavailableError && timers.size === 0) wake();
  };
  return {
    wake,
    sweep,
    close: () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
};
