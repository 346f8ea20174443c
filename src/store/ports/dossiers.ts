/**
 * Dossiers: a pack's own documents. Each has a version, stands in lists, and may be due: then it waits in a queue until somebody
 * claims it under a lease. One commit writes many of them, sells stock, answers a caller's key and tells listeners, all in one step
 * or not at all. Quotes that arrive later, events that came in by webhook, and deliveries that go out are all dossiers that are due.
 *
 * The version is the lease: a claim counts it up, so who was too slow or has crashed commits into a `conflict`, and nothing of it is
 * kept. Drivers read no clock: a queue's instant (`nowMs`) and real time (`realNowMs`) come with the call.
 */
import type { IdempotencyRecord, StockClaim, StockReturn } from "./bookings.js";
import type { WorldRef } from "./worlds.js";

/** Writes of one commit at most. */
export const mostWrites = 64;

/** Lists that a dossier stands in at most, besides that of its collection. */
export const mostLists = 8;

/** Characters of a collection's, a list's, a queue's or a series' name, of an id and of a group at most. */
export const longestDossierName = 200;

/** Characters of a document at most. */
export const longestDocument = 1_048_576;

/** When a dossier is due, and where. */
export interface DossierDue {
  /** `charter.inbox`, `webhooks.out`. */
  readonly queue: string;
  /** By the queue's clock: the world's, or real time. */
  readonly atMs: number;
  /**
   * Of a group, only the dossier that entered it first is ever due or leased. Written again with its group it keeps its place, so that
   * those behind it wait for it. Written again with another group or with none, it leaves, and the next one's turn has come.
   */
  readonly group?: string;
}

/** Whom a write is told to: in the outbox and to the listeners of every process, in the same step. */
export interface DossierTold {
  /** What the pack understands by it, such as the URI of the resource that shows the dossier. */
  readonly topic: string;
  /** The one session that it concerns; absent where everybody in the world may know. */
  readonly scopeId?: string;
}

export interface DossierWrite {
  /** `charter.rfps`. Each collection and id occurs once in a commit. */
  readonly collection: string;
  readonly id: string;
  /** `new`: there must be none of that id. A number: it must still have this version. `any`: it is made or replaced. */
  readonly expected: "new" | "any" | number;
  /** JSON text, kept and given back as it is. Undefined removes the dossier, and its place in lists and queue with it. */
  readonly document: string | undefined;
  /** `status=failed`, `rfp=RFP-2026-06-15-ABC234`. They replace those that it stood in before. */
  readonly lists?: readonly string[];
  /** Absent: it is not due, and leaves the queue if it was. */
  readonly due?: DossierDue;
  readonly tell?: DossierTold;
}

export interface CommitDossiers {
  readonly world: WorldRef;
  /** In world time: the instant of what is told. */
  readonly atMs: number;
  /** 1 to `mostWrites`. */
  readonly writes: readonly DossierWrite[];
  readonly claims?: readonly StockClaim[];
  readonly returns?: readonly StockReturn[];
  /** A caller's key, of the same family as the keys of bookings, and what a repetition of the call is answered. */
  readonly idempotency?: IdempotencyRecord & { readonly answer: string };
}

/** Refusals are decided in this order: the world's epoch (rejects), repetition, versions, room, stock. */
export type CommitOutcome =
  /** In the order of the writes; 0 for a dossier that was removed. */
  | { readonly kind: "done"; readonly versions: readonly number[] }
  /** The key's earlier commit answered this. */
  | { readonly kind: "replayed"; readonly answer: string }
  /** The key was used for another call. */
  | { readonly kind: "idempotencyConflict" }
  /** The first write whose dossier has not the expected version; undefined where there is none. */
  | { readonly kind: "conflict"; readonly at: number; readonly actualVersion: number | undefined }
  | { readonly kind: "soldOut"; readonly key: string; readonly left: number }
  /** The world holds as many dossiers as its limit of bookings; dossiers are counted apart from bookings. */
  | { readonly kind: "worldFull"; readonly limit: number };

export interface Dossier {
  readonly collection: string;
  readonly id: string;
  /** 1 when it is made; each write and each claim counts it up. */
  readonly version: number;
  /** Its place in the order of creation, within the world. */
  readonly sequence: number;
  readonly lists: readonly string[];
  readonly due: DossierDue | undefined;
  /** How often it was claimed since it was last written: above 1, an earlier claim was given up or has crashed. */
  readonly claims: number;
  readonly document: string;
}

export interface ListDossiers {
  readonly world: WorldRef;
  readonly collection: string;
  /** One of the dossiers' lists; absent: the whole collection. */
  readonly list?: string;
  /** By creation. */
  readonly order: "oldest" | "newest";
  readonly limit: number;
  /** From a previous page; refused with InvalidCursorError as that of bookings is. */
  readonly cursor?: string;
}

export interface DossierPage {
  readonly dossiers: readonly Dossier[];
  readonly nextCursor: string | undefined;
}

export interface ClaimDue {
  readonly world: WorldRef;
  readonly queue: string;
  /** By the queue's clock: what is due at this instant or before. */
  readonly nowMs: number;
  readonly realNowMs: number;
  /** In real time. A dossier whose lease has ended is handed out again. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** When there is something to do in a queue. */
export interface NextDue {
  /** By the queue's clock: when the next dossier is due that nobody has claimed. */
  readonly atMs: number | undefined;
  /** In real time: when the first of the leases ends; undefined where nothing is leased. */
  readonly leasedUntilMs: number | undefined;
}

/** Writes reject as those of bookings do: WorldResetError, WorldMissingError, WriteOutcomeUnknownError. Reads of an earlier epoch find nothing. */
export interface DossierStore {
  readonly commitDossiers: (command: CommitDossiers) => Promise<CommitOutcome>;
  readonly readDossier: (world: WorldRef, collection: string, id: string) => Promise<Dossier | undefined>;
  readonly listDossiers: (query: ListDossiers) => Promise<DossierPage>;
  readonly countDossiers: (world: WorldRef, collection: string, list?: string) => Promise<number>;
  /** What a key's earlier commit answered, so that a retry can be answered before any rule is checked again. */
  readonly recallAnswer: (
    world: WorldRef,
    key: string,
    nowMs: number,
  ) => Promise<{ readonly fingerprint: string; readonly answer: string } | undefined>;
  /** Those due first come first, and of one instant those made first. What it gives out has the version that a commit has to expect. */
  readonly claimDue: (claim: ClaimDue) => Promise<readonly Dossier[]>;
  readonly nextDue: (world: WorldRef, queue: string) => Promise<NextDue>;
  /** Keys of at least all worlds in which something waits in a queue, now or later. */
  readonly worldsWithDue: () => Promise<readonly string[]>;
  /** The next number of a series of the world: 1, 2, ... Never the same twice in an epoch; gaps are allowed. */
  readonly takeNumber: (world: WorldRef, series: string) => Promise<number>;
}
