/** The port of events: what happened in worlds, for every process on the store. */
import type { BookingStatus } from "./bookings.js";

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

/** A dossier that was written with something to tell. In the world's outbox as changes of bookings are, under the same counter. */
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

/** What the outbox keeps. */
export type OutboxEvent = BookingEvent | DossierEvent;

/**
 * Something that other processes have to know of, but that no consumer of the outbox does. A session that had to go because
 * of the limit is told of as ended; one that expired is not, nor are those of a world that is reset.
 */
export type PresenceEvent =
  | { readonly kind: "sessionEnded"; readonly world: string; readonly sessionId: string }
  | { readonly kind: "subscriptionsChanged"; readonly world: string; readonly sessionId: string }
  /** A stream to the session's client was opened, somewhere: the one with the highest number is the newest. */
  | { readonly kind: "streamTaken"; readonly world: string; readonly sessionId: string; readonly stream: number }
  /** A dossier was put into a queue, or is due earlier than before: who works on it may look. */
  | { readonly kind: "workQueued"; readonly world: string; readonly queue: string }
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

export type StoreEvent = OutboxEvent | PresenceEvent | ChangesUnknown;

/** Newest events of a world that its outbox keeps, at least. */
export const keptEvents = 10_000;

/** A change, for those who show it and, later, for those who deliver it. */
export interface EventStore {
  /**
   * Hears of the changes committed by any process on this store, after they are durable, each at least once while the
   * listener is there, those of a PNR or a dossier in order. Returns the way to stop.
   */
  readonly subscribe: (listener: (event: StoreEvent) => void) => () => void;
  /**
   * The seam for consumers such as webhooks: the outbox after an event id (0: from the oldest kept), oldest first. A deleted
   * world's events are gone; those of a world that is made again under its name have higher ids.
   */
  readonly readEvents: (world: string, afterId: number, limit: number) => Promise<readonly OutboxEvent[]>;
}
