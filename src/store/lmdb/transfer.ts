/**
 * Exports and imports worlds of the LMDB store. An export reads one snapshot. An import writes in small steps under a new epoch
 * that nobody can enter yet; its last step makes that the world's epoch.
 */

import { arrive } from "../dossierPlaces.js";
import { StoreInvariantError } from "../errors.js";
import type { TransferStore } from "../ports/transfer.js";
import { arrivedSession, sessionLine } from "../sessionRules.js";
import { type ContentLine, sortedBy, transferVersion, type WorldLine } from "../transfer.js";
import { arrivedDossier, dossierLine } from "../transferDossiers.js";
import { arrivingWorld, changedMeanwhile, notEmpty } from "../transferOrder.js";
import { dossierPlacesOf, noteBusy, readKeptDossier } from "./dossierEntries.js";
import { dossierCountKey, dossierSequenceKey, numberKey } from "./dossierKeys.js";
import { dossierFromText, numberFromText, numberToText } from "./dossierRecords.js";
import { keepNew, keepRecordedWrite, keepSold, readCount, readRecordedWrite } from "./entries.js";
import { appendToFeed, type Feed } from "./feed.js";
import { markGarbage, type Sweeper, unmarkGarbage } from "./garbage.js";
import {
  bookingCountKey,
  bookingKey,
  type EpochPrefix,
  isPlain,
  kindRange,
  locatorCounterKey,
  prefixOf,
  sequenceCounterKey,
  type TableKey,
  version1Key,
} from "./keys.js";
import {
  bookingDocumentText,
  bookingHeader,
  digestedKeyFromText,
  expiryFromText,
  sessionFromText,
  soldFromText,
} from "./records.js";
import { keepSession } from "./sessions.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";
import { countWorld, deletedEpoch, findWorld, hasVersion1, keepWorld, requireWorld, takeEpoch } from "./worlds.js";

const linesPerStep = 200;
/** An import that writes nothing for this long counts as dead, and its entries are removed. */
const importMayPauseMs = 10 * 60 * 1000;

/**
 * The stock key of a sold count. Schema version 1 kept only digests of long or unprintable keys, but the product never made such
 * keys.
 */
const stockKeyOf = (tableKey: TableKey, text: string): string => {
  const key = digestedKeyFromText(text) ?? String(tableKey.at(-1));
  if (isPlain(key) || digestedKeyFromText(text) !== undefined) return key;
  throw new StoreInvariantError("A stock key that version 1 wrote is no longer known. Reset the world instead.");
};

function* soldLines(table: ReadableTable, prefix: EpochPrefix): Generator<WorldLine> {
  const lines = [...table.range(kindRange("sold", prefix))].map(({ key, value }) => ({
    kind: "sold" as const,
    key: stockKeyOf(key, value),
    sold: soldFromText(value),
  }));
  yield* sortedBy(lines, ({ key }) => key);
}

function* bookingLines(table: ReadableTable, prefix: EpochPrefix): Generator<WorldLine> {
  const places = [...table.range(kindRange("booking", prefix))].map(({ value }) => {
    const { locator, sequence } = bookingHeader(value);
    return { locator, sequence };
  });
  for (const { locator } of sortedBy(places, ({ sequence }) => sequence)) {
    const text = table.get(bookingKey(prefix, locator)) ?? "";
    yield { kind: "booking", ...bookingHeader(text), documentText: bookingDocumentText(text) };
  }
}

function* dossierLines(table: ReadableTable, prefix: EpochPrefix): Generator<WorldLine> {
  const places = [...table.range(kindRange("dossier", prefix))].map(({ value }) => {
    const { collection, id, sequence } = dossierFromText(value);
    return { collection, id, sequence };
  });
  for (const { collection, id } of sortedBy(places, ({ sequence }) => sequence)) {
    const dossier = readKeptDossier(table, prefix, collection, id);
    if (dossier !== undefined) yield dossierLine(dossier);
  }
}

function* numberLines(table: ReadableTable, prefix: EpochPrefix): Generator<WorldLine> {
  const numbers = [...table.range(kindRange("number", prefix))].map(({ value }) => numberFromText(value));
  for (const number of sortedBy(numbers, ({ series }) => series)) yield { kind: "number", ...number };
}

function* writeLines(table: ReadableTable, prefix: EpochPrefix): Generator<WorldLine> {
  const keys = [...table.range(kindRange("write-expiry", prefix))].map(({ value }) => expiryFromText(value));
  for (const key of sortedBy(keys, (text) => text)) {
    const record = readRecordedWrite(table, prefix, key);
    if (record !== undefined) yield { kind: "write", key, ...record };
  }
}

function* sessionLines(table: ReadableTable, prefix: EpochPrefix): Generator<WorldLine> {
  const sessions = [...table.range(kindRange("session", prefix))].map(({ value }) => sessionFromText(value));
  for (const session of sortedBy(sessions, ({ id }) => id)) yield sessionLine(session);
}

