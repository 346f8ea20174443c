/** What an inbox consists of: the contract of its path, where it stores events, and what the pack does with them. */

import type { InboundEventOf, InboundWebhook, WebhookEvents } from "../contract/contract.js";
import type { Clock } from "../contract/handler.js";
import type { JobContext, Settlement } from "../jobs/port.js";
import type { EnterWorld } from "../runtime/sessions/visits.js";
import type { DossierStore, DossierTold } from "../store/ports/dossiers.js";
import type { SenderRate } from "./admission.js";
import type { InboxRecord } from "./inboxRecord.js";

/** What the inbox must know of an event. */
export interface InboxFacts {
  /** Events with the same id are stored once. At most `longestDossierName` characters, as the contract's schema says. */
  readonly eventId: string;
  /** As the sender wrote it. */
  readonly timestamp: string;
  readonly references: Readonly<Record<string, string>>;
  /** Events of one group are worked on in the order in which they came; one that has failed does not hold up the others. */
  readonly group?: string;
  /** In addition to the lists of its status. */
  readonly lists?: readonly string[];
}

export interface InboxContext extends JobContext {
  readonly eventId: string;
  /** The instant of the event's effects, in world time: when it was due, not when a worker got to it. */
  readonly atMs: number;
}

/** What is committed with the completion of the event, in one step: at most 63 writes. */
export interface InboxEffects extends Settlement {
  /** Ids of what was made or changed, by their kind. */
  readonly entityIds: Readonly<Record<string, string>>;
}

export interface InboxParts<Events extends WebhookEvents> {
  readonly contract: InboundWebhook<Events>;
  /** The collection of the records, and the queue in which they wait. */
  readonly collection: string;
  /** One secret, or two during a rotation. Without any, nothing is accepted. */
  readonly secrets: readonly string[];
  /** The addresses and ranges that are admitted, separated by commas; absent: all. */
  readonly allowedAddresses?: string | undefined;
  /** The rate of each sender; `usualRate` if absent. */
  readonly rate?: SenderRate;
  readonly store: Pick<DossierStore, "commitDossiers">;
  /** `Host.enterWorld`. */
  readonly enterWorld: EnterWorld;
  /** The real clock. */
  readonly clock: Clock;
  readonly warn: (message: string) => void;
  readonly describe: (event: InboundEventOf<Events>) => InboxFacts;
  /**
   * The effects of an event on the current state. It may be called more than once for an event. Throws NotYet for an
   * event about something that does not exist yet. Whatever it throws, the event is retried later.
   */
  readonly apply: (event: InboundEventOf<Events>, context: InboxContext) => Promise<InboxEffects>;
  /** Who is notified of each write of a record. */
  readonly tell?: (record: InboxRecord) => DossierTold | undefined;
}
