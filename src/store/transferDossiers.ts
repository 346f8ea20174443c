/**
 * Converts dossiers to lines of an exported world, and back. A line has no lease and no count of claims: an imported dossier is
 * unclaimed.
 */
import type { KeptDossier } from "./decideDossiers.js";
import type { DossierLine } from "./transfer.js";

export const dossierLine = ({
  sequence,
  collection,
  id,
  version,
  lists,
  due,
  entered,
  document,
}: KeptDossier): DossierLine => ({
  ...{ kind: "dossier", sequence, collection, id, version, lists },
  due: due === undefined ? null : { ...due, ...(entered !== undefined && { entered }) },
  documentText: document,
});

export const arrivedDossier = ({
  sequence,
  collection,
  id,
  version,
  lists,
  due,
  documentText,
}: DossierLine): KeptDossier => {
  const { entered, ...place } = due ?? { entered: undefined, queue: "", atMs: 0 };
  return {
    ...{ collection, id, version, sequence, lists, claims: 0, document: documentText },
    ...{ due: due === null ? undefined : place, entered, leasedUntilMs: undefined },
  };
};