function* linesOfWorld(table: ReadableTable, worldKey: string): Generator<WorldLine> {
  const world = requireWorld(table, worldKey);
  const prefix = prefixOf(world);
  const { seed, clock, limits, contractVersion, createdAtMs } = world;
  const nextLocatorNumber = readCount(table, locatorCounterKey(prefix));
  const nextSequence = readCount(table, sequenceCounterKey(prefix));
  const nextDossierSequence = readCount(table, dossierSequenceKey(prefix));
  const facts = { seed, clock, limits, contractVersion, createdAtMs };
  const counters = { nextLocatorNumber, nextSequence, nextDossierSequence };
  yield { kind: "world", format: transferVersion, ...facts, ...counters };
  const parts = [soldLines, bookingLines, dossierLines, numberLines, writeLines, sessionLines];
  for (const lines of parts) yield* lines(table, prefix);
}

const keepLine = (table: Table, prefix: EpochPrefix, line: ContentLine): void => {
  switch (line.kind) {
    case "sold":
      keepSold(table, prefix, line.key, line.sold);
      return;
    case "booking": {
      const { kind: _kind, documentText, ...header } = line;
      keepNew(table, prefix, header, documentText);
      return;
    }
    case "dossier":
      arrive(dossierPlacesOf(table, prefix), arrivedDossier(line));
      return;
    case "number": {
      const { kind: _kind, ...number } = line;
      table.put(numberKey(prefix, number.series), numberToText(number));
      return;
    }
    case "write": {
      const { kind: _kind, key, ...record } = line;
      keepRecordedWrite(table, prefix, key, record);
      return;
    }
    case "session":
      keepSession(table, prefix, arrivedSession(line));
  }
};

const hasBookings = (table: ReadableTable, key: string): boolean => {
  const world = findWorld(table, key);
  if (world === undefined) return hasVersion1(table, key);
  return readCount(table, bookingCountKey(prefixOf(world))) > 0;
};

const requireEmpty = (table: ReadableTable, key: string): void => {
  if (hasBookings(table, key)) throw notEmpty(key, true);
  const world = findWorld(table, key);
  if (world !== undefined && readCount(table, dossierCountKey(prefixOf(world))) > 0) throw notEmpty(key, false);
};

async function* batchesOf<Item>(items: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < linesPerStep) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

export interface TransferParts {
  readonly table: DurableTable;
  readonly feed: Feed;
  readonly sweeper: Sweeper;
  readonly mostWorlds: number;
}

export const createTransfer = ({ table, feed, sweeper, mostWorlds }: TransferParts): TransferStore => ({
  exportWorld: async function* (key) {
    // Waits for earlier writes. Uses of sessions are answered before they are committed: a snapshot taken now might miss them.
    await table.write(() => undefined);
    const snapshot = table.snapshot();
    try {
      let lines = 0;
      for (const line of linesOfWorld(snapshot.table, key)) {
        lines += 1;
        yield line;
      }
      yield { kind: "end", lines };
    } finally {
      snapshot.release();
    }
  },
  importWorld: async (key, lines, { replace = false } = {}) => {
    if (!replace) table.read((step) => requireEmpty(step, key));
    const { head, content } = await arrivingWorld(lines);
    const { epoch, epochBefore } = await table.write((step) => {
      const taken = takeEpoch(step, key);
      markGarbage(step, prefixOf({ key, epoch: taken }), importMayPauseMs);
      return { epoch: taken, epochBefore: findWorld(step, key)?.epoch };
    });
    const prefix = prefixOf({ key, epoch });
    try {
      for await (const batch of batchesOf(content)) {
        await table.write((step) => {
          for (const line of batch) keepLine(step, prefix, line);
          markGarbage(step, prefix, importMayPauseMs);
        });
      }
      const world = await table.write((step) => {
        const before = findWorld(step, key);
        // The second condition finds a world that was created and deleted during the import: it had a later epoch.
        if (before?.epoch !== epochBefore || deletedEpoch(step, key) >= epoch) throw changedMeanwhile(key);
        if (!replace) requireEmpty(step, key);
        if (before === undefined) countWorld(step, mostWorlds);
        else markGarbage(step, prefixOf(before));
        if (hasVersion1(step, key)) {
          step.remove(version1Key(key));
          markGarbage(step, prefixOf({ key, epoch: 1 }));
        }
        const { seed, clock, limits, contractVersion, createdAtMs, nextLocatorNumber } = head;
        step.put(locatorCounterKey(prefix), String(nextLocatorNumber));
        step.put(sequenceCounterKey(prefix), String(head.nextSequence));
        step.put(dossierSequenceKey(prefix), String(head.nextDossierSequence));
        const after = { key, epoch, seed, clock, limits, contractVersion, createdAtMs };
        keepWorld(step, after);
        noteBusy(step, key, prefix);
        unmarkGarbage(step, prefix);
        if (before !== undefined) appendToFeed(step, { kind: "worldReset", world: key, epoch });
        return after;
      });
      feed.tellNews();
      return { key: world.key, epoch: world.epoch };
    } catch (error) {
      await table.write((step) => markGarbage(step, prefix, 0)).catch(() => undefined);
      throw error;
    } finally {
      sweeper.wake();
    }
  },
});
