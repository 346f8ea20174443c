/**
 * The durable store's one table of texts, and the only file that talks to the engine about writing: steps are atomic,
 * one after the other across all processes, and on disk when their promise resolves. It knows no booking.
 */
import type { RootDatabase, Transaction } from "lmdb";
import { StoreUnavailableError } from "../errors.js";
import type { KeyRange, TableKey } from "./keys.js";

export interface Table {
  readonly get: (key: TableKey) => string | undefined;
  /** Entries of a range in the order of their keys, `end` excluded. */
  readonly range: (range: KeyRange, limit?: number) => Iterable<{ readonly key: TableKey; readonly value: string }>;
  readonly put: (key: TableKey, text: string) => void;
  readonly remove: (key: TableKey) => void;
  readonly isEmpty: () => boolean;
}

/** What reads the table. */
export type ReadableTable = Pick<Table, "get" | "range">;

export interface Snapshot {
  readonly table: ReadableTable;
  /** Lets go of the snapshot, which keeps the file from reusing space. */
  readonly release: () => void;
}

export interface SoonWritten<Result> {
  readonly result: Promise<Result>;
  /** Rejects as `write` does. */
  readonly onDisk: Promise<void>;
}

export interface DurableTable {
  /** Runs a synchronous step of reads on one snapshot: the newest that any process has committed. */
  readonly read: <Result>(step: (table: Table) => Result) => Result;
  /**
   * Runs a synchronous step of reads and writes alone. When it throws, nothing of it is kept. Rejects with
   * StoreUnavailableError when the disk does not take it, for example because it is full.
   */
  readonly write: <Result>(step: (table: Table) => Result) => Promise<Result>;
  /** As `write`, for what may be lost with the power: the result is there before it is on disk. */
  readonly writeSoon: <Result>(step: (table: Table) => Result) => SoonWritten<Result>;
  /** Reads on one snapshot, however long that takes. */
  readonly snapshot: () => Snapshot;
  /** Lets the writes under way finish, then gives the file back. */
  readonly close: () => Promise<void>;
}

/** The engine reports a failed commit as an error with the promise of its reason, which has to be awaited. */
const reasonOf = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error) || !("commitError" in error)) return undefined;
  try {
    await error.commitError;
    return error;
  } catch (reason) {
    return reason;
  }
};

/** Wraps the engine's database. `file` is for messages. `isEphemeral`: nothing waits for the disk. */
export const createDurableTable = (
  database: RootDatabase<string, TableKey>,
  file: string,
  isEphemeral = false,
): DurableTable => {
  const table: Table = {
    get: (key) => database.get(key),
    range: ({ start, end }, limit) => database.getRange(limit === undefined ? { start, end } : { start, end, limit }),
    put: (key, text) => {
      database.put(key, text);
    },
    remove: (key) => {
      database.remove(key);
    },
    isEmpty: () => database.getKeysCount({ limit: 1 }) === 0,
  };
  const underWay = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  const requireOpen = (): void => {
    if (closed !== undefined) throw new StoreUnavailableError("The store is closed.");
  };

  const unwritten = (reason: unknown): StoreUnavailableError =>
    new StoreUnavailableError(`The store could not write to ${file}: ${String(reason)}`, { cause: reason });

  interface Waiting {
    readonly run: () => void;
    readonly committed: () => void;
    readonly failed: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  /** The steps of one turn of the event loop in one transaction, which one process has at a time. Each is whole or nothing. */
  const commitWaiting = (): void => {
    const steps = waiting;
    waiting = [];
    const written: Waiting[] = [];
    try {
      database.transactionSync(() => {
        for (const step of steps) {
          try {
            database.transactionSync(step.run);
            written.push(step);
          } catch (error) {
            step.failed(error);
          }
        }
      });
      for (const { committed } of written) committed();
    } catch (error) {
      for (const { failed } of steps) failed(unwritten(error));
    }
  };

  /** In this thread: where no disk is waited for, another thread costs more than the step. */
  const writeTogether = <Result>(step: (table: Table) => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      let outcome: () => void = () => undefined;
      waiting.push({
        run: () => {
          const result = step(table);
          outcome = () => resolve(result);
        },
        committed: () => outcome(),
        failed: reject,
      });
      if (waiting.length === 1) setImmediate(commitWaiting);
    });

  const write = async <Result>(step: (table: Table) => Result): Promise<Result> => {
    requireOpen();
    const written = isEphemeral ? writeTogether(step) : database.childTransaction(() => step(table));
    underWay.add(written);
    try {
      return await written;
    } catch (error) {
      const reason = await reasonOf(error);
      if (reason === undefined) throw error;
      throw unwritten(reason);
    } finally {
      underWay.delete(written);
    }
  };
  const readableAt = (transaction: Transaction): ReadableTable => ({
    get: (key) => database.get(key, { transaction }),
    range: ({ start, end }, limit) =>
      database.getRange({ start, end, transaction, ...(limit === undefined ? {} : { limit }) }),
  });

  return {
    read: (step) => {
      requireOpen();
      database.resetReadTxn();
      return step(table);
    },
    write,
    writeSoon: (step) => {
      let onDisk: Promise<void> | undefined;
      const result = new Promise<ReturnType<typeof step>>((resolve, reject) => {
        onDisk = write((stepTable) => resolve(step(stepTable)));
        onDisk.catch(reject);
      });
      return { result, onDisk: onDisk ?? Promise.resolve() };
    },
    snapshot: () => {
      requireOpen();
      database.resetReadTxn();
      const transaction = database.useReadTransaction();
      return { table: readableAt(transaction), release: () => transaction.done() };
    },
    close: () => {
      closed ??= Promise.allSettled(underWay).then(() => database.close());
      return closed;
    },
  };
};
