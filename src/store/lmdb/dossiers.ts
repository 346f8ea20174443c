/** The dossiers of the LMDB store. Each write is one transaction, acknowledged when it is on disk. */
import { checkClaimDue, checkCommitDossiers, checkListDossiers } from "../commandChecks.js";
import { decodeDossierCursor, encodeDossierCursor } from "../cursor.js";
import { isLive } from "../decide.js";
import { type DossierFacts, decideCommit } from "../decideDossiers.js";
import { changePlaces, handOutDossier, takeDue, toldOf, workQueuedBy } from "../dossierPlaces.js";
import type { ClaimDue, DossierPage, DossierStore, ListDossiers } from "../ports/dossiers.js";
import type { StoredWorld, WorldRef } from "../ports/worlds.js";
import { dossierPlacesOf, dossiersAt, firstInstant, noteBusy, readKeptDossier } from "./dossierEntries.js";
import {
  dossierCountKey,
  dossierSequenceKey,
  listedCountKey,
  listedRange,
  numberKey,
  queuedUntil,
} from "./dossierKeys.js";
import { numberFromText, numberToText } from "./dossierRecords.js";
import { keepSold, readCount, readRecordedWrite, readSoldCount, remember } from "./entries.js";
import { appendToFeed, type Feed, nextEventId, publish } from "./feed.js";
import { busyWorlds, type EpochPrefix, prefixOf } from "./keys.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";
import { presentPrefix, requireEpoch } from "./worlds.js";

const factsOf = (table: Table, { limits, ...world }: StoredWorld): DossierFacts => {
  const prefix = prefixOf(world);
  return {
    soldCount: (key) => readSoldCount(table, prefix, key),
    recordedWrite: (key) => readRecordedWrite(table, prefix, key),
    dossier: (collection, id) => readKeptDossier(table, prefix, collection, id),
    dossierCount: () => readCount(table, dossierCountKey(prefix)),
    dossierLimit: limits.bookings,
  };
};

const pageOf = (
  table: ReadableTable,
  prefix: EpochPrefix,
  query: ListDossiers,
  after: number | undefined,
): DossierPage => {
  const { collection, list, order, limit } = query;
  const found = dossiersAt(table, prefix, listedRange(prefix, collection, list, order, after), limit + 1);
  const dossiers = found.slice(0, limit).map(handOutDossier);
  const last = dossiers.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { dossiers, nextCursor: isMore ? encodeDossierCursor("lmdb", query, last.sequence) : undefined };
};

/** Checked before a claim, so that an idle queue needs no write transaction. */
const hasWork = (table: ReadableTable, prefix: EpochPrefix, { queue, nowMs, realNowMs }: ClaimDue): boolean =>
  firstInstant(table, queuedUntil("due", prefix, queue, nowMs)) !== undefined ||
  firstInstant(table, queuedUntil("leased", prefix, queue, realNowMs)) !== undefined;

const takeNumber = (table: Table, prefix: EpochPrefix, series: string): number => {
  const text = table.get(numberKey(prefix, series));
  const last = (text === undefined ? 0 : numberFromText(text).last) + 1;
  table.put(numberKey(prefix, series), numberToText({ series, last }));
  return last;
};

export interface DossierParts {
  readonly table: DurableTable;
  readonly feed: Feed;
}

export const createDossiers = ({ table, feed }: DossierParts): DossierStore => {
  const readPresent = <Result>(world: WorldRef, read: (step: Table, prefix: EpochPrefix) => Result) =>
    table.read((step) => {
      const prefix = presentPrefix(step, world);
      return prefix === undefined ? undefined : read(step, prefix);
    });
  return {
    commitDossiers: async (command) => {
      checkCommitDossiers(command);
      const decision = await table.write((step) => {
        const world = requireEpoch(step, command.world);
        const prefix = prefixOf(world);
        const decided = decideCommit(factsOf(step, world), command, readCount(step, dossierSequenceKey(prefix)));
        if (decided.kind !== "commit") return decided;
        const { changes, nextSequence, soldCounts } = decided;
        step.put(dossierSequenceKey(prefix), String(nextSequence));
        for (const [key, sold] of soldCounts) keepSold(step, prefix, key, sold);
        changePlaces(dossierPlacesOf(step, prefix), changes);
        noteBusy(step, world.key, prefix);
        remember(step, prefix, { locator: "", answer: command.idempotency?.answer ?? "" }, command.idempotency);
        const told = toldOf(world, changes, command.atMs, nextEventId(step, world.key));
        for (const event of told) publish(step, event);
        const queued = workQueuedBy(world.key, changes);
        for (const event of queued) appendToFeed(step, event);
        return { kind: "done" as const, versions: decided.versions, isNews: told.length + queued.length > 0 };
      });
      if (decision.kind !== "done") return decision;
      if (decision.isNews) feed.tellNews();
      return { kind: "done", versions: decision.versions };
    },
    readDossier: async (world, collection, id) => {
      const dossier = readPresent(world, (step, prefix) => readKeptDossier(step, prefix, collection, id));
      return dossier && handOutDossier(dossier);
    },
    listDossiers: async (query) => {
      checkListDossiers(query);
      const after = decodeDossierCursor("lmdb", query);
      const page = readPresent(query.world, (step, prefix) => pageOf(step, prefix, query, after));
      return page ?? { dossiers: [], nextCursor: undefined };
    },
    countDossiers: async (world, collection, list) =>
      readPresent(world, (step, prefix) => readCount(step, listedCountKey(prefix, collection, list))) ?? 0,
    recallAnswer: async (world, key, nowMs) => {
      const record = readPresent(world, (step, prefix) => readRecordedWrite(step, prefix, key));
      if (record?.answer === undefined || !isLive(record, nowMs)) return undefined;
      return { fingerprint: record.fingerprint, answer: record.answer };
    },
    claimDue: async (claim) => {
      checkClaimDue(claim);
      if (!table.read((step) => hasWork(step, prefixOf(requireEpoch(step, claim.world)), claim))) return [];
      return table.write((step) => {
        const places = dossierPlacesOf(step, prefixOf(requireEpoch(step, claim.world)));
        return takeDue(places, claim).map(handOutDossier);
      });
    },
    nextDue: async (world, queue) =>
      readPresent(world, (step, prefix) => ({
        atMs: firstInstant(step, queuedUntil("due", prefix, queue)),
        leasedUntilMs: firstInstant(step, queuedUntil("leased", prefix, queue)),
      })) ?? { atMs: undefined, leasedUntilMs: undefined },
    worldsWithDue: async () => table.read((step) => [...step.range(busyWorlds)].map(({ value }) => JSON.parse(value))),
    takeNumber: (world, series) => table.write((step) => takeNumber(step, prefixOf(requireEpoch(step, world)), series)),
  };
};
