/**
 * Opens the engine's file without its write lock. The engine's own way takes that lock in this thread, and where another
 * process keeps it, nothing in this one would run any more: no timer, no signal.
 */
import type { Database, DatabaseOptions, RootDatabaseOptionsWithPath, TransactionFlags } from "lmdb";
import type { TableKey } from "./keys.js";

export type Engine = Pick<typeof import("lmdb"), "openAsClass">;

export type TableDatabase = Database<string, TableKey>;

/** Only closing a root table closes the file. */
interface RootOptions extends DatabaseOptions {
  readonly isRoot: true;
}

type DatabaseType = new (name: string | null, options: RootOptions) => TableDatabase;

/** The engine declares a method that is called `new` where it has a constructor. */
const isDatabaseType = (value: unknown): value is DatabaseType => typeof value === "function";

/**
 * The root table is always there, so that reading finds it: only a named one would have to be made. The engine writes in one
 * step of its opening; that step is given a snapshot to read.
 */
export const openDatabase = ({ openAsClass }: Engine, options: RootDatabaseOptionsWithPath): TableDatabase => {
  const Opened: unknown = openAsClass<string, TableKey>(options);
  if (!isDatabaseType(Opened)) throw new Error("the engine has opened nothing");
  let isOpen = false;
  class Opening extends Opened {
    override transactionSync<Result>(action: () => Result, flags?: TransactionFlags): Result {
      if (isOpen) return super.transactionSync(action, flags);
      const snapshot = this.useReadTransaction();
      try {
        return action();
      } finally {
        snapshot.done();
      }
    }
  }
  const database = new Opening(null, { ...options, isRoot: true });
  isOpen = true;
  return database;
};
