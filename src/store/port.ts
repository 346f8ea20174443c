/**
 * The `Store` port: all state of the product (worlds, sessions, bookings, dossiers, memos, events), in domain terms. The drivers
 * memory, lmdb and valkey pass the same test suite. A driver knows no rule of travel. Instants, ids and documents come as
 * arguments: a driver stores no time of its own clock and returns no random number, so that all drivers behave alike.
 */
import type { BookingStore } from "./ports/bookings.js";
import type { DossierStore } from "./ports/dossiers.js";
import type { EventStore } from "./ports/events.js";
import type { MemoStore } from "./ports/memos.js";
import type { SessionStore } from "./ports/sessions.js";
import type { TransferStore } from "./ports/transfer.js";
import type { WorldStore } from "./ports/worlds.js";

/** The part of the store that the runtime uses: worlds, sessions and events. */
export interface TenancyStore extends WorldStore, SessionStore, EventStore {}

export interface Store<Document> extends TenancyStore, BookingStore<Document>, DossierStore, TransferStore, MemoStore {
  readonly kind: "memory" | "lmdb" | "valkey";
  /** Health check. Rejects with StoreUnavailableError if the store cannot serve now. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}
