/** Remembers where in a contract each part of a schema came from while schemas are merged, so that a report can point there. */
import { pointerTo } from "../pointer.js";
import { type Schema, visitSchema } from "../schema.js";

/** Pointers by keyword, several if schemas were merged. The pointers of the schema itself have the empty keyword. */
type Pointers = ReadonlyMap<string, readonly string[]>;

export interface Origins {
  /** The place of a schema in the contract; the first place, if it was merged from several. */
  readonly of: (schema: Schema) => string;
  /** All places of a keyword in the contract; if it is absent, the places where it would stand. */
  readonly allOf: (schema: Schema, keyword: string) => readonly string[];
  /** Records that `merged` was made from two schemas. */
  readonly merged: (merged: Schema, left: Schema, right: Schema) => Schema;
  /** Records that `copy` stands for a schema, with keywords left out or changed. */
  readonly copied: (copy: Schema, original: Schema) => Schema;
}

const together = (left: Pointers, right: Pointers): Pointers =>
  new Map(
    [...new Set([...left.keys(), ...right.keys()])].map((keyword) => [
      keyword,
      [...new Set([...(left.get(keyword) ?? []), ...(right.get(keyword) ?? [])])],
    ]),
  );

export const originsOf = (root: Schema): Origins => {
  const known = new WeakMap<Schema, Pointers>();
  const pointersOf = (schema: Schema): Pointers => known.get(schema) ?? new Map();
  visitSchema(root, (schema, pointer) => {
    const keywords = Object.keys(schema).map((keyword) => [keyword, [pointer + pointerTo(keyword)]] as const);
    known.set(schema, new Map([["", [pointer]], ...keywords]));
  });
  return {
    of: (schema) => pointersOf(schema).get("")?.[0] ?? "",
    allOf: (schema, keyword) => {
      const pointers = pointersOf(schema);
      const own = pointers.get("") ?? [""];
      return pointers.get(keyword) ?? own.map((pointer) => pointer + pointerTo(keyword));
    },
    merged: (merged, left, right) => {
      known.set(merged, together(pointersOf(left), pointersOf(right)));
      return merged;
    },
    copied: (copy, original) => {
      known.set(copy, pointersOf(original));
      return copy;
    },
  };
};
