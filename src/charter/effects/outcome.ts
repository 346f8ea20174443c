/** The outcome of an event: changes of the record, or nothing yet. */

import type { DossierWrite } from "../../store/ports/dossiers.js";
import type { CharterEvent } from "../events.js";
import { instantMs } from "../instants.js";
import type { CharterRecord } from "../record.js";

export type Outcome =
  /** The writes are for one commit. There are none if the record has a later state, or this one already. */
  | {
      readonly kind: "changes";
      readonly writes: readonly DossierWrite[];
      /** Ids of what it is about, by their kind. */
      readonly entityIds: Readonly<Record<string, string>>;
    }
  /** The event came before what it is about; `missing` names that in words. */
  | { readonly kind: "notYet"; readonly missing: string };

/** Reads the record and gives what the event changes. Throws for an event that contradicts itself. */
export type Effect<Event extends CharterEvent> = (
  event: Event,
  record: CharterRecord,
  /** The world's instant of the change. */
  nowMs: number,
) => Promise<Outcome>;

export const changes = (
  entityIds: Readonly<Record<string, string>>,
  ...writes: readonly (DossierWrite | undefined)[]
): Outcome => ({ kind: "changes", entityIds, writes: writes.filter((write) => write !== undefined) });

export const notYet = (missing: string): Outcome => ({ kind: "notYet", missing });

/** The instant of an event. */
export const instantOf = ({ timestamp }: Pick<CharterEvent, "timestamp">): number => instantMs(timestamp);

/** Whether an event is earlier than the stored state. */
export const isOvertaken = (event: Pick<CharterEvent, "timestamp">, kept: { readonly changedAtMs: number }): boolean =>
  instantOf(event) < kept.changedAtMs;
