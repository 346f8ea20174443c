/** The text form of dossiers in the LMDB store. A change of it needs a new schema version. */
import type { KeptDossier } from "../decideDossiers.js";

/** The dossier's fields as JSON on the first line, then the document as it is. */
export const dossierToText = ({ document, ...header }: KeptDossier): string => `${JSON.stringify(header)}\n${document}`;

/** The first line. JSON has no undefined, so some fields may be absent. */
type Header = Omit<KeptDossier, "document" | "due" | "entered" | "leasedUntilMs"> & Partial<KeptDossier>;

export const dossierFromText = (text: string): KeptDossier => {
  const end = text.indexOf("\n");
  const header: Header = JSON.parse(text.slice(0, end));
  return { due: undefined, entered: undefined, leasedUntilMs: undefined, ...header, document: text.slice(end + 1) };
};

/** The value of an entry in a list, group or queue. It has the full names, because keys may hold digests of them. */
export interface DossierName {
  readonly collection: string;
  readonly id: string;
}

export const dossierNameToText = ({ collection, id }: DossierName): string => JSON.stringify({ collection, id });

export const dossierNameFromText = (text: string): DossierName => JSON.parse(text);

/** The last number of a series, with the series' name, because the key may hold a digest of it. */
export interface TakenNumber {
  readonly series: string;
  readonly last: number;
}

export const numberToText = (number: TakenNumber): string => JSON.stringify(number);

export const numberFromText = (text: string): TakenNumber => JSON.parse(text);
