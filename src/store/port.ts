/**
 * The `Store` port: the only state there is (sales, what was recorded about them, and the worlds and sessions they are
 * in), in domain terms. Drivers: memory, lmdb, valkey. All pass one suite. A driver knows no rule of travel, reads no clock
 * for what it keeps, and shows no random number: instants, ids and documents come as arguments, so that all behave alike.
 */
import type { BookingStore } from "./ports/bookings.js";
import type { DossierStore } from "./ports/dossiers.js";
import type { EventStore } from "./ports/events.js";
import type { MemoStore } from "./ports/memos.js";
import type { SessionStore } from "./ports/sessions.js";
import type { TransferStore } from "./ports/transfer.js";
import type { WorldStore } from "./ports/worlds.js";

/** Worlds, sessions, and what happens in them: all that the runtime keeps. */
export interface TenancyStore extends WorldStore, SessionStore, EventStore {}

export interface Store<Document> extends TenancyStore, BookingStore<Document>, DossierStore, TransferStore, MemoStore {
  readonly kind: "memory" | "lmdb" | "valkey";
  /** Rejects with the reason if the store cannot serve now. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}
