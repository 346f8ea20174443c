/** The port of bookings: stock that was sold in a world, and the bookings themselves. */
import type { WorldRef } from "./worlds.js";

/**
 * A quantity of one stock item to sell. `capacity` is the total that the world offers. A key may occur in several claims of one
 * command: their quantities add up, and the lowest capacity counts.
 */
export interface StockClaim {
  /** Chosen by the seller: `flight/XH101-20260615-Y`, `H:NYC-04:2026-06-15:KNG`, `C:ZC:LAX:2026-06-15:ICAR`. */
  readonly key: string;
  readonly quantity: number;
  readonly capacity: number;
}

/** A quantity of one stock item to give back. */
export interface StockReturn {
  readonly key: string;
  readonly quantity: number;
}

export type BookingStatus = "confirmed" | "cancelled";

/** A booking in the store: an opaque document, and the few fields that stores index. */
export interface StoredBooking<Document> {
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  readonly createdAtMs: number;
  readonly document: Document;
}

/** Records the outcome of a write under the caller's idempotency key. Instants are in world time. */
export interface IdempotencyRecord {
  readonly key: string;
  /** sha256 of the tool name and the canonical arguments. */
  readonly fingerprint: string;
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

/** Sells all claims and records a new booking, in one step or not at all. */
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

/** Replaces a booking's document if the booking still has the expected version, and sells and returns stock in the same step. */
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
  /** The maximum number of bookings in a page. Newest first. */
  readonly limit: number;
  /**
   * `nextCursor` of the previous page. Valid for one world, epoch, scope and status of one driver; any other is refused with
   * InvalidCursorError.
   */
  readonly cursor?: string;
}

export interface BookingPage<Document> {
  readonly bookings: readonly StoredBooking<Document>[];
  readonly nextCursor: string | undefined;
}

/**
 * Bookings. Writes reject with WorldResetError if the world has a later epoch than the command's, with WorldMissingError if
 * the store has no such world, and with WriteOutcomeUnknownError if the write was sent and no answer came, or it failed midway.
 */
export interface BookingStore<Document> {
  /**
   * The next number of the world's locator counter: 0, 1, 2, ... Never the same twice in an epoch; gaps are allowed. If the store
   * may have lost its count, the numbers continue from a random position that is almost certainly unused.
   */
  readonly takeLocatorNumber: (world: WorldRef) => Promise<number>;
  readonly openBooking: (command: OpenBooking<Document>) => Promise<OpenOutcome>;
  readonly changeBooking: (command: ChangeBooking<Document>) => Promise<ChangeOutcome>;
  readonly readBooking: (world: WorldRef, locator: string) => Promise<StoredBooking<Document> | undefined>;
  readonly listBookings: (query: ListBookings) => Promise<BookingPage<Document>>;
  /** How many bookings a scope has made, cancelled ones included. */
  readonly countBookings: (world: WorldRef, scopeId: string) => Promise<number>;
  /** The earlier write of a booking under an idempotency key, so that a retry is answered before any rule is checked again. */
  readonly recall: (
    world: WorldRef,
    key: string,
    nowMs: number,
  ) => Promise<{ fingerprint: string; locator: string } | undefined>;
  /** Sold quantities, in the order of the keys; 0 for a key never sold. */
  readonly soldCounts: (world: WorldRef, keys: readonly string[]) => Promise<readonly number[]>;
}
