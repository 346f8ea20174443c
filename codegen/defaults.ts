/**
 * What an absent value resolves to. The one rule, used for the types, for the generated functions and by their tests:
 * a default fills in its property; an absent object that is not required resolves to the object of its defaults if
 * at least one of its properties has a default and each of its required ones has one.
 */
import type { JsonObject, JsonValue } from "../src/runtime/contract.js";
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

const resolves = (schema: Schema, definitions: Definitions, above: ReadonlySet<Schema>): boolean => {
  if (Object.hasOwn(schema, "default")) return true;
  const target = dereference(schema, definitions);
  if (Object.hasOwn(target, "default")) return true;
  if (!typesOf(target).includes("object") || above.has(target)) return false;
  const below = new Set(above).add(target);
  const properties = new Map(propertiesOf(target));
  const has = (name: string): boolean => {
    const property = properties.get(name);
    return property !== undefined && resolves(property, definitions, below);
  };
  return requiredOf(target).every(has) && [...properties.keys()].some(has);
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

/** The reference implementation of the generated `resolve` functions: they are tested against it. */
export const applyDefaults = (schema: Schema, value: JsonValue, definitions: Definitions): JsonValue => {
  const target = dereference(schema, definitions);
  if (Array.isArray(value)) {
    const { items } = target;
    return isObject(items) ? value.map((item: JsonValue) => applyDefaults(items, item, definitions)) : value;
  }
  if (!isObject(value) || propertiesOf(target).length === 0 || isUnion(target)) return value;
  return Object.fromEntries(
    propertiesOf(target).flatMap(([name, property]): [string, JsonValue][] => {
      const given = Object.hasOwn(value, name) ? (value as JsonObject)[name] : undefined;
      if (given !== undefined) return [[name, applyDefaults(property, given, definitions)]];
      return resolvesWhenAbsent(property, definitions) ? [[name, absentValue(property, definitions)]] : [];
    }),
  );
};

/** A value whose form is decided by its branches is handed on as it came, so no default may stand in a branch. */
export const isUnion = (schema: Schema): boolean =>
  combinators.some((keyword) => !branchesOf(schema, keyword).every(isRequirement));

const combinators = ["anyOf", "oneOf", "allOf"] as const;

/** Whether a branch says only which properties have to be there: `{required: [...]}`, or combinations of that. */
export const isRequirement = (branch: Schema): boolean =>
  Object.keys(branch).every((key) => key === "required" || combinators.some((combinator) => combinator === key)) &&
  combinators.every((combinator) => branchesOf(branch, combinator).every(isRequirement));
