/**
 * The `Store` port: the only state there is (sales, and what was recorded about them), in domain terms.
 * Drivers: memory, lmdb, later valkey. All pass one suite. A driver knows no rule of travel, reads no clock, and
 * draws no random number: instants, ids and documents come as arguments, so that all drivers behave alike.
 */

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
  readonly world: string;
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
  | { readonly kind: "locatorTaken" };

/** Replaces a booking's document if it still has the expected version, selling and returning stock in the same step. */
export interface ChangeBooking<Document> {
  readonly world: string;
  readonly locator: string;
  readonly expectedVersion: number;
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
  readonly world: string;
  readonly scopeId: string;
  readonly status: BookingStatus | "all";
  /** Newest first; at most this many. */
  readonly limit: number;
  /** From a previous page. A cursor that this driver did not issue is refused with InvalidCursorError. */
  readonly cursor?: string;
}

export interface BookingPage<Document> {
  readonly bookings: readonly StoredBooking<Document>[];
  readonly nextCursor: string | undefined;
}

/** A committed change, told after it is durable. Listeners never throw into the store. */
export interface BookingEvent {
  readonly world: string;
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
}

export interface Store<Document> {
  readonly kind: "memory" | "lmdb" | "valkey";
  /** The next number of the world's locator counter: 0, 1, 2, ... Never the same twice; gaps are allowed. */
  readonly takeLocatorNumber: (world: string) => Promise<number>;
  readonly openBooking: (command: OpenBooking<Document>) => Promise<OpenOutcome>;
  readonly changeBooking: (command: ChangeBooking<Document>) => Promise<ChangeOutcome>;
  readonly readBooking: (world: string, locator: string) => Promise<StoredBooking<Document> | undefined>;
  readonly listBookings: (query: ListBookings) => Promise<BookingPage<Document>>;
  /** What a key's earlier write did, so that a retry can be answered before any rule is checked again. */
  readonly recall: (
    world: string,
    key: string,
    nowMs: number,
  ) => Promise<{ fingerprint: string; locator: string } | undefined>;
  /** Sold quantities, in the order of the keys; 0 for a key never sold. */
  readonly soldCounts: (world: string, keys: readonly string[]) => Promise<readonly number[]>;
  /** Hears of every change committed by this process. Returns the way to stop. */
  readonly subscribe: (listener: (event: BookingEvent) => void) => () => void;
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
