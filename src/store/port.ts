/**
 * The `Store` port: the only state there is (sales, what was recorded about them, and the worlds and sessions they are
 * in), in domain terms. Drivers: memory, lmdb, valkey. All pass one suite. A driver knows no rule of travel, reads no clock
 * for what it keeps, and shows no random number: instants, ids and documents come as arguments, so that all behave alike.
 */
import type { SessionStore } from "./sessionsPort.js";
import type { WorldLine } from "./transfer.js";
import type { WorldRef, WorldStore } from "./worldsPort.js";

/**
 * A quantity of one stock item to sell or to give back. `capacity` is what the world offers in total. A key may occur in
 * several claims of one command: their quantities add up, and the lowest capacity counts.
 */
export interface StockClaim {
  /** For example `F:XH101:2026-06-15:economy`, `H:NYC-004:2026-06-15:QDX`, `C:ZC:LAX:2026-06-15:ICAR`. */
  readonly key: string;
  readonly quantity: number;
  readonly capacity: number;
}

export interface StockReturn {
  readonly key: string;
  readonly quantity: number;
}

export type BookingStatus = "confirmed" | "cancelled";

/** A booking as the store sees it: an opaque document with the few fields that stores index. */
export interface StoredBooking<Document> {
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  readonly createdAtMs: number;
  readonly document: Document;
}

