/** Which JSON types the values of a schema may have, by all that it says: a branch cannot be what its object is not. */
import { type Definitions, dereference } from "./defaults.js";
import { branchesOf, type Schema, typesOf } from "./schema.js";

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

/** The types that are left of a value: none where a schema contradicts itself. A schema within itself may be anything. */
export const possibleTypes = (
  schema: Schema,
  definitions: Definitions,
  above: ReadonlySet<Schema> = new Set(),
): ReadonlySet<JsonType> => {
  const target = dereference(schema, definitions);
  if (above.has(target)) return new Set(allTypes);
  const within = new Set(above).add(target);
  const typesOfBranches = (keyword: "allOf" | "anyOf" | "oneOf"): readonly ReadonlySet<JsonType>[] =>
    branchesOf(target, keyword).map((branch) => possibleTypes(branch, definitions, within));
  const choices = [typesOfBranches("anyOf"), typesOfBranches("oneOf")].filter((sets) => sets.length > 0);
  return new Set(
    [...statedTypes(target)].filter(
      (type) =>
        typesOfBranches("allOf").every((types) => types.has(type)) &&
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
