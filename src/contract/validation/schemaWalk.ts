/**
 * Walks a schema along a value's path, so that a failure can be explained from the contract. Values are untrusted: only
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

/** Follows references to `#/$defs/Name` to a schema that is not a reference itself. */
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

/** The schema and its branches (`allOf`, `anyOf`, `oneOf`), which describe the same value. */
const layersOf = (schema: JsonObject, root: JsonObject, depth = 0): readonly JsonObject[] => {
  const target = dereference(schema, root);
  if (depth > 8) return [target];
  const branches = (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) => branchesOf(target, keyword));
  return [target, ...branches.flatMap((branch) => layersOf(branch, root, depth + 1))];
};

/** What a schema says about the members of its value, its branches included. */
export interface Members {
  readonly declared: ReadonlyMap<string, JsonObject>;
  /** Whether undeclared names are accepted here: the schema is a map, or declares no properties. */
  readonly admitAnyName: boolean;
  /** The schema of the properties that are not declared by name, if there is one. */
  readonly others: JsonObject | undefined;
  readonly items: JsonObject | undefined;
}

const firstSchema = (layers: readonly JsonObject[], key: string): JsonObject | undefined =>
  layers.map((layer) => schemaAt(layer, key)).find((schema) => schema !== undefined);

/** Everything about the members of a value at once, for a walk over all of them. */
export const membersOf = (schema: JsonObject, root: JsonObject): Members => {
  const layers = layersOf(schema, root);
  const declared = new Map<string, JsonObject>();
  for (const layer of layers) {
    for (const [name, property] of Object.entries(schemaAt(layer, "properties") ?? {})) {
      if (isSchema(property) && !declared.has(name)) declared.set(name, property);
    }
  }
  const others = firstSchema(layers, "additionalProperties");
  const admitAnyName =
    declared.size === 0 ||
    others !== undefined ||
    layers.some(({ additionalProperties }) => additionalProperties === true);
  return { declared, admitAnyName, others, items: firstSchema(layers, "items") };
};

/** All properties that a schema declares for its value, those of its branches included. */
export const declaredProperties = (schema: JsonObject, root: JsonObject): ReadonlyMap<string, JsonObject> =>
  membersOf(schema, root).declared;

/** The schema of a property or an item of a value, or undefined if nothing is declared for it. */
export const childSchema = (
  schema: JsonObject,
  key: string,
  value: unknown,
  root: JsonObject,
): JsonObject | undefined => {
  const { declared, others, items } = membersOf(schema, root);
  return Array.isArray(value) ? items : (declared.get(key) ?? others);
};