/** Remembers the outcome of a write under the caller's key. Expiry is in world time. */
export interface IdempotencyRecord {
  readonly key: string;
  /** sha256 of the tool name and the canonical arguments. */
  readonly fingerprint: string;
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

/** Sells all claims and records a new booking, or does nothing at all. */
export interface OpenBooking<Document> {
  readonly world: WorldRef;
  readonly locator: string;
  readonly scopeId: string;
  readonly createdAtMs: number;
  readonly document: Document;
  readonly claims: readonly StockClaim[];
  readonly idempotency?: IdempotencyRecord;
}

export type OpenOutcome =
  | { readonly kind: "done"; readonly version: 1 }
  | { readonly kind: "replayed"; readonly locator: string }
  | { readonly kind: "idempotencyConflict" }
  | { readonly kind: "soldOut"; readonly key: string; readonly left: number }
  | { readonly kind: "locatorTaken" }
  /** The world holds as many bookings as its limits allow. */
  | { readonly kind: "worldFull"; readonly limit: number };

/** Replaces a booking's document if it still has the expected version, selling and returning stock in the same step. */
export interface ChangeBooking<Document> {
  readonly world: WorldRef;
  readonly locator: string;
  readonly expectedVersion: number;
  readonly changedAtMs: number;
  readonly status: BookingStatus;
  readonly document: Document;
  readonly claims: readonly StockClaim[];
  readonly returns: readonly StockReturn[];
  readonly idempotency?: IdempotencyRecord;
}

export type ChangeOutcome =
  | { readonly kind: "done"; readonly version: number }
  | { readonly kind: "replayed"; readonly locator: string }
  | { readonly kind: "idempotencyConflict" }
  | { readonly kind: "soldOut"; readonly key: string; readonly left: number }
  | { readonly kind: "notFound" }
  | { readonly kind: "versionConflict"; readonly actualVersion: number };

export interface ListBookings {
  readonly world: WorldRef;
  readonly scopeId: string;
  readonly status: BookingStatus | "all";
  /** Newest first; at most this many. */
  readonly limit: number;
  /**
   * From a previous page. It holds for the world and the epoch that it was issued in: one from before a reset is refused with
   * InvalidCursorError, as is one that this driver did not issue.
   */
  readonly cursor?: string;
}

export interface BookingPage<Document> {
  readonly bookings: readonly StoredBooking<Document>[];
  readonly nextCursor: string | undefined;
}

/** A committed change. Written to the world's outbox in the same atomic step as the change itself. */
export interface BookingEvent {
  readonly kind: "booking";
  /**
   * Counts up within the world and outlives its resets and its deletion: the stable id, and the order. The first is 1. A store that
   * has gone back to an earlier state counts on from there.
   */
  readonly id: number;
  readonly world: string;
  readonly epoch: number;
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  /** In world time. */
  readonly atMs: number;
}

/**
 * Something that other processes have to know of, but that no consumer of the outbox does. A session that had to go because
 * of the limit is told of as ended; one that expired is not, nor are those of a world that is reset.
 */
export type PresenceEvent =
  | { readonly kind: "sessionEnded"; readonly world: string; readonly sessionId: string }
  | { readonly kind: "subscriptionsChanged"; readonly world: string; readonly sessionId: string }
  /** A stream to the session's client was opened, somewhere: the one with the highest number is the newest. */
  | { readonly kind: "streamTaken"; readonly world: string; readonly sessionId: string; readonly stream: number }
  /** All before this epoch is gone. Of a deleted world too, which has no epoch until it is made again. */
  | { readonly kind: "worldReset"; readonly world: string; readonly epoch: number }
  /** Some of the others may have been missed: who depends on them has to ask again. Changes missed with them come after it. */
  | { readonly kind: "presenceUnknown" };

/**
 * Changes of bookings in any world were missed and do not come any more, or were undone: the store has lost something. Who shows
 * bookings has to ask again. What changes from now on is told as ever, though under ids that may have been given before.
 */
export interface ChangesUnknown {
  readonly kind: "changesUnknown";
}

export type StoreEvent = BookingEvent | PresenceEvent | ChangesUnknown;

/** Newest events of a world that its outbox keeps, at least. */
export const KEPT_EVENTS = 10_000;

/**
 * Bookings of one world. Writes reject with WorldResetError if the world has a later epoch than the command's, with
 * WorldMissingError if the store has no such world, and with WriteOutcomeUnknownError if no answer came to what was sent, or if
 * it was stopped in its middle.
 */
export interface BookingStore<Document> {
  /**
   * The next number of the world's locator counter: 0, 1, 2, ... Never the same twice in an epoch; gaps are allowed. Where the
   * store may have lost numbers that it gave out, they go on far away from them.
   */
  readonly takeLocatorNumber: (world: WorldRef) => Promise<number>;
  readonly openBooking: (command: OpenBooking<Document>) => Promise<OpenOutcome>;
  readonly changeBooking: (command: ChangeBooking<Document>) => Promise<ChangeOutcome>;
  readonly readBooking: (world: WorldRef, locator: string) => Promise<StoredBooking<Document> | undefined>;
  readonly listBookings: (query: ListBookings) => Promise<BookingPage<Document>>;
  /** How many bookings a scope has made, whatever became of them. */
  readonly countBookings: (world: WorldRef, scopeId: string) => Promise<number>;
  /** What a key's earlier write did, so that a retry can be answered before any rule is checked again. */
  readonly recall: (
    world: WorldRef,
    key: string,
    nowMs: number,
  ) => Promise<{ fingerprint: string; locator: string } | undefined>;
  /** Sold quantities, in the order of the keys; 0 for a key never sold. */
  readonly soldCounts: (world: WorldRef, keys: readonly string[]) => Promise<readonly number[]>;
}

/** What happened, for whoever shows it and, later, for whoever delivers it. */
export interface EventStore {
  /**
   * Hears of the changes committed by any process on this store, after they are durable, each at least once while the
   * listener is there, a PNR's own in order. Returns the way to stop.
   */
  readonly subscribe: (listener: (event: StoreEvent) => void) => () => void;
  /**
   * The seam for consumers such as webhooks: the outbox after an event id (0: from the oldest kept), oldest first. A deleted
   * world's events are gone; those of a world that is made again under its name have higher ids.
   */
  readonly readEvents: (world: string, afterId: number, limit: number) => Promise<readonly BookingEvent[]>;
}

export interface ImportOptions {
  /** Whatever the world has by the last line makes room for the lines: bookings, sales, sessions and what the world is. */
  readonly replace?: boolean;
}

/** A world as lines that any driver reads and writes: see `transfer.ts` for their order. */
export interface TransferStore {
  /** A consistent picture of the world, in the canonical order. Rejects with WorldChangingError if writers do not let it. */
  readonly exportWorld: (world: string) => AsyncIterable<WorldLine>;
  /**
   * Makes the world what the lines say, under a later epoch, all at once at the last line or not at all: until then callers
   * meet the world as it was. Rejects with WorldExistsError if it has bookings that are not to be replaced, and with
   * WorldChangingError if it was made, reset or deleted meanwhile.
   */
  readonly importWorld: (world: string, lines: AsyncIterable<WorldLine>, options?: ImportOptions) => Promise<WorldRef>;
}

export interface Store<Document> extends BookingStore<Document>, WorldStore, SessionStore, EventStore, TransferStore {
  readonly kind: "memory" | "lmdb" | "valkey";
  /** Rejects with the reason if the store cannot serve now. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The cursor of a list call is not one that this store issued. */
export class InvalidCursorError extends Error {
  override readonly name = "InvalidCursorError";
}

/** The store on disk was written by a newer version of the product, or is not one of ours. */
export class StoreVersionError extends Error {
  override readonly name = "StoreVersionError";
}

/** The world was reset after the caller had entered it. Nothing was written. */
export class WorldResetError extends Error {
  override readonly name = "WorldResetError";
}

/** The world cannot be created or filled, because one of that name is already there. */
export class WorldExistsError extends Error {
  override readonly name = "WorldExistsError";
}

/** There is no world of that name, and the operation does not create one. */
export class WorldMissingError extends Error {
  override readonly name = "WorldMissingError";
}

/** The store holds as many worlds as it may. */
export class TooManyWorldsError extends Error {
  override readonly name = "TooManyWorldsError";
}

/** The world was written to so often while it was exported that no consistent picture came about, or became another while it was imported. */
export class WorldChangingError extends Error {
  override readonly name = "WorldChangingError";
}
