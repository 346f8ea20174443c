/**
 * What an absent value resolves to, and what is passed on to a handler. Types, generated functions and their tests use this one
 * rule: a default fills in its property; an absent object that is not required resolves to the object of its defaults if at least
 * one of its properties has a default, each of its required ones has one, and it contains no object of its own kind.
 */
import type { JsonValue } from "../src/contract/contract.js";
import { branchesOf, isObject, propertiesOf, referenceOf, requiredOf, type Schema, typesOf } from "./schema.js";

export type Definitions = ReadonlyMap<string, Schema>;

/** Follows references to a schema with keywords of its own. */
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

/** The properties that an object must always have: its own `required`, and those of `allOf` branches that only require properties. */
export const alwaysRequired = (schema: Schema): readonly string[] => [
  ...new Set([...requiredOf(schema), ...branchesOf(schema, "allOf").filter(isRequirement).flatMap(alwaysRequired)]),
];

/** Whether an object contains an object of its own kind, through properties alone. */
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

/** Whether the handler gets a value if none was sent. */
export const resolvesWhenAbsent = (schema: Schema, definitions: Definitions): boolean =>
  resolves(schema, definitions, new Set());

/** The value that an absent one resolves to. Call it only if `resolvesWhenAbsent`. */
export const absentValue = (schema: Schema, definitions: Definitions): JsonValue => {
  const target = dereference(schema, definitions);
  const source = [schema, target].find((candidate) => Object.hasOwn(candidate, "default"));
  return applyDefaults(target, source?.["default"] ?? (source === undefined ? {} : null), definitions);
};

/**
 * Whether the value for an absent one contains another of itself, and so on without end. Only a default that contains what it is
 * the default of can cause that. Call it before `absentValue` for a schema that nobody has checked.
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

/** Whether a default fills in something within a value that was sent. */
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
 * Whether an object is passed on with everything that was sent: its contract admits any name, or branches decide about its
 * properties. Of any other object only declared properties are passed on.
 */
export const keepsUndeclared = (schema: Schema): boolean =>
  isUnion(schema) || propertiesOf(schema).length === 0 || schema["additionalProperties"] !== undefined;

/**
 * Whether the value of a property, or the items, are passed on as they came, because branches describe them as well. Branches never
 * describe a value that contains defaults: lint checks that.
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

/**
 * Whether branches decide about the form of a value. Such a value is passed on with everything that the branches may describe; no
 * branch may contain a default.
 */
export const isUnion = (schema: Schema): boolean =>
  combinators.some((keyword) => !branchesOf(schema, keyword).every(isRequirement));

const combinators = ["anyOf", "oneOf", "allOf"] as const;

/** Whether a branch only says which properties are required: `{required: [...]}`, or combinations of that. */
export const isRequirement = (branch: Schema): boolean =>
  Object.keys(branch).every((key) => key === "required" || combinators.some((combinator) => combinator === key)) &&
  combinators.every((combinator) => branchesOf(branch, combinator).every(isRequirement));
