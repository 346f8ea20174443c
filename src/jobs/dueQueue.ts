/** What a pack says of one of its queues to those who look after it from outside, while no server need be running. */
import type { Dossier, DossierTold, DossierWrite } from "../store/ports/dossiers.js";

export interface DueQueue {
  readonly queue: string;
  readonly clock: "world" | "real";
  /** Where its dossiers are. */
  readonly collection: string;
  /** The list of those that wait; the whole collection if absent. */
  readonly waitingList?: string;
  /** The list of those that were given up, which are not due any more. Absent: nothing ever is. */
  readonly deadList?: string;
  /** Lists in which one that is tried again stands in the place of `deadList`. Its document stays as it is. */
  readonly revivedLists?: readonly string[];
  /** What is kept of one that is tried again, in the place of `revivedLists` and its document as it is. Throws for one that it cannot read. */
  readonly revived?: (dossier: Dossier) => Pick<DossierWrite, "document" | "lists">;
  /** Whom it is told to that one is tried again. */
  readonly tell?: (dossier: Dossier) => DossierTold | undefined;
}
