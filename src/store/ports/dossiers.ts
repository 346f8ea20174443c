/**
 * The port of dossiers: a pack's own documents. Each has a version, is a member of lists, and may be due: then it waits in a
 * queue until a job claims it under a lease. One commit writes several dossiers, sells stock, records an idempotency key and
 * publishes events, in one step or not at all. Quotes that arrive later, inbound webhook events and outbound deliveries are all
 * dossiers that are due.
 *
 * A claim raises the version. If a job is too slow and another one claims its dossier, its commit gets a `conflict` and nothing
 * is written. Drivers read no clock: the queue's time (`nowMs`) and real time (`realNowMs`) come with the call.
 */
import type { IdempotencyRecord, StockClaim, StockReturn } from "./bookings.js";
import type { WorldRef } from "./worlds.js";

/** The maximum number of writes in one commit. */
export const mostWrites = 64;

/** The maximum number of lists that a dossier is in, besides the list of its collection. */
export const mostLists = 8;

/** The maximum length of an id, of a group, and of the name of a collection, list, queue or series, in characters. */
export const longestDossierName = 200;

/** The maximum length of a document, in characters. */
export const longestDocument = 1_048_576;

/** When a dossier is due, and in which queue. */
export interface DossierDue {
  /** For example `charter.inbox`, `webhooks.out`. */
  readonly queue: string;
  /** By the queue's clock: world time or real time. */
  readonly atMs: number;
  /**
   * Only the dossier that entered a group first can be due or leased. A write with the same group keeps the dossier's place, so
   * the others still wait for it. A write with another group or none removes it from the group, and the next one has its turn.
   */
  readonly group?: string;
}

/** The event that a write publishes: to the outbox, and to the listeners of every process. */
export interface DossierTold {
  /** Defined by the pack, for example the URI of the resource that shows the dossier. */
  readonly topic: string;
  /** The only session that may see the event; absent: every session of the world. */
  readonly scopeId?: string;
}

export interface DossierWrite {
  /** For example `charter.rfps`. A commit may name each collection and id only once. */
  readonly collection: string;
  readonly id: string;
  /** `new`: no dossier may have this id. A number: the dossier must still have this version. `any`: it is created or replaced. */
  readonly expected: "new" | "any" | number;
  /** JSON text, stored as it is. Undefined removes the dossier, also from its lists and its queue. */
  readonly document: string | undefined;
  /** For example `status=failed`, `rfp=RFP-2026-06-15-ABC234`. They replace the dossier's earlier lists. */
  readonly lists?: readonly string[];
  /** Absent: the dossier is not due, and is removed from its queue. */
  readonly due?: DossierDue;
  readonly tell?: DossierTold;
}

export interface CommitDossiers {
  readonly world: WorldRef;
  /** The instant of the events, in world time. */
  readonly atMs: number;
  /** 1 to `mostWrites`. */
  readonly writes: readonly DossierWrite[];
  readonly claims?: readonly StockClaim[];
  readonly returns?: readonly StockReturn[];
  /**
   * The caller's idempotency key, which shares one namespace with the keys of bookings, and the answer to a repetition of the
   * call.
   */
  readonly idempotency?: IdempotencyRecord & { readonly answer: string };
}

/** The order of the checks: the world's epoch (which rejects), repetition, versions, room in the world, stock. */
export type CommitOutcome =
  /** `versions` is in the order of the writes; 0 for a removed dossier. */
  | { readonly kind: "done"; readonly versions: readonly number[] }
  /** The idempotency key's earlier commit had this answer. */
  | { readonly kind: "replayed"; readonly answer: string }
  /** The idempotency key was used for another call. */
  | { readonly kind: "idempotencyConflict" }
  /**
   * `at` is the index of the first write whose dossier has another version than expected; `actualVersion` is undefined if it does
   * not exist.
   */
  | { readonly kind: "conflict"; readonly at: number; readonly actualVersion: number | undefined }
  | { readonly kind: "soldOut"; readonly key: string; readonly left: number }
  /** The limit of bookings also limits dossiers, which are counted separately. */
  | { readonly kind: "worldFull"; readonly limit: number };

export interface Dossier {
  readonly collection: string;
  readonly id: string;
  /** 1 for a new dossier; each write and each claim raises it by one. */
  readonly version: number;
  /** Its place in the order of creation, within the world. */
  readonly sequence: number;
  readonly lists: readonly string[];
  readonly due: DossierDue | undefined;
  /** Claims since the last write. Above 1: an earlier claim was given up or its process has crashed. */
  readonly claims: number;
  readonly document: string;
}

export interface ListDossiers {
  readonly world: WorldRef;
  readonly collection: string;
  /** One of the dossiers' lists; absent: the whole collection. */
  readonly list?: string;
  /** By time of creation. */
  readonly order: "oldest" | "newest";
  readonly limit: number;
  /** `nextCursor` of the previous page. One of another list or order is refused with InvalidCursorError. */
  readonly cursor?: string;
}

export interface DossierPage {
  readonly dossiers: readonly Dossier[];
  readonly nextCursor: string | undefined;
}

export interface ClaimDue {
  readonly world: WorldRef;
  readonly queue: string;
  /** Claims what is due at this instant or before, by the queue's clock. */
  readonly nowMs: number;
  readonly realNowMs: number;
  /** The length of the lease in real time. A dossier whose lease has ended can be claimed again. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** When to look at a queue again. */
export interface NextDue {
  /** When the next unclaimed dossier is due, by the queue's clock; undefined if there is none. */
  readonly atMs: number | undefined;
  /** When the first lease ends, in real time; undefined if nothing is leased. */
  readonly leasedUntilMs: number | undefined;
}

/**
 * Writes reject as those of bookings do: WorldResetError, WorldMissingError, WriteOutcomeUnknownError. Reads in an earlier epoch
 * find nothing.
 */
export interface DossierStore {
  readonly commitDossiers: (command: CommitDossiers) => Promise<CommitOutcome>;
  readonly readDossier: (world: WorldRef, collection: string, id: string) => Promise<Dossier | undefined>;
  readonly listDossiers: (query: ListDossiers) => Promise<DossierPage>;
  readonly countDossiers: (world: WorldRef, collection: string, list?: string) => Promise<number>;
  /** The answer of the earlier commit under an idempotency key, so that a retry is answered before any rule is checked again. */
  readonly recallAnswer: (
    world: WorldRef,
    key: string,
    nowMs: number,
  ) => Promise<{ readonly fingerprint: string; readonly answer: string } | undefined>;
  /** Leases due dossiers, ordered by when they are due, then by creation. They have the version that the commit must expect. */
  readonly claimDue: (claim: ClaimDue) => Promise<readonly Dossier[]>;
  readonly nextDue: (world: WorldRef, queue: string) => Promise<NextDue>;
  /** Keys of all worlds with dossiers in a queue, due now or later. May include worlds that have none. */
  readonly worldsWithDue: () => Promise<readonly string[]>;
  /** The next number of a series of the world: 1, 2, ... Never the same twice in an epoch; gaps are allowed. */
  readonly takeNumber: (world: WorldRef, series: string) => Promise<number>;
}
