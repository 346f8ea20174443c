/** The version that the file is in, and how one of an earlier version becomes one of this. */
import { StoreUnavailableError } from "../errors.js";
import { StoreVersionError } from "../ports/errors.js";
import { readCount } from "./entries.js";
import { schemaVersionKey, type TableKey } from "./keys.js";
import { listEntryStatus } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";

/** Raised when what is stored, or how, changes in a way that an earlier product cannot read. */
const schemaVersion = 3;

const addOne = (table: Table, key: TableKey): void => table.put(key, String(readCount(table, key) + 1));

/**
 * Version 1 had one epoch, whose keys are as they were; it counted neither the bookings of a scope nor of a world, and
 * listed them in one list only. Its worlds get a record when they are entered.
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

/** Version 2 had no dossiers, and nothing else is new in version 3. */
const upgradable: ReadonlySet<string> = new Set(["1", "2"]);

/** The version that the file is in now, undefined if another program wrote it. A new file gets this product's version. */
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
 * Throws StoreUnavailableError if a newer product has taken the file over while this process had it open: it would not keep what
 * this one writes as it should be kept.
 */
export const requireNoNewerVersion = (table: ReadableTable, file: string): void => {
  const text = table.get(schemaVersionKey);
  if (text === undefined || !(Number(text) > schemaVersion)) return;
  throw new StoreUnavailableError(
    `A newer version of the product has taken over the bookings file ${file}: it is in version ${text} now, and this process ` +
      `reads and writes version ${schemaVersion}. End it, and start the newer product instead.`,
  );
};

/** Makes the file one of this version, in one step. Throws StoreVersionError, and leaves it alone, if that cannot be. */
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
