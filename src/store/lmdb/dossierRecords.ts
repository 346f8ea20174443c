/** How the durable store writes dossiers as text, and reads them back. Changing a form means a new schema version. */
import type { KeptDossier } from "../decideDossiers.js";

/** A dossier's own fields stand on a first line, its document on what follows, as it was given. */
export const dossierToText = ({ document, ...header }: KeptDossier): string => `${JSON.stringify(header)}\n${document}`;

/** JSON has no undefined. */
type Header = Omit<KeptDossier, "document" | "due" | "entered" | "leasedUntilMs"> & Partial<KeptDossier>;

export const dossierFromText = (text: string): KeptDossier => {
  const end = text.indexOf("\n");
  const header: Header = JSON.parse(text.slice(0, end));
  return { due: undefined, entered: undefined, leasedUntilMs: undefined, ...header, document: text.slice(end + 1) };
};

/** What stands in lists, groups and queues: the table's key may hold digests of the names. */
export interface DossierName {
  readonly collection: string;
  readonly id: string;
}

export const dossierNameToText = ({ collection, id }: DossierName): string => JSON.stringify({ collection, id });

export const dossierNameFromText = (text: string): DossierName => JSON.parse(text);

/** The last number of a series, with its name, of which the table's key may hold a digest. */
export interface TakenNumber {
  readonly series: string;
  readonly last: number;
}

export const numberToText = (number: TakenNumber): string => JSON.stringify(number);

export const numberFromText = (text: string): TakenNumber => JSON.parse(text);
