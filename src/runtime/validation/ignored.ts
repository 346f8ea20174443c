/** Finds arguments that a call sent and the contract does not declare: they are accepted and have no effect. */
import type { JsonObject } from "../../contract/contract.js";
import { isRecord, type Members, membersOf } from "../../contract/validation/schemaWalk.js";
import { nearest } from "../../contract/validation/similar.js";
import { dotted } from "./describe.js";

const mostReported = 20;
const deepest = 32;
const mostVisited = 10_000;

interface Ignored {
  readonly path: readonly string[];
  /** The declared name that was probably meant; dotted if it is declared deeper. */
  readonly meant: string | undefined;
}

/** How many levels down to search for an argument that was put too high up. */
const deepestSought = 3;

/** Reads a schema's members once, however many values are checked against it. */
const rememberedMembers = (root: JsonObject): ((schema: JsonObject) => Members) => {
  const known = new Map<JsonObject, Members>();
  return (schema) => {
    const members = known.get(schema) ?? membersOf(schema, root);
    known.set(schema, members);
    return members;
  };
};

/** Where a name is declared below the schema of an object, dotted: `adults` may be meant to be `passengers.adults`. */
const declaredBelow = (
  name: string,
  { declared }: Members,
  membersIn: (schema: JsonObject) => Members,
  depth = 0,
): string | undefined => {
  if (depth >= deepestSought) return undefined;
  for (const [above, schema] of declared) {
    const members = membersIn(schema);
    if (members.declared.has(name)) return `${above}.${name}`;
    const deeper = declaredBelow(name, members, membersIn, depth + 1);
    if (deeper !== undefined) return `${above}.${deeper}`;
  }
  return undefined;
};

/** Collects the undeclared arguments of a value; depth, visits and findings are bounded. */
const collect = (root: JsonObject, membersIn: (schema: JsonObject) => Members, value: unknown): readonly Ignored[] => {
  const found: Ignored[] = [];
  let visited = 0;
  const visit = (schema: JsonObject, current: unknown, path: readonly string[]): void => {
    visited++;
    if (visited > mostVisited || path.length > deepest || found.length >= mostReported) return;
    if (typeof current !== "object" || current === null) return;
    const isList = Array.isArray(current);
    const members = membersIn(schema);
    const { declared, admitAnyName, others, items } = members;
    for (const [name, inner] of Object.entries(current)) {
      if (found.length >= mostReported) return;
      const below = [...path, name];
      if (!isList && !admitAnyName && !declared.has(name)) {
        const unused = [...declared.keys()].filter((known) => !Object.hasOwn(current, known));
        found.push({ path: below, meant: declaredBelow(name, members, membersIn) ?? nearest(name, unused) });
        continue;
      }
      const child = isList ? items : (declared.get(name) ?? others);
      if (child !== undefined) visit(child, inner, below);
    }
  };
  if (isRecord(value)) visit(root, value, []);
  return found;
};

/** The value at a path; null where the path cannot be followed. */
const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (isRecord(found) || Array.isArray(found) ? Reflect.get(found, name) : null),
    value,
  );

/** Creates a function that finds the first undeclared argument of a value: its path and its value; undefined if there is none. */
export const firstUndeclaredOf = (
  schema: JsonObject,
): ((value: unknown) => { readonly field: string; readonly value: unknown } | undefined) => {
  const membersIn = rememberedMembers(schema);
  return (value) => {
    const [first] = collect(schema, membersIn, value);
    return first && { field: dotted(first.path), value: valueAt(value, first.path) };
  };
};

/**
 * Creates a function that names the undeclared arguments of a value: at any level, dotted, at most twenty, each with
 * what was probably meant: `returnDate`, `passengers.0.dob (did you mean dateOfBirth?)`, `adults (did you mean
 * passengers.adults?)`.
 */
export const ignoredArgumentsOf = (schema: JsonObject): ((value: unknown) => readonly string[]) => {
  const membersIn = rememberedMembers(schema);
  return (value) =>
    collect(schema, membersIn, value).map(({ path, meant }) =>
      meant === undefined ? dotted(path) : `${dotted(path)} (did you mean ${meant}?)`,
    );
};
