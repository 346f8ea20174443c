/** Turns errors of LMDB's reads and writes into the store's errors. */
import { StoreUnavailableError } from "../errors.js";
import { engineCodeOf, isDamage, wayOut } from "./damage.js";
import { otherHolders } from "./holders.js";
import type { Limits } from "./writeQueue.js";

export interface TableFaults {
  /** The error for a write that failed: nothing was written. */
  readonly unwritten: (reason: unknown) => StoreUnavailableError;
  /** The error that a failed write rejects with. An error of the step itself is returned as it is. */
  readonly ofWrite: (error: unknown) => Promise<unknown>;
  /** Runs a read. Throws StoreUnavailableError if the file is damaged or cannot be read. */
  readonly sound: <Result>(read: () => Result) => Result;
  /** As `sound`, for entries that are read one by one. */
  readonly soundEntries: <Entry>(entries: Iterable<Entry>) => Generator<Entry>;
  /** Says why a write waits for too long, for the log and the caller. */
  readonly explain: (waitsFor: "turn" | "disk") => Promise<string>;
}

/** The reason of a failed commit; undefined for other errors. The lmdb package gives it as a promise in `commitError`. */
const reasonOf = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error) || !("commitError" in error)) return undefined;
  try {
    await error.commitError;
    return error;
  } catch (reason) {
    return reason;
  }
};

/** `onFailure` is called for each failed commit. */
export const createTableFaults = (file: string, limits: Limits, onFailure: () => void): TableFaults => {
  const unwritten = (reason: unknown): StoreUnavailableError => {
    onFailure();
    return new StoreUnavailableError(`The store could not write to ${file}: ${String(reason)}`, { cause: reason });
  };
  const damaged = (reason: unknown): StoreUnavailableError =>
    new StoreUnavailableError(`The bookings file ${file} is damaged (${String(reason)}). ${wayOut(file)}`, {
      cause: reason,
    });
  const unread = (reason: unknown): StoreUnavailableError =>
    new StoreUnavailableError(`The store could not read ${file}: ${String(reason)}`, { cause: reason });
  const ofRead = (error: unknown): unknown => {
    if (isDamage(error)) return damaged(error);
    return engineCodeOf(error) === undefined ? error : unread(error);
  };
  const explain: TableFaults["explain"] = async (waitsFor) => {
    if (waitsFor === "disk") return `The disk with the bookings file ${file} has not answered for ${limits.diskMs} ms.`;
    const holders = (await otherHolders(`${file}-lock`)) ?? "a process that could not be found";
    return (
      `The bookings file ${file} takes no writes: another process has kept its write lock for ${limits.turnMs} ms. It is open ` +
      `in ${holders}. Let that one go on, or end it.`
    );
  };
  return {
    unwritten,
    ofWrite: async (error) => {
      const reason = (await reasonOf(error)) ?? error;
      if (isDamage(reason)) return damaged(reason);
      return reason !== error || engineCodeOf(reason) !== undefined ? unwritten(reason) : error;
    },
    sound: (read) => {
      try {
        return read();
      } catch (error) {
        throw ofRead(error);
      }
    },
    soundEntries: function* (entries) {
      try {
        yield* entries;
      } catch (error) {
        throw ofRead(error);
      }
    },
    explain,
  };
};
