/** A pack's description of one of its queues, for the command `due`, which works without a running server. */
import type { Dossier, DossierTold, DossierWrite } from "../store/ports/dossiers.js";

export interface DueQueue {
  readonly queue: string;
  readonly clock: "world" | "real";
  /** The collection of its dossiers. */
  readonly collection: string;
  /** The list of waiting dossiers; the whole collection if absent. */
  readonly waitingList?: string;
  /** The list of dossiers that were given up, which are not due any more. Absent: none is ever given up. */
  readonly deadList?: string;
  /** The lists that replace `deadList` for a dossier that is retried. Its document does not change. */
  readonly revivedLists?: readonly string[];
  /**
   * The document and the lists of a dossier that is retried, instead of `revivedLists` and the unchanged document.
   * Throws for a dossier that it cannot read.
   */
  readonly revived?: (dossier: Dossier) => Pick<DossierWrite, "document" | "lists">;
  /** Who is notified that a dossier is retried. */
  readonly tell?: (dossier: Dossier) => DossierTold | undefined;
}
