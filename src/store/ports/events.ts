/** The port of events: changes in worlds, published to every process on the store. */
import type { BookingStatus } from "./bookings.js";

/** A committed change of a booking. Written to the world's outbox in the same atomic step as the change itself. */
export interface BookingEvent {
  readonly kind: "booking";
  /**
   * Ascending within the world, from 1; a reset or deletion of the world does not restart it. It identifies the event and gives
   * the order. A store that has gone back to an earlier state continues from there, so ids may repeat.
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

/** A write of a dossier with `tell`. In the same outbox as changes of bookings, with ids from the same counter. */
export interface DossierEvent {
  readonly kind: "dossier";
  readonly id: number;
  readonly world: string;
  readonly epoch: number;
  readonly collection: string;
  readonly dossierId: string;
  readonly version: number;
  readonly topic: string;
  readonly scopeId?: string;
  /** In world time. */
  readonly atMs: number;
}

/** An event that the outbox keeps. */
export type OutboxEvent = BookingEvent | DossierEvent;

/**
 * An event for other processes that the outbox does not keep. `sessionEnded` is published for a session that was ended or evicted
 * because of the limit, but not for an expired one, nor for those of a world that is reset.
 */
export type PresenceEvent =
  | { readonly kind: "sessionEnded"; readonly world: string; readonly sessionId: string }
  | { readonly kind: "subscriptionsChanged"; readonly world: string; readonly sessionId: string }
  /** Some process opened an event stream to the session's client. The stream with the highest number is the newest. */
  | { readonly kind: "streamTaken"; readonly world: string; readonly sessionId: string; readonly stream: number }
  /** A dossier was written into a queue, or the next one of a group may have its turn: jobs of the queue should look for work. */
  | { readonly kind: "workQueued"; readonly world: string; readonly queue: string }
  /** Everything of earlier epochs is gone. Also published for a deleted world, with the epoch after its last one. */
  | { readonly kind: "worldReset"; readonly world: string; readonly epoch: number }
  /**
   * Presence events may have been missed: listeners must read their state again. Missed outbox events follow where they are kept.
   */
  | { readonly kind: "presenceUnknown" };

/**
 * Changes in any world were missed for good, or were undone because the store has lost data. Listeners that show bookings must
 * read them again. Later changes are published as usual, but their ids may have been used before.
 */
export interface ChangesUnknown {
  readonly kind: "changesUnknown";
}

export type StoreEvent = OutboxEvent | PresenceEvent | ChangesUnknown;

/** The number of newest events that a world's outbox keeps. It may keep more. */
export const keptEvents = 10_000;

export interface EventStore {
  /**
   * Calls the listener for changes committed by any process on this store, after they are durable: each at least once, and those
   * of one PNR or dossier in order. Returns a function that removes the listener.
   */
  readonly subscribe: (listener: (event: StoreEvent) => void) => () => void;
  /**
   * The outbox after an event id (0: from the oldest kept), oldest first, for consumers such as webhooks. The events of a deleted
   * world are gone. A new world of the same name has higher ids.
   */
  readonly readEvents: (world: string, afterId: number, limit: number) => Promise<readonly OutboxEvent[]>;
}
