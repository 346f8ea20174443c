/** Reads dossiers and numbers for an export. Documents stay compressed until their lines are requested. */
import { type DossierLine, type NumberLine, sortedBy } from "../transfer.js";
import { dossierLine } from "../transferDossiers.js";
import type { Context } from "./context.js";
import { dossierRecord } from "./dossierRecords.js";
import { inGroups } from "./inGroups.js";
import { type EpochKeys, unescapeText } from "./keys.js";

export interface PackedDossier {
  readonly collection: string;
  readonly id: string;
  readonly sequence: number;
  readonly head: Buffer;
  readonly packed: Buffer;
}

/** A counter of changes that may have no event: writes and claims of dossiers, and taken numbers. */
export const readDossierWrites = async ({ connection, keys }: Context, key: string): Promise<string | null> =>
  connection.ask((client) => client.hget(keys.world(key).meta, "dossierWrites"));

export const readDossiers = async ({ connection }: Context, own: EpochKeys): Promise<PackedDossier[]> => {
  const dossiers: PackedDossier[] = [];
  for (const name of await connection.ask((client) => client.smembers(own.collections))) {
    const collection = unescapeText(name);
    const list = own.dossierList(collection);
    const ids = await connection.ask((client) => client.zrange(list, "0", "-1", "WITHSCORES"));
    const members = ids.flatMap((id, at) => (at % 2 === 0 ? { id, sequence: Number(ids[at + 1]) } : []));
    for (const group of inGroups(members)) {
      const readOne = ({ id }: { readonly id: string }) =>
        connection.ask((client) => client.hmgetBuffer(own.dossiers(collection) + id, "h", "d"));
      const found = await Promise.all(group.map(readOne));
      for (const [index, { id, sequence }] of group.entries()) {
        const [head, packed] = found[index] ?? [];
        if (head && packed) dossiers.push({ collection, id: unescapeText(id), sequence, head, packed });
      }
    }
  }
  return sortedBy(dossiers, ({ sequence }) => sequence);
};

export const readNumbers = async ({ connection }: Context, own: EpochKeys): Promise<NumberLine[]> => {
  const numbers = await connection.ask((client) => client.hgetall(own.numbers));
  const lines = Object.entries(numbers).map(
    ([series, last]) => ({ kind: "number", series: unescapeText(series), last: Number(last) }) as const,
  );
  return sortedBy(lines, ({ series }) => series);
};

export const lineOfDossier = ({ collection, id, head, packed }: PackedDossier): DossierLine =>
  dossierLine(dossierRecord(collection, id, head.toString("latin1"), packed));
