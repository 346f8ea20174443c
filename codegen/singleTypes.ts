/** Replaces lists of types by `anyOf` with a branch for each type. It means the same, and more readers of schemas accept it. */
import type { JsonObject, JsonValue } from "../src/contract/contract.js";
import { branchesOf, isObject, rewriteSchema, type Schema, typesOf } from "./schema.js";

/**
 * The types to whose values a keyword applies. The keyword moves into the branches of these types; all other keywords stay in their
 * place.
 */
const judgedTypes: Readonly<Record<string, readonly string[]>> = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  format: ["string"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  exclusiveMinimum: ["number", "integer"],
  exclusiveMaximum: ["number", "integer"],
  multipleOf: ["number", "integer"],
  items: ["array"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  properties: ["object"],
  required: ["object"],
  additionalProperties: ["object"],
  minProperties: ["object"],
  maxProperties: ["object"],
};

const admitsByType: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  array: Array.isArray,
  object: isObject,
};

const isOfType = (value: JsonValue, type: string): boolean => admitsByType[type]?.(value) ?? false;

/** The branch of a schema for one type; undefined if none of its listed values has this type. */
const branchOf = (schema: Schema, type: string): Schema | undefined => {
  const judging = Object.entries(schema).filter(([keyword]) => judgedTypes[keyword]?.includes(type) === true);
  const branch: Schema = { type, ...Object.fromEntries(judging) };
  const { enum: values, const: only } = schema;
  if (only !== undefined) return isOfType(only, type) ? { ...branch, const: only } : undefined;
  if (!Array.isArray(values)) return branch;
  const own = values.filter((value) => isOfType(value, type));
  if (own.length === 0) return undefined;
  return type === "null" ? branch : { ...branch, enum: own };
};

const isMoved = (keyword: string): boolean =>
  keyword === "type" || keyword === "enum" || keyword === "const" || Object.hasOwn(judgedTypes, keyword);

const splitTypes = (schema: Schema): Schema => {
  if (!Array.isArray(schema["type"])) return schema;
  const branches = typesOf(schema)
    .map((type) => branchOf(schema, type))
    .filter((branch) => branch !== undefined);
  const staying: JsonObject = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isMoved(keyword)));
  const [only] = branches;
  if (only === undefined) return schema;
  if (branches.length === 1) return { ...staying, ...only };
  if (staying["anyOf"] === undefined) return { ...staying, anyOf: branches };
  return { ...staying, allOf: [...branchesOf(staying, "allOf"), { anyOf: branches }] };
};

/** The same schema with at most one type in each place. A place that no value can meet stays as it is. */
export const withSingleTypes = (schema: Schema): Schema => rewriteSchema(schema, splitTypes);

/** How many places of a schema have a list of types. */
export const typeListsIn = (schema: Schema): number => {
  let count = 0;
  rewriteSchema(schema, (inner) => {
    if (Array.isArray(inner["type"])) count += 1;
    return inner;
  });
  return count;
};
