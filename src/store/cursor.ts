/**
 * List cursors: opaque to callers, and valid only for the driver and the query that they came from. A cursor names a
 * position in the order of a list, not a page number, so that later bookings do not shift the pages.
 */
import { createHash } from "node:crypto";
import type { Store } from "./port.js";
import type { ListBookings } from "./ports/bookings.js";
import type { ListDossiers } from "./ports/dossiers.js";
import { InvalidCursorError } from "./ports/errors.js";

/** A booking's place in its scope's list: by creation instant, then by the order of opening. */
export interface ListPosition {
  readonly createdAtMs: number;
  readonly sequence: number;
}

type StoreKind = Store<unknown>["kind"];
type ListedQuery = Pick<ListBookings, "world" | "scopeId" | "status">;

const cursorForm = /^(\d{1,16})\.(\d{1,16})\.[\w-]{16}$/;
const longestCursor = 80;

/** What identifies a list. A cursor is refused wherever one of these differs. */
type ListFacts = readonly (string | number | undefined)[];

/** The seal is a checksum against mix-ups, not a secret. */
const encode = (facts: ListFacts, { createdAtMs, sequence }: ListPosition): string => {
  const sealed = JSON.stringify([...facts, createdAtMs, sequence]);
  const seal = createHash("sha256").update(sealed).digest("base64url").slice(0, 16);
  return Buffer.from(`${createdAtMs}.${sequence}.${seal}`, "latin1").toString("base64url");
};

/** The cursor's position; undefined without a cursor. Throws InvalidCursorError if it came from another list. */
const decode = (facts: ListFacts, cursor: string | undefined): ListPosition | undefined => {
  if (cursor === undefined) return undefined;
  const text = cursor.length <= longestCursor ? Buffer.from(cursor, "base64url").toString("latin1") : "";
  const [, createdAtText, sequenceText] = cursorForm.exec(text) ?? [];
  const position = { createdAtMs: Number(createdAtText), sequence: Number(sequenceText) };
  if (encode(facts, position) !== cursor) {
    throw new InvalidCursorError("The cursor did not come from this list. List again without a cursor.");
  }
  return position;
};

const bookingList = (kind: StoreKind, { world, scopeId, status }: ListedQuery): ListFacts => [
  ...[kind, world.key, world.epoch],
  ...[scopeId, status],
];

/** The cursor that continues after the position. */
export const encodeCursor = (kind: StoreKind, query: ListedQuery, position: ListPosition): string =>
  encode(bookingList(kind, query), position);

/** The position of the query's cursor; undefined without one. Throws InvalidCursorError if it came from another list. */
export const decodeCursor = (
  kind: StoreKind,
  query: ListedQuery & { readonly cursor?: string },
): ListPosition | undefined => decode(bookingList(kind, query), query.cursor);

const dossierList = (kind: StoreKind, { world, collection, list, order }: ListDossiers): ListFacts => [
  ...[kind, world.key, world.epoch],
  ...["dossiers", collection, list, order],
];

/** The cursor that continues after the dossier with this sequence. */
export const encodeDossierCursor = (kind: StoreKind, query: ListDossiers, sequence: number): string =>
  encode(dossierList(kind, query), { createdAtMs: 0, sequence });

/**
 * The sequence of the dossier that the cursor points to; undefined without one. Throws InvalidCursorError if it came from another
 * list.
 */
export const decodeDossierCursor = (kind: StoreKind, query: ListDossiers): number | undefined =>
  decode(dossierList(kind, query), query.cursor)?.sequence;
