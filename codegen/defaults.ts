/**
 * What an absent value resolves to, and what is handed on. The one rule, used for the types, for the generated functions and
 * by their tests: a default fills in its property; an absent object that is not required resolves to the object of its
 * defaults if at least one of its properties has a default, each of its required ones has one, and it holds none of its kind.
 */
import type { JsonValue } from "../src/contract/contract.js";
import { branchesOf, isObject, propertiesOf, referenceOf, requiredOf, type Schema, typesOf } from "./schema.js";

export type Definitions = ReadonlyMap<string, Schema>;

/** Follows references until a schema that says something itself. */
export const dereference = (schema: Schema, definitions: Definitions): Schema => {
  let current = schema;
  for (let hops = 0; hops <= definitions.size; hops++) {
    const name = referenceOf(current);
    const target = name === undefined ? undefined : definitions.get(name);
    if (target === undefined) return current;
    current = target;
  }
  return current;
};

/** What an object always has to have: its own names, and those that a branch of its `allOf` does nothing but ask for. */
export const alwaysRequired = (schema: Schema): readonly string[] => [
  ...new Set([...requiredOf(schema), ...branchesOf(schema, "allOf").filter(isRequirement).flatMap(alwaysRequired)]),
];

/** Whether an object holds one of its own kind, by properties alone. */
const holdsItself = (target: Schema, definitions: Definitions): boolean => {
  const seen = new Set<Schema>();
  const leadsBack = (from: Schema): boolean =>
    propertiesOf(from).some(([, property]) => {
      const inner = dereference(property, definitions);
      if (inner === target) return true;
      if (seen.has(inner)) return false;
      seen.add(inner);
      return leadsBack(inner);
    });
  return leadsBack(target);
};

const resolves = (schema: Schema, definitions: Definitions, above: ReadonlySet<Schema>): boolean => {
  if (Object.hasOwn(schema, "default")) return true;
  const target = dereference(schema, definitions);
  if (Object.hasOwn(target, "default")) return true;
  if (!typesOf(target).includes("object") || above.has(target) || holdsItself(target, definitions)) return false;
  const below = new Set(above).add(target);
  const properties = new Map(propertiesOf(target));
  const has = (name: string): boolean => {
    const property = properties.get(name);
    return property !== undefined && resolves(property, definitions, below);
  };
  return alwaysRequired(target).every(has) && [...properties.keys()].some(has);
};

/** Whether a value that is absent is nevertheless there for the handler. */
export const resolvesWhenAbsent = (schema: Schema, definitions: Definitions): boolean =>
  resolves(schema, definitions, new Set());

/** What an absent value becomes. Call it only if `resolvesWhenAbsent`. */
export const absentValue = (schema: Schema, definitions: Definitions): JsonValue => {
  const target = dereference(schema, definitions);
  const source = [schema, target].find((candidate) => Object.hasOwn(candidate, "default"));
  return applyDefaults(target, source?.["default"] ?? (source === undefined ? {} : null), definitions);
};

/**
 * Whether what an absent value becomes holds another of itself, and so on without end. Only a default that holds what it is the
 * default of can do that. Call it before `absentValue` is called of a schema that nobody has checked.
 */
export const fillsWithoutEnd = (schema: Schema, definitions: Definitions): boolean => {
  const fill = (absent: Schema, above: ReadonlySet<Schema>): boolean => {
    if (above.has(absent)) return true;
    const target = dereference(absent, definitions);
    const source = [absent, target].find((candidate) => Object.hasOwn(candidate, "default"));
    return holds(target, source?.["default"] ?? (source === undefined ? {} : null), new Set(above).add(absent));
  };
  const holds = (within: Schema, value: JsonValue, above: ReadonlySet<Schema>): boolean => {
    const target = dereference(within, definitions);
    const { items } = target;
    if (Array.isArray(value)) return isObject(items) && value.some((item: JsonValue) => holds(items, item, above));
    if (!isObject(value)) return false;
    return propertiesOf(target).some(([name, property]) => {
      const given = value[name];
      if (given !== undefined) return holds(property, given, above);
      return resolvesWhenAbsent(property, definitions) && fill(property, above);
    });
  };
  return resolvesWhenAbsent(schema, definitions) && fill(schema, new Set());
};

/** Whether a default fills something in, in a value that is there. */
export const holdsDefaults = (
  schema: Schema,
  definitions: Definitions,
  above: ReadonlySet<Schema> = new Set(),
): boolean => {
  const target = dereference(schema, definitions);
  if (above.has(target)) return false;
  const below = new Set(above).add(target);
  const { items } = target;
  const required = new Set(alwaysRequired(target));
  return (
    (isObject(items) && holdsDefaults(items, definitions, below)) ||
    propertiesOf(target).some(
      ([name, property]) =>
        (!required.has(name) && resolvesWhenAbsent(property, definitions)) ||
        holdsDefaults(property, definitions, below),
    )
  );
};

/**
 * Whether an object is handed on with everything that was sent: its contract admits any name, or branches decide what it has.
 * Of any other, only what the contract declares is handed on.
 */
export const keepsUndeclared = (schema: Schema): boolean =>
  isUnion(schema) || propertiesOf(schema).length === 0 || schema["additionalProperties"] !== undefined;

/**
 * Whether what is in a property, or in the items, is handed on as it came because branches speak of it as well. They say nothing
 * of what holds defaults: lint sees to that.
 */
export const isLeftAlone = (within: Schema, inner: Schema, definitions: Definitions): boolean =>
  isUnion(within) && !holdsDefaults(inner, definitions);

/** The reference implementation of the generated `resolve` functions: they are tested against it. */
export const applyDefaults = (schema: Schema, value: JsonValue, definitions: Definitions): JsonValue => {
  const target = dereference(schema, definitions);
  const within = (inner: Schema, given: JsonValue): JsonValue =>
    isLeftAlone(target, inner, definitions) ? given : applyDefaults(inner, given, definitions);
  if (Array.isArray(value)) {
    const { items } = target;
    return isObject(items) ? value.map((item: JsonValue) => within(items, item)) : value;
  }
  if (!isObject(value)) return value;
  const declared = propertiesOf(target).flatMap(([name, property]): [string, JsonValue][] => {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given !== undefined) return [[name, within(property, given)]];
    return resolvesWhenAbsent(property, definitions) ? [[name, absentValue(property, definitions)]] : [];
  });
  return Object.fromEntries([...(keepsUndeclared(target) ? Object.entries(value) : []), ...declared]);
};

/** A value whose form is decided by its branches is handed on with all that they may speak of; no default may stand in a branch. */
export const isUnion = (schema: Schema): boolean =>
  combinators.some((keyword) => !branchesOf(schema, keyword).every(isRequirement));

const combinators = ["anyOf", "oneOf", "allOf"] as const;

/** Whether a branch says only which properties have to be there: `{required: [...]}`, or combinations of that. */
export const isRequirement = (branch: Schema): boolean =>
  Object.keys(branch).every((key) => key === "required" || combinators.some((combinator) => combinator === key)) &&
  combinators.every((combinator) => branchesOf(branch, combinator).every(isRequirement));
