/** Dossiers as lines of a world, and back. A lease and the count of claims are not part of the line: who has it may be anywhere. */
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
