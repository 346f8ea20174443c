/** The file's schema version, and upgrades from earlier versions. */
import { StoreUnavailableError } from "../errors.js";
import { StoreVersionError } from "../ports/errors.js";
import { readCount } from "./entries.js";
import { schemaVersionKey, type TableKey } from "./keys.js";
import { listEntryStatus } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";

/** Raised when the stored data changes in a way that earlier versions of the product cannot read. */
const schemaVersion = 3;

const addOne = (table: Table, key: TableKey): void => table.put(key, String(readCount(table, key) + 1));

/**
 * Version 1 had only one epoch, whose keys have not changed. It had no counts of bookings per scope and per world, and one list
 * for all statuses: this adds them. A world of version 1 gets its record when it is entered.
 */
const upgradeFrom1 = (table: Table): void => {
  for (const { key, value } of [...table.range({ start: ["list"], end: ["list", "\x7f"] })]) {
    const [, world = "", scope = "", ...position] = key;
    table.put([`list-${listEntryStatus(value)}`, world, scope, ...position], value);
    addOne(table, ["scope-count", world, scope]);
    addOne(table, ["booking-count", world]);
    table.put(["version-1", world], "");
  }
};

/** The versions that can be upgraded. Version 3 only adds dossiers to version 2. */
const upgradable: ReadonlySet<string> = new Set(["1", "2"]);

/**
 * Upgrades an older file and gives a new one the present version. Returns the file's version; undefined if another program wrote
 * it.
 */
const claimSchemaVersion = (table: DurableTable): Promise<number | undefined> =>
  table.write((step) => {
    const text = step.get(schemaVersionKey);
    if (text === undefined && !step.isEmpty()) return undefined;
    if (text !== undefined && !upgradable.has(text)) return Number(text);
    if (text === "1") upgradeFrom1(step);
    step.put(schemaVersionKey, String(schemaVersion));
    return schemaVersion;
  });

/**
 * Throws StoreUnavailableError if a newer version of the product has upgraded the file while this process had it open: what this
 * process writes would not fit the newer schema.
 */
export const requireNoNewerVersion = (table: ReadableTable, file: string): void => {
  const text = table.get(schemaVersionKey);
  if (text === undefined || !(Number(text) > schemaVersion)) return;
  throw new StoreUnavailableError(
    `A newer version of the product has taken over the bookings file ${file}: it is in version ${text} now, and this process ` +
      `reads and writes version ${schemaVersion}. End it, and start the newer product instead.`,
  );
};

/**
 * Upgrades the file to this schema version, in one step. Rejects with StoreVersionError if that is impossible; the file is then
 * unchanged.
 */
export const requireSchemaVersion = async (table: DurableTable, file: string): Promise<void> => {
  const found = table.read((step) => step.get(schemaVersionKey));
  const version = Number(found) > schemaVersion ? Number(found) : await claimSchemaVersion(table);
  if (version === schemaVersion) return;
  if (version !== undefined && version > schemaVersion) {
    throw new StoreVersionError(
      `The bookings file ${file} is in version ${version}, and this product reads version ${schemaVersion}. ` +
        "Start a newer version of the product, or choose another data directory.",
    );
  }
  throw new StoreVersionError(
    `The file ${file} is not a bookings file of this product, which reads version ${schemaVersion}. Choose another data directory.`,
  );
};
