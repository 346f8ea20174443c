/** The dossiers of the memory store. Every write is synchronous from its first check to its last change, and so atomic. */
import { checkClaimDue, checkCommitDossiers, checkListDossiers } from "../commandChecks.js";
import { decodeDossierCursor, encodeDossierCursor } from "../cursor.js";
import { isLive } from "../decide.js";
import { decideCommit } from "../decideDossiers.js";
import { changePlaces, handOutDossier, takeDue, toldOf, workQueuedBy } from "../dossierPlaces.js";
import { ownCopy } from "../ownCopy.js";
import type { Dossier, DossierPage, DossierStore, DossierWrite, ListDossiers } from "../ports/dossiers.js";
import type { StoreEvent } from "../ports/events.js";
import { type EpochState, factsOf, remember, sell, type WorldState } from "./worldState.js";
import type { Worlds } from "./worlds.js";

const pageOf = (content: EpochState | undefined, query: ListDossiers): DossierPage => {
  const after = decodeDossierCursor("memory", query);
  const dossiers: Dossier[] = [];
  let last: number | undefined;
  for (const dossier of content?.dossiers.listed(query, after) ?? []) {
    if (last !== undefined && dossiers.length === query.limit) {
      return { dossiers, nextCursor: encodeDossierCursor("memory", query, last) };
    }
    dossiers.push(handOutDossier(dossier));
    last = dossier.sequence;
  }
  return { dossiers, nextCursor: undefined };
};

/** A copy of the write: with texts that are no views of a request, and without objects that the caller could change later. */
const ownWrite = ({ collection, id, expected, document, lists = [], due, tell }: DossierWrite): DossierWrite => ({
  ...{ collection: ownCopy(collection), id: ownCopy(id), expected, document },
  lists: lists.map(ownCopy),
  ...(due && {
    due: { queue: due.queue, atMs: due.atMs, ...(due.group !== undefined && { group: ownCopy(due.group) }) },
  }),
  ...(tell && {
    tell: { topic: ownCopy(tell.topic), ...(tell.scopeId !== undefined && { scopeId: ownCopy(tell.scopeId) }) },
  }),
});

const dossierFactsOf = (state: WorldState) => ({
  ...factsOf(state),
  dossier: state.content.dossiers.find,
  dossierCount: state.content.dossiers.size,
  dossierLimit: state.world.limits.bookings,
});

export const createDossiers = (worlds: Worlds, announce: (event: StoreEvent) => void): DossierStore => ({
  commitDossiers: async (given) => {
    checkCommitDossiers(given);
    const state = worlds.requireEpoch(given.world);
    const command = { ...given, writes: given.writes.map(ownWrite) };
    const { content, outbox, world } = state;
    const decision = decideCommit(dossierFactsOf(state), command, content.nextDossierSequence);
    if (decision.kind !== "commit") return decision;
    const { changes, versions } = decision;
    content.nextDossierSequence = decision.nextSequence;
    sell(content, decision.soldCounts);
    changePlaces(content.dossiers, changes);
    remember(content, { locator: "", answer: command.idempotency?.answer ?? "" }, command.idempotency);
    const told = toldOf(world, changes, command.atMs, outbox.nextId());
    told.forEach(outbox.add);
    for (const event of [...told, ...workQueuedBy(world.key, changes)]) announce(event);
    return { kind: "done", versions };
  },
  readDossier: async (world, collection, id) => {
    const dossier = worlds.readable(world)?.dossiers.find(collection, id);
    return dossier && handOutDossier(dossier);
  },
  listDossiers: async (query) => {
    checkListDossiers(query);
    return pageOf(worlds.readable(query.world), query);
  },
  countDossiers: async (world, collection, list) => worlds.readable(world)?.dossiers.count(collection, list) ?? 0,
  recallAnswer: async (world, key, nowMs) => {
    const record = worlds.readable(world)?.recordedWrites.get(key);
    if (record?.answer === undefined || !isLive(record, nowMs)) return undefined;
    return { fingerprint: record.fingerprint, answer: record.answer };
  },
  claimDue: async (claim) => {
    checkClaimDue(claim);
    return takeDue(worlds.requireEpoch(claim.world).content.dossiers, claim).map(handOutDossier);
  },
  nextDue: async (world, queue) =>
    worlds.readable(world)?.dossiers.nextDue(queue) ?? { atMs: undefined, leasedUntilMs: undefined },
  worldsWithDue: async () => worlds.withWork(),
  takeNumber: async (world, series) => {
    const { numbers } = worlds.requireEpoch(world).content;
    const taken = (numbers.get(series) ?? 0) + 1;
    numbers.set(numbers.has(series) ? series : ownCopy(series), taken);
    return taken;
  },
});
