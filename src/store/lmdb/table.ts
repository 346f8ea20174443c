/**
 * The LMDB store's one table of texts; all reads and writes go through it. Write steps are atomic, run one after the other across
 * all processes, and are on disk when their promise resolves.
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

/** The reading part of a table. */
export type ReadableTable = Pick<Table, "get" | "range">;

export interface Snapshot {
  readonly table: ReadableTable;
  /** Ends the snapshot. Until then the file cannot reuse the space of its data. */
  readonly release: () => void;
}

export interface SoonWritten<Result> {
  readonly result: Promise<Result>;
  /** Rejects as `write` does. */
  readonly onDisk: Promise<void>;
}

export interface DurableTable {
  /** Runs a synchronous step of reads on the newest snapshot that any process has committed. */
  readonly read: <Result>(step: (table: Table) => Result) => Result;
  /**
   * Runs a synchronous step of reads and writes in a transaction of its own. If the step throws, nothing of it is written.
   * Rejects with StoreUnavailableError if the write fails, for example because the disk is full, or if the write lock is not free
   * in time; with WriteOutcomeUnknownError if the disk does not answer.
   */
  readonly write: <Result>(step: (table: Table) => Result) => Promise<Result>;
  /** As `write`, but the result is available before it is on disk. For data that a crash may lose. */
  readonly writeSoon: <Result>(step: (table: Table) => Result) => SoonWritten<Result>;
  /** A snapshot for reads that take several turns of the event loop. */
  readonly snapshot: () => Snapshot;
  /**
   * Rejects with StoreUnavailableError if a write would fail: the files are gone, or the write lock is not free in time. Changes
   * nothing.
   */
  readonly requireTurn: () => Promise<void>;
  /** Finishes the pending writes, then closes the file. Waits no longer than the callers of those writes. */
  readonly close: () => Promise<void>;
}

export interface TableOptions {
  /** Writes are acknowledged before they are on disk. */
  readonly isEphemeral?: boolean;
  readonly limits?: Limits;
  readonly warn?: (message: string) => void;
  /** Runs inside the transaction, before a step. Throws if this process may no longer write. */
  readonly beforeWrite?: (table: ReadableTable) => void;
  /** Called for each failed commit. */
  readonly onFailure?: () => void;
}

/** For this time after a write got the write lock, `requireTurn` expects that the next one gets it too. */
const turnHoldsMs = 500;

/** Reads the newest snapshot, and writes in the running transaction. */
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

/** The table over an open LMDB database. `file` is the path that it was opened at. */
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

  /** Whether `beforeWrite` has run. Steps of one transaction run one right after the other, so once is enough for all of them. */
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
  /**
   * Resolves if all callers have answers but LMDB is still blocked in a write. The file then stays open, and the exit guard in
   * place.
   */
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
