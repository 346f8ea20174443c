/** What an inbox is made of: the contract of its path, where it keeps events, and what the pack does with them. */

import type { InboundEventOf, InboundWebhook, WebhookEvents } from "../contract/contract.js";
import type { Clock } from "../contract/handler.js";
import type { JobContext, Settlement } from "../jobs/port.js";
import type { EnterWorld } from "../runtime/sessions/visits.js";
import type { DossierStore, DossierTold } from "../store/ports/dossiers.js";
import type { SenderRate } from "./admission.js";
import type { InboxRecord } from "./inboxRecord.js";

/** What the inbox has to know of an event. */
export interface InboxFacts {
  /** Of one id, one is kept. `longestDossierName` characters at most: the contract's schema says so. */
  readonly eventId: string;
  /** As the sender has it. */
  readonly timestamp: string;
  readonly references: Readonly<Record<string, string>>;
  /** Events of one group are worked on in the order in which they came; one that has failed lets the others pass. */
  readonly group?: string;
  /** Besides those of its status. */
  readonly lists?: readonly string[];
}

export interface InboxContext extends JobContext {
  readonly eventId: string;
  /** The instant of what the event does, in world time: when it was due, not when somebody got to it. */
  readonly atMs: number;
}

/** What commits with the end of the event, in one step with it: 63 writes at most. */
export interface InboxEffects extends Settlement {
  /** Ids of what was made or changed, by their kind. */
  readonly entityIds: Readonly<Record<string, string>>;
}

export interface InboxParts<Events extends WebhookEvents> {
  readonly contract: InboundWebhook<Events>;
  /** Where the records are kept, and the queue in which they wait. */
  readonly collection: string;
  /** One, or two while it is changed. With none, nothing is taken. */
  readonly secrets: readonly string[];
  /** Addresses and ranges with commas that are heard; absent: all. */
  readonly allowedAddresses?: string | undefined;
  /** Of each address; `usualRate` if absent. */
  readonly rate?: SenderRate;
  readonly store: Pick<DossierStore, "commitDossiers">;
  /** `Host.enterWorld`. */
  readonly enterWorld: EnterWorld;
  /** The real one. */
  readonly clock: Clock;
  readonly warn: (message: string) => void;
  readonly describe: (event: InboundEventOf<Events>) => InboxFacts;
  /**
   * What an event does, on what is there now. It may be asked more than once. Throws NotYet for one that came before what it is
   * about; whatever it throws, the event is tried again later.
   */
  readonly apply: (event: InboundEventOf<Events>, context: InboxContext) => Promise<InboxEffects>;
  /** Whom each write of a record is told to. */
  readonly tell?: (record: InboxRecord) => DossierTold | undefined;
}
