/** A typed collection of dossiers: a pack reads and writes documents, the store keeps them as JSON text. */
import { StoreInvariantError } from "./errors.js";
import type { Dossier, DossierStore, DossierWrite, ListDossiers } from "./ports/dossiers.js";
import type { WorldRef } from "./ports/worlds.js";

/** A dossier with its document as a value: a new copy that the caller may change. */
export interface TypedDossier<Doc> extends Omit<Dossier, "document"> {
  readonly document: Doc;
}

export interface DossierCollection<Doc> {
  readonly read: (world: WorldRef, id: string) => Promise<TypedDossier<Doc> | undefined>;
  readonly list: (
    query: Omit<ListDossiers, "collection">,
  ) => Promise<{ readonly dossiers: readonly TypedDossier<Doc>[]; readonly nextCursor: string | undefined }>;
  /** A write for `commitDossiers`. Undefined removes the dossier. */
  readonly write: (
    id: string,
    expected: DossierWrite["expected"],
    document: Doc | undefined,
    rest?: Pick<DossierWrite, "lists" | "due" | "tell">,
  ) => DossierWrite;
  /** Parses a dossier that was not read through this collection, such as a claimed one. */
  readonly typed: (dossier: Dossier) => TypedDossier<Doc>;
}

/**
 * A collection over a store. Reading throws StoreInvariantError if `isDoc` rejects a document: another product or another version
 * of this one wrote it.
 */
export const dossierCollection = <Doc>(
  store: Pick<DossierStore, "readDossier" | "listDossiers">,
  name: string,
  isDoc: (value: unknown) => value is Doc,
): DossierCollection<Doc> => {
  const typed = (dossier: Dossier): TypedDossier<Doc> => {
    const document: unknown = JSON.parse(dossier.document);
    if (!isDoc(document)) throw new StoreInvariantError(`${name} ${dossier.id} is not a document of this collection`);
    return { ...dossier, document };
  };
  return {
    read: async (world, id) => {
      const dossier = await store.readDossier(world, name, id);
      return dossier && typed(dossier);
    },
    list: async (query) => {
      const { dossiers, nextCursor } = await store.listDossiers({ ...query, collection: name });
      return { dossiers: dossiers.map(typed), nextCursor };
    },
    write: (id, expected, document, rest = {}) => ({
      ...{ collection: name, id, expected, document: document === undefined ? undefined : JSON.stringify(document) },
      ...rest,
    }),
    typed,
  };
};
