/**
 * Opens the LMDB file without taking its write lock. The lmdb package takes that lock synchronously when it opens a file. If
 * another process holds the lock, that blocks this process's event loop: no timer and no signal handler would run.
 */
import type { Database, DatabaseOptions, RootDatabaseOptionsWithPath, TransactionFlags } from "lmdb";
import type { TableKey } from "./keys.js";

export type Engine = Pick<typeof import("lmdb"), "openAsClass">;

export type TableDatabase = Database<string, TableKey>;

/** `isRoot`: only closing a root table closes the file. */
interface RootOptions extends DatabaseOptions {
  readonly isRoot: true;
}

type DatabaseType = new (name: string | null, options: RootOptions) => TableDatabase;

/** The package's types declare a method named `new` in place of a constructor. */
const isDatabaseType = (value: unknown): value is DatabaseType => typeof value === "function";

/**
 * Opens the root table of a file. It always exists, so nothing needs to be written; a named table might have to be created. One
 * step of the package's opening runs in a write transaction; here that step gets a read transaction instead.
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
