/**
 * The durable store's one table of texts, and the only file that talks to the engine about writing: steps are atomic,
 * one after the other across all processes, and on disk when their promise resolves. It knows no booking.
 */
import { dirname } from "node:path";
import type { Transaction } from "lmdb";
import { StoreUnavailableError } from "../errors.js";
import type { TableDatabase } from "./engine.js";
import { guardExit } from "./exitGuard.js";
import type { KeyRange, TableKey } from "./keys.js";
import { createPlaceCheck } from "./place.js";
import { createSharedTransaction } from "./sharedTransaction.js";
import { createTableFaults, type TableFaults } from "./tableFaults.js";
import { createWriteQueue, type Limits, usualLimits } from "./writeQueue.js";

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
  /** Releases the snapshot: until then the file cannot reuse the space of what it shows. */
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
   * StoreUnavailableError when the disk does not take it, for example because it is full, or its turn does not come; with
   * WriteOutcomeUnknownError when the disk does not answer.
   */
  readonly write: <Result>(step: (table: Table) => Result) => Promise<Result>;
  /** As `write`, for what may be lost with the power: the result is there before it is on disk. */
  readonly writeSoon: <Result>(step: (table: Table) => Result) => SoonWritten<Result>;
  /** Reads on one snapshot, however long that takes. */
  readonly snapshot: () => Snapshot;
  /** Rejects with StoreUnavailableError if a write would not be taken: the files have gone, or it has no turn. Writes nothing. */
  readonly requireTurn: () => Promise<void>;
  /** Finishes the writes under way, then closes the file; waits no longer than their callers do. */
  readonly close: () => Promise<void>;
}

export interface TableOptions {
  /** Nothing waits for the disk. */
  readonly isEphemeral?: boolean;
  readonly limits?: Limits;
  readonly warn?: (message: string) => void;
  /** Throws if this process may no longer write, inside the step. */
  readonly beforeWrite?: (table: ReadableTable) => void;
  /** Called for each failed commit. */
  readonly onFailure?: () => void;
}

/** For this time after a write got the lock, the next one is expected to get it. */
const turnHoldsMs = 500;

/** Reads the newest, and writes in the step that runs. */
const tableOver = (database: TableDatabase): Table => ({
  get: (key) => database.get(key),
  range: (range, limit) => database.getRange(limit === undefined ? range : { ...range, limit }),
  put: (key, text) => {
    database.put(key, text);
  },
  remove: (key) => {
    database.remove(key);
  },
  isEmpty: () => database.getKeysCount({ limit: 1 }) === 0,
});

/** Reads on one snapshot. */
const tableAt = (
  database: TableDatabase,
  transaction: Transaction,
  faults: Pick<TableFaults, "sound" | "soundEntries">,
): ReadableTable => ({
  get: (key) => faults.sound(() => database.get(key, { transaction })),
  range: (range, limit) =>
    faults.soundEntries(database.getRange({ ...range, transaction, ...(limit === undefined ? {} : { limit }) })),
});

/** Wraps the engine's database. `file` is the path that it was opened at. */
export const createDurableTable = (
  database: TableDatabase,
  file: string,
  {
    isEphemeral = false,
    limits = usualLimits,
    warn = () => undefined,
    beforeWrite = () => undefined,
    onFailure = () => undefined,
  }: TableOptions = {},
): DurableTable => {
  const table = tableOver(database);
  const requireInPlace = createPlaceCheck(dirname(file), [file, `${file}-lock`]);
  let closed: Promise<void> | undefined;
  const requireOpen = (): void => {
    if (closed !== undefined) throw new StoreUnavailableError("The store is closed.");
  };

  const faults = createTableFaults(file, limits, onFailure);
  const writeShared = createSharedTransaction(database, faults.unwritten);
  const queue = createWriteQueue({
    enqueue: (step) => (isEphemeral ? writeShared(step) : database.childTransaction(step)),
    explain: faults.explain,
    warn,
    recovered: `The bookings file ${file} takes writes again.`,
    limits,
  });
  const liftGuard = isEphemeral ? () => undefined : guardExit(queue.isBusy);

  /** Once for all steps of a transaction, which run one right after the other. */
  let isChecked = false;
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  const checkBefore = (): void => {
    if (isChecked) return;
    beforeWrite(table);
    lastTurnMs = performance.now();
    isChecked = true;
    queueMicrotask(() => {
      isChecked = false;
    });
  };

  const write = async <Result>(step: (table: Table) => Result): Promise<Result> => {
    requireOpen();
    requireInPlace();
    try {
      return await queue.write(() => {
        checkBefore();
        return step(table);
      });
    } catch (error) {
      throw await faults.ofWrite(error);
    }
  };
  const giveBack = async (): Promise<void> => {
    await queue.idle();
    await database.close();
    queue.close();
    liftGuard();
  };
  /** All callers have their answers, but LMDB may still be blocked in a write: the file then stays open, and the exit guarded. */
  const letGo = async (): Promise<void> => {
    await queue.answered();
    if (!queue.isBusy()) await new Promise(() => undefined);
  };

  return {
    read: (step) => {
      requireOpen();
      return faults.sound(() => {
        database.resetReadTxn();
        return step(table);
      });
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
      const transaction = faults.sound(() => {
        database.resetReadTxn();
        return database.useReadTransaction();
      });
      return { table: tableAt(database, transaction, faults), release: () => transaction.done() };
    },
    requireTurn: async () => {
      requireOpen();
      requireInPlace();
      faults.sound(() => {
        database.resetReadTxn();
        beforeWrite(table);
      });
      await queue.requireTurns();
      if (performance.now() - lastTurnMs > turnHoldsMs) await write(() => undefined);
    },
    close: () => {
      closed ??= Promise.race([giveBack(), letGo()]);
      return closed;
    },
  };
};
