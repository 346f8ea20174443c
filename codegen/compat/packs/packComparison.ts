/** What a comparison of two states of a pack works with, and how it reports changes. */
import type { Change } from "../change.js";
import type { CompareSchemas, Direction } from "../schema/compare.js";
import type { Node, SchemaPlace } from "../schema/located.js";
import type { PackSurface } from "../surface.js";

export interface PackComparison {
  readonly base: PackSurface;
  readonly current: PackSurface;
  readonly compareSchemas: CompareSchemas;
  /** Collects the changes that were found. */
  readonly changes: Change[];
}

export type Given = Partial<Pick<Change, "subject" | "path" | "detail" | "base" | "current">>;

export type Tell = (rule: string, what: string, given?: Given) => void;

interface Matched<T> {
  readonly both: readonly (readonly [T, T])[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Pairs the items of both lists that have the same key; the others are removed or added. */
export const match = <T>(base: readonly T[], current: readonly T[], keyOf: (item: T) => string): Matched<T> => {
  const latter = new Map(current.map((item) => [keyOf(item), item]));
  const former = new Set(base.map(keyOf));
  return {
    both: base.flatMap((item) => {
      const other = latter.get(keyOf(item));
      return other === undefined ? [] : [[item, other] as const];
    }),
    removed: base.filter((item) => !latter.has(keyOf(item))),
    added: current.filter((item) => !former.has(keyOf(item))),
  };
};

/** A text as it is shown; `none` if it is undefined. */
export const quoted = (text: string | undefined): string => (text === undefined ? "none" : JSON.stringify(text));

/** A place below another. */
export const within = (place: SchemaPlace, pointer: string): SchemaPlace => ({
  ...place,
  pointer: place.pointer + pointer,
});

/** Gives a function that reports changes of one subject. `places` are its place in the base and its place now. */
export const tellOf =
  (
    comparison: PackComparison,
    subject: string,
    places: readonly [SchemaPlace | undefined, SchemaPlace | undefined],
  ): Tell =>
  (rule, what, given = {}) => {
    const { current, changes } = comparison;
    const [before, after] = places;
    changes.push({
      rule,
      pack: current.name,
      subject,
      path: "",
      detail: "",
      what,
      base: before,
      current: after,
      ...given,
    });
  };

/** Compares the schemas of one part of a subject, such as the input of a tool. */
export const compareNodes = (
  comparison: PackComparison,
  subject: string,
  part: string,
  before: Node,
  after: Node,
  direction: Direction,
): void => {
  const { compareSchemas } = comparison;
  for (const change of compareSchemas(before, after, direction)) {
    const { family, path, detail, what, base: former, current: latter } = change;
    const at = path === "" ? part : `${part} ${path}`;
    tellOf(comparison, subject, [former, latter])(`${direction}-${family}`, what, { path: at, detail });
  }
};

/** Reports names that are gone and names that are new. Compares nothing if one of the lists is undefined. */
export const compareLists = (
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  tell: { readonly removed: (name: string) => void; readonly added: (name: string) => void },
): void => {
  if (before === undefined || after === undefined) return;
  const { removed, added } = match(before, after, (name) => name);
  removed.forEach(tell.removed);
  added.forEach(tell.added);
};
