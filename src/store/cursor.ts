/**
 * List cursors: opaque to callers, sealed to the driver and the query that they came from. A cursor names a place in
 * the order of a list (not a page number), so that bookings that arrive later shift nothing. It knows no driver.
 */
import { createHash } from "node:crypto";
import type { Store } from "./port.js";
import type { ListBookings } from "./ports/bookings.js";
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

/** The cursor that continues after the given place. The seal is a checksum against mix-ups, not a secret. */
export const encodeCursor = (kind: StoreKind, query: ListedQuery, { createdAtMs, sequence }: ListPosition): string => {
  const { world, scopeId, status } = query;
  const facts = JSON.stringify([kind, world.key, world.epoch, scopeId, status, createdAtMs, sequence]);
  const seal = createHash("sha256").update(facts).digest("base64url").slice(0, 16);
  return Buffer.from(`${createdAtMs}.${sequence}.${seal}`, "latin1").toString("base64url");
};

/** Where the query's cursor points, undefined without one. Throws InvalidCursorError if it came from anywhere else. */
export const decodeCursor = (
  kind: StoreKind,
  query: ListedQuery & { readonly cursor?: string },
): ListPosition | undefined => {
  const { cursor } = query;
  if (cursor === undefined) return undefined;
  const text = cursor.length <= longestCursor ? Buffer.from(cursor, "base64url").toString("latin1") : "";
  const [, createdAtText, sequenceText] = cursorForm.exec(text) ?? [];
  const position = { createdAtMs: Number(createdAtText), sequence: Number(sequenceText) };
  if (encodeCursor(kind, query, position) !== cursor) {
    throw new InvalidCursorError("The cursor did not come from this list. List again without a cursor.");
  }
  return position;
};
