/**
 * Opens the durable store in a data directory, or says in one sentence why it cannot: the native engine, the directory,
 * the file, or the version it was written in. There is no fallback to another store.
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
  /** Created if it does not exist. Processes on one machine may share it. */
  readonly dataDirectory: string;
  /** Writes are acknowledged before they are on disk: they outlive every process, but not the machine. */
  readonly isEphemeral?: boolean | undefined;
  /** Worlds that the store may hold. */
  readonly mostWorlds: number;
  readonly warn: (message: string) => void;
  /** How long writes may wait; tests do not wait as long. */
  readonly limits?: Limits;
  /** How to come by the native engine; tests put a broken one here. */
  readonly loadEngine?: () => Promise<Engine>;
  /** How to learn a path's file system type number; tests put a network one here. */
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

/** Makes a folder and those above it, one at a time: Node's recursive form never ends where a parent refuses, as in /proc. */
const makeFolder = async (directory: string): Promise<void> => {
  if (await isThere(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) await makeFolder(parent);
  await mkdir(directory).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
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
 * Options that matter: without overlapping sync, a write's promise resolves when its commit is on disk (fdatasync), so
 * that what was acknowledged survives the loss of power and not only of the process. Event-turn batching would let a
 * failed commit surface as an unhandled rejection and end the process.
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
 * Opens the bookings of a data directory. Rejects with StoreUnavailableError (engine, directory or file unusable) or
 * StoreVersionError (written by a newer product, or not by this one); the file is then unchanged.
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
    // What goes wrong before it is open is what this function rejects with.
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
