/** Pages of a list, as in Duffel's API: `limit`, and a cursor after or before which the page lies. */
import { invalid, type Refusal } from "./answers.js";

const usualLimit = 50;
const mostLimit = 200;
const cursorPattern = /^g2w(\d{1,6})$/;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly meta: { readonly limit: number; readonly before: string | null; readonly after: string | null };
}

const cursorOf = (index: number): string => `g2w${index}`;

/** The index in a cursor; undefined if there is no cursor, null if it is not one of ours. */
const indexOf = (cursor: string | null): number | undefined | null => {
  if (cursor === null || cursor === "") return undefined;
  const [, digits] = cursorPattern.exec(cursor) ?? [];
  return digits === undefined ? null : Number(digits);
};

const limitOf = (text: string | null): number | undefined => {
  if (text === null) return usualLimit;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= mostLimit ? limit : undefined;
};

export const pageOf = <Item>(
  all: readonly Item[],
  query: URLSearchParams,
): Page<Item> | { readonly refusal: Refusal } => {
  const limit = limitOf(query.get("limit"));
  if (limit === undefined) {
    return {
      refusal: invalid("validation_inclusion", "/limit", `limit must be a whole number from 1 to ${mostLimit}.`),
    };
  }
  const [after, before] = [indexOf(query.get("after")), indexOf(query.get("before"))];
  if (after === null || before === null) {
    return { refusal: invalid("validation_format", "/after", "after and before must be cursors of an earlier page.") };
  }
  const start = after ?? Math.max(0, (before ?? limit) - limit);
  const end = before === undefined || after !== undefined ? start + limit : before;
  return {
    items: all.slice(start, end),
    meta: {
      limit,
      before: start > 0 ? cursorOf(start) : null,
      after: end < all.length ? cursorOf(end) : null,
    },
  };
};
