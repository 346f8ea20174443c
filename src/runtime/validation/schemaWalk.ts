/**
 * Walks a schema along a value's path, so that a failure can be explained from the contract. Values are hostile: only
 * own properties are read. Knows no tool.
 */
import type { JsonObject, JsonValue } from "../contract.js";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSchema = (value: JsonValue | undefined): value is JsonObject => isRecord(value);

/** An own property, or undefined: what a client sends may be called `__proto__`. */
export const ownValue = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

const schemaAt = (schema: JsonObject, key: string): JsonObject | undefined => {
  const value = Object.hasOwn(schema, key) ? schema[key] : undefined;
  return isSchema(value) ? value : undefined;
};

export const branchesOf = (schema: JsonObject, keyword: "anyOf" | "oneOf" | "allOf"): readonly JsonObject[] => {
  const branches = schema[keyword];
  return Array.isArray(branches) ? branches.filter(isSchema) : [];
};

/** Follows `#/$defs/Name` until a schema that says something itself. */
export const dereference = (schema: JsonObject, root: JsonObject): JsonObject => {
  const definitions = schemaAt(root, "$defs");
  let current = schema;
  for (let hops = 0; hops < 100; hops++) {
    const { $ref } = current;
    if (typeof $ref !== "string" || definitions === undefined) return current;
    const target = schemaAt(definitions, $ref.replace("#/$defs/", ""));
    if (target === undefined) return current;
    current = target;
  }
  return current;
};

/** The schema together with the branches that may also speak about its value. */
const layersOf = (schema: JsonObject, root: JsonObject, depth = 0): readonly JsonObject[] => {
  const target = dereference(schema, root);
  if (depth > 8) return [target];
  const branches = (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) => branchesOf(target, keyword));
  return [target, ...branches.flatMap((branch) => layersOf(branch, root, depth + 1))];
};

/** All properties that a schema declares for its value, those of its branches included. */
export const declaredProperties = (schema: JsonObject, root: JsonObject): ReadonlyMap<string, JsonObject> => {
  const declared = new Map<string, JsonObject>();
  for (const layer of layersOf(schema, root)) {
    for (const [name, property] of Object.entries(schemaAt(layer, "properties") ?? {})) {
      if (isSchema(property) && !declared.has(name)) declared.set(name, property);
    }
  }
  return declared;
};

/** The schema of a property or an item of a value, or undefined if nothing is declared for it. */
export const childSchema = (
  schema: JsonObject,
  key: string,
  value: unknown,
  root: JsonObject,
): JsonObject | undefined => {
  if (!Array.isArray(value)) {
    const layers = layersOf(schema, root);
    return (
      declaredProperties(schema, root).get(key) ??
      layers.map((layer) => schemaAt(layer, "additionalProperties")).find((inner) => inner !== undefined)
    );
  }
  return layersOf(schema, root)
    .map((layer) => schemaAt(layer, "items"))
    .find((items) => items !== undefined);
};

/** Whether names that are not declared mean something here: the schema is a map, or says nothing about its properties. */
export const admitsAnyName = (schema: JsonObject, root: JsonObject): boolean => {
  const layers = layersOf(schema, root);
  return (
    declaredProperties(schema, root).size === 0 ||
    layers.some(({ additionalProperties }) => additionalProperties === true || isSchema(additionalProperties))
  );
};
