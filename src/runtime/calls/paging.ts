/** Cuts a list into pages with opaque cursors. A cursor is bound to the list and its content; any other is refused. */
import { createHash } from "node:crypto";
import type { JsonObject } from "../../contract/contract.js";
import { RequestRefusal } from "../../contract/refusal.js";

export interface Page {
  readonly entries: readonly JsonObject[];
  readonly nextCursor?: string;
}

const badCursor = (cursor: unknown): never => {
  throw new RequestRefusal({
    field: "cursor",
    value: cursor,
    message: "Invalid cursor: expected a nextCursor of this list, unchanged",
    hint: "Ask for the first page by leaving cursor out.",
  });
};

/** Distinguishes lists and their versions, so that a cursor never points into another one. */
const markOf = (list: string, hash: string): string =>
  createHash("sha256").update(`${list}\n${hash}`).digest("base64url").slice(0, 8);

const cursorOf = (mark: string, start: number): string =>
  Buffer.from(`${mark}.${start}`, "latin1").toString("base64url");

/** Some clients fill in every field: an empty cursor counts as none. */
export const asksForFirst = (cursor: unknown): boolean => cursor === undefined || cursor === null || cursor === "";

/** The index of the page's first entry. Decoding base64 is lenient, so only the exact text that was issued is accepted. */
const startOf = (cursor: unknown, mark: string, length: number, size: number): number => {
  if (asksForFirst(cursor)) return 0;
  if (typeof cursor !== "string" || cursor.length > 64) return badCursor(cursor);
  const [, offset] = Buffer.from(cursor, "base64url").toString("latin1").split(".");
  const start = Number(offset);
  const isPage = start > 0 && start < length && start % size === 0;
  return isPage && cursor === cursorOf(mark, start) ? start : badCursor(cursor);
};

/** The page that `cursor` asks for, the first without one. Throws a refusal for a cursor that this list did not issue. */
export const pageOf = (
  entries: readonly JsonObject[],
  cursor: unknown,
  { list, hash, size }: { readonly list: string; readonly hash: string; readonly size: number },
): Page => {
  const mark = markOf(list, hash);
  const start = startOf(cursor, mark, entries.length, size);
  const end = start + size;
  const page = { entries: entries.slice(start, end) };
  return end < entries.length ? { ...page, nextCursor: cursorOf(mark, end) } : page;
};
