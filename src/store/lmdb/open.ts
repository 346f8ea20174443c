/**
 * Opens the LMDB store in a data directory, or rejects with a message that says why it cannot: the native module, the directory,
 * the file, or the file's schema version. There is no fallback to another store.
 */

import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { StoreUnavailableError } from "../errors.js";
import { messageOf } from "../messageOf.js";
import type { Store } from "../port.js";
import { wayOut } from "./damage.js";
import { type Engine, openDatabase, type TableDatabase } from "./engine.js";
import { checkDatabaseFile, DamagedFileError } from "./fileCheck.js";
import { fileSystemType, networkFileSystemName } from "./fileSystem.js";
import { createSpaceCheck } from "./space.js";
import { createLmdbStore } from "./store.js";
import { createDurableTable } from "./table.js";
import { requireNoNewerVersion, requireSchemaVersion } from "./versions.js";
import type { Limits } from "./writeQueue.js";

const fileName = "bookings.mdb";

export interface LmdbStoreOptions {
  /** Created if it does not exist. Several processes on one machine may share it. */
  readonly dataDirectory: string;
  /** Writes are acknowledged before they are on disk: they survive every process, but not a failure of the machine. */
  readonly isEphemeral?: boolean | undefined;
  /** The maximum number of worlds. */
  readonly mostWorlds: number;
  readonly warn: (message: string) => void;
  /** How long writes may wait. For tests. */
  readonly limits?: Limits;
  /** Loads the native module. For tests. */
  readonly loadEngine?: () => Promise<Engine>;
  /** Reads the type number of a path's file system. For tests. */
  readonly readFileSystemType?: (path: string) => Promise<number | undefined>;
}

const load = async (loadEngine: () => Promise<Engine>): Promise<Engine> => {
  try {
    return await loadEngine();
  } catch (error) {
    throw new StoreUnavailableError(
      `A data directory was asked for, but the native module "lmdb" does not load on ${process.platform}-${process.arch} ` +
        `with Node.js ${process.version}: ${messageOf(error)}. Install the product again on this machine, or start ` +
        "without a data directory to keep bookings in memory only.",
      { cause: error },
    );
  }
};

const isThere = async (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Creates a folder and its parents, one by one: Node's recursive `mkdir` never ends if a parent refuses, as in /proc. */
const makeFolder = async (directory: string): Promise<void> => {
  if (await isThere(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) await makeFolder(parent);
  await mkdir(directory).catch(async (error: unknown) => {
    // Another process may have created it in the meantime.
    if (!(await isThere(directory))) throw error;
  });
};

const prepareDirectory = async (directory: string): Promise<void> => {
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreUnavailableError(
      `The data directory ${directory} cannot be used: ${messageOf(error)}. Choose one that this user can create, read and write.`,
      { cause: error },
    );
  }
};

/**
 * Checks and opens the file. `overlappingSync: false`: a write's promise resolves when its commit is on disk (fdatasync), so that
 * acknowledged writes survive a power failure. `eventTurnBatching: false`: with batching, a failed commit would become an
 * unhandled rejection and end the process.
 */
const openFile = async (engine: Engine, file: string, isEphemeral: boolean): Promise<TableDatabase> => {
  try {
    await checkDatabaseFile(file);
    return openDatabase(engine, {
      path: file,
      noSubdir: true,
      overlappingSync: false,
      noSync: isEphemeral,
      eventTurnBatching: false,
      encoding: "string",
    });
  } catch (error) {
    const next =
      error instanceof DamagedFileError ? wayOut(file) : "Choose another data directory, or repair or remove the file.";
    throw new StoreUnavailableError(`The bookings file ${file} cannot be opened: ${messageOf(error)}. ${next}`, {
      cause: error,
    });
  }
};

/**
 * Opens the store of a data directory. Rejects with StoreUnavailableError (native module, directory or file unusable) or
 * StoreVersionError (written by a newer version or another program); the file is then unchanged.
 */
export const openLmdbStore = async <Document>({
  dataDirectory,
  isEphemeral = false,
  mostWorlds,
  warn,
  limits,
  loadEngine = () => import("lmdb"),
  readFileSystemType = fileSystemType,
}: LmdbStoreOptions): Promise<Store<Document>> => {
  if (dataDirectory === "") throw new StoreUnavailableError("The data directory is empty, expected a path.");
  const engine = await load(loadEngine);
  const directory = resolve(dataDirectory);
  await prepareDirectory(directory);
  const networkName = networkFileSystemName((await readFileSystemType(directory)) ?? 0);
  if (networkName !== undefined) {
    warn(
      `The data directory ${directory} is on a ${networkName} file system. Bookings may be lost or sold twice there: ` +
        "choose a directory on a local disk.",
    );
  }
  const file = join(directory, fileName);
  const database = await openFile(engine, file, isEphemeral);
  const space = createSpaceCheck(directory);
  let isOpen = false;
  const table = createDurableTable(database, file, {
    isEphemeral,
    ...(limits && { limits }),
    // Before the store is open, this function rejects with the problem instead.
    warn: (message) => {
      if (isOpen) warn(message);
    },
    beforeWrite: (step) => requireNoNewerVersion(step, file),
    onFailure: space.noteFailure,
  });
  try {
    await requireSchemaVersion(table, file);
  } catch (error) {
    await table.close();
    throw error;
  }
  isOpen = true;
  return createLmdbStore<Document>({ table, file, space, mostWorlds, warn });
};
