/** Which JSON types the values of a schema may have, judged by all of its keywords: a branch cannot add a type that its object excludes. */
import type { JsonValue } from "../src/contract/contract.js";
import { type Definitions, dereference } from "./defaults.js";
import { branchesOf, propertiesOf, requiredOf, type Schema, typesOf } from "./schema.js";

export type JsonType = "object" | "array" | "string" | "number" | "boolean" | "null";

const allTypes: readonly JsonType[] = ["object", "array", "string", "number", "boolean", "null"];

const typeOf = (value: unknown): JsonType => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return allTypes.find((type) => type === typeof value) ?? "object";
};

const statedTypes = (schema: Schema): ReadonlySet<JsonType> => {
  if (Object.hasOwn(schema, "const")) return new Set([typeOf(schema["const"])]);
  if (Array.isArray(schema["enum"])) return new Set(schema["enum"].map(typeOf));
  const stated = typesOf(schema).map((type) => (type === "integer" ? "number" : type));
  return new Set(stated.length === 0 ? allTypes : allTypes.filter((type) => stated.includes(type)));
};

/** All schemas that a value must meet: the schema itself, and the branches of its `allOf`. */
const partsOf = (schema: Schema, definitions: Definitions, seen: Set<Schema> = new Set()): readonly Schema[] => {
  const target = dereference(schema, definitions);
  if (seen.has(target)) return [];
  seen.add(target);
  return [target, ...branchesOf(target, "allOf").flatMap((branch) => partsOf(branch, definitions, seen))];
};

/** Whether several parts list values, but have none in common. */
const excludesAllValues = (parts: readonly Schema[]): boolean => {
  const lists = parts.flatMap((part): readonly (readonly JsonValue[])[] => {
    if (Object.hasOwn(part, "const")) return [[part["const"] ?? null]];
    return Array.isArray(part["enum"]) ? [part["enum"]] : [];
  });
  const [first = [], ...others] = lists;
  return others.length > 0 && !first.some((value) => others.every((list) => list.includes(value)));
};

/** Whether the parts require a property that can have no value. */
const excludesAllObjects = (parts: readonly Schema[], definitions: Definitions, above: ReadonlySet<Schema>): boolean =>
  [...new Set(parts.flatMap(requiredOf))].some((name) => {
    const said = parts.flatMap((part) =>
      propertiesOf(part).flatMap(([known, schema]) => (known === name ? [schema] : [])),
    );
    return said.length > 1 && possibleTypes({ allOf: said }, definitions, above).size === 0;
  });

/** Beyond this depth every type counts as possible: contradictions that deep are not worth the search. */
const deepest = 12;

/** The types that a value may have; none if the schema contradicts itself. A recursive schema may be of any type. */
export const possibleTypes = (
  schema: Schema,
  definitions: Definitions,
  above: ReadonlySet<Schema> = new Set(),
): ReadonlySet<JsonType> => {
  const target = dereference(schema, definitions);
  if (above.has(target) || above.size > deepest) return new Set(allTypes);
  const within = new Set(above).add(target);
  const parts = partsOf(target, definitions);
  if (excludesAllValues(parts)) return new Set();
  const { anyOf: _any, oneOf: _one, ...always } = target;
  const contradicts = (branch: Schema): boolean =>
    excludesAllObjects(partsOf({ allOf: [always, branch] }, definitions), definitions, within);
  const choices = (["anyOf", "oneOf"] as const).flatMap((keyword) => {
    const branches = branchesOf(target, keyword);
    const sets = branches.map((branch): ReadonlySet<JsonType> => {
      const types = possibleTypes(branch, definitions, within);
      return types.has("object") && contradicts(branch)
        ? new Set([...types].filter((type) => type !== "object"))
        : types;
    });
    return sets.length === 0 ? [] : [sets];
  });
  const isNoObject = parts.length > 1 && excludesAllObjects(parts, definitions, within);
  const others = branchesOf(target, "allOf").map((branch) => possibleTypes(branch, definitions, within));
  return new Set(
    [...statedTypes(target)].filter(
      (type) =>
        !(type === "object" && isNoObject) &&
        others.every((types) => types.has(type)) &&
        choices.every((sets) => sets.some((types) => types.has(type))),
    ),
  );
};

/** The stated types, without those that no value can have because of the branches beside them. */
export const typesLeftOf = (schema: Schema, definitions: Definitions): readonly string[] => {
  const types = typesOf(schema);
  if (types.length < 2) return types;
  const left: ReadonlySet<string> = possibleTypes(schema, definitions);
  return types.filter((type) => left.has(type === "integer" ? "number" : type));
};
