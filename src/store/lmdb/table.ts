/**
 * The durable store's one table of texts, and the only file that talks to the engine about writing: steps are atomic,
 * one after the other across all processes, and on disk when their promise resolves. It knows no booking.
 */
import { dirname } from "node:path";
import type { Transaction } from "lmdb";
import { StoreUnavailableError } from "../errors.js";
import { engineCodeOf, isDamage, wayOut } from "./damage.js";
import type { TableDatabase } from "./engine.js";
import { guardExit } from "./exitGuard.js";
import { otherHolders } from "./holders.js";
import type { KeyRange, TableKey } from "./keys.js";
import { createPlaceCheck } from "./place.js";
import { createWaiting, type Limits, usualLimits } from "./waiting.js";

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
  /** Lets the writes under way finish, then gives the file back; but not for longer than their callers wait. */
  readonly close: () => Promise<void>;
}

export interface TableOptions {
  /** Nothing waits for the disk. */
  readonly isEphemeral?: boolean;
  readonly limits?: Limits;
  readonly warn?: (message: string) => void;
  /** Throws if this process may no longer write, inside the step. */
  readonly beforeWrite?: (table: ReadableTable) => void;
  /** Hears of each commit that failed. */
  readonly onFailure?: () => void;
}

/** For so long a write that had its turn tells that the next one has. */
const turnHoldsMs = 500;

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
  const requireInPlace = createPlaceCheck(dirname(file), [file, `${file}-lock`]);
  let closed: Promise<void> | undefined;
  const requireOpen = (): void => {
    if (closed !== undefined) throw new StoreUnavailableError("The store is closed.");
  };

  const unwritten = (reason: unknown): StoreUnavailableError => {
    onFailure();
    return new StoreUnavailableError(`The store could not write to ${file}: ${String(reason)}`, { cause: reason });
  };
  const damaged = (reason: unknown): StoreUnavailableError =>
    new StoreUnavailableError(`The bookings file ${file} is damaged (${String(reason)}). ${wayOut(file)}`, {
      cause: reason,
    });
  const explain = async (waitsFor: "turn" | "disk"): Promise<string> => {
    if (waitsFor === "disk") return `The disk with the bookings file ${file} has not answered for ${limits.diskMs} ms.`;
    const holders = (await otherHolders(`${file}-lock`)) ?? "a process that could not be found";
    return (
      `The bookings file ${file} takes no writes: another process has kept its write lock for ${limits.turnMs} ms. It is open ` +
      `in ${holders}. Let that one go on, or end it.`
    );
  };

  interface Step {
    readonly run: () => void;
    readonly committed: () => void;
    readonly failed: (error: unknown) => void;
  }
  let steps: Step[] = [];
  /** The steps of one turn of the event loop in one transaction, which one process has at a time. Each is whole or nothing. */
  const commitSteps = (): void => {
    const taken = steps;
    steps = [];
    const written: Step[] = [];
    try {
      database.transactionSync(() => {
        for (const step of taken) {
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
      for (const { failed } of taken) failed(unwritten(error));
    }
  };

  /** In this thread: where no disk is waited for, another thread costs more than the step. */
  const writeTogether = <Result>(step: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      let outcome: () => void = () => undefined;
      steps.push({
        run: () => {
          const result = step();
          outcome = () => resolve(result);
        },
        committed: () => outcome(),
        failed: reject,
      });
      if (steps.length === 1) setImmediate(commitSteps);
    });

  const waiting = createWaiting({
    enqueue: (step) => (isEphemeral ? writeTogether(step) : database.childTransaction(step)),
    explain,
    warn,
    recovered: `The bookings file ${file} takes writes again.`,
    limits,
  });
  const liftGuard = isEphemeral ? () => undefined : guardExit(waiting.isBusy);

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
      return await waiting.write(() => {
        checkBefore();
        return step(table);
      });
    } catch (error) {
      const reason = (await reasonOf(error)) ?? error;
      if (isDamage(reason)) throw damaged(reason);
      throw reason !== error || engineCodeOf(reason) !== undefined ? unwritten(reason) : error;
    }
  };
  const requireSound = <Result>(read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      throw isDamage(error) ? damaged(error) : error;
    }
  };
  function* soundEntries<Entry>(entries: Iterable<Entry>): Generator<Entry> {
    try {
      yield* entries;
    } catch (error) {
      throw isDamage(error) ? damaged(error) : error;
    }
  }
  const readableAt = (transaction: Transaction): ReadableTable => ({
    get: (key) => requireSound(() => database.get(key, { transaction })),
    range: ({ start, end }, limit) =>
      soundEntries(database.getRange({ start, end, transaction, ...(limit === undefined ? {} : { limit }) })),
  });

  const giveBack = async (): Promise<void> => {
    await waiting.idle();
    await database.close();
    waiting.close();
    liftGuard();
  };
  /** What the engine still has in hand when all callers have their answers may never end: the file stays open, and guarded. */
  const letGo = async (): Promise<void> => {
    await waiting.answered();
    if (!waiting.isBusy()) await new Promise(() => undefined);
  };

  return {
    read: (step) => {
      requireOpen();
      database.resetReadTxn();
      return requireSound(() => step(table));
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
    requireTurn: async () => {
      requireOpen();
      requireInPlace();
      database.resetReadTxn();
      requireSound(() => beforeWrite(table));
      await waiting.requireTurns();
      if (performance.now() - lastTurnMs > turnHoldsMs) await write(() => undefined);
    },
    close: () => {
      closed ??= Promise.race([giveBack(), letGo()]);
      return closed;
    },
  };
};
