/**
 * The keywords that the comparison understands, and their forms. A schema with any other assertion equals only the same schema, and
 * any change of it counts as a break.
 */
import type { JsonValue } from "../../../src/contract/contract.js";
import { isObject, type Schema } from "../../schema.js";

type Form = (value: JsonValue) => boolean;

const isSchema: Form = (value) => isObject(value) || typeof value === "boolean";
const isScalar: Form = (value) => typeof value !== "object" || value === null;
const isCount: Form = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
const isNumber: Form = (value) => typeof value === "number";
const isText: Form = (value) => typeof value === "string";
const listOf =
  (form: Form): Form =>
  (value) =>
    Array.isArray(value) && value.every(form);
const mapOf =
  (form: Form): Form =>
  (value) =>
    isObject(value) && Object.values(value).every(form);

const typeNames: ReadonlySet<JsonValue> = new Set([
  "object",
  "array",
  "string",
  "integer",
  "number",
  "boolean",
  "null",
]);
const isTypeName: Form = (value) => typeNames.has(value);

/** The form of each keyword that decides about values. */
const assertions: ReadonlyMap<string, Form> = new Map<string, Form>([
  ["$ref", isText],
  ["type", (value) => isTypeName(value) || listOf(isTypeName)(value)],
  ["enum", listOf(isScalar)],
  ["const", isScalar],
  ["properties", mapOf(isSchema)],
  ["required", listOf(isText)],
  ["additionalProperties", isSchema],
  ["minProperties", isCount],
  ["maxProperties", isCount],
  ["items", isSchema],
  ["minItems", isCount],
  ["maxItems", isCount],
  ["uniqueItems", (value) => typeof value === "boolean"],
  ["pattern", isText],
  ["format", isText],
  ["minLength", isCount],
  ["maxLength", isCount],
  ["minimum", isNumber],
  ["maximum", isNumber],
  ["exclusiveMinimum", isNumber],
  ["exclusiveMaximum", isNumber],
  ["multipleOf", (value) => typeof value === "number" && value > 0],
  ["anyOf", listOf(isSchema)],
  ["oneOf", listOf(isSchema)],
  ["allOf", listOf(isSchema)],
  ["if", isSchema],
  ["then", isSchema],
  ["else", isSchema],
]);

/** Keywords that decide about values but that contracts do not admit. A server that this product did not make may list them. */
const foreign: ReadonlySet<string> = new Set([
  "$id",
  "$dynamicRef",
  "$recursiveRef",
  "not",
  "patternProperties",
  "propertyNames",
  "prefixItems",
  "additionalItems",
  "contains",
  "minContains",
  "maxContains",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

/** Whether all keywords of the schema that decide about values can be compared. */
export const isUnderstood = (schema: Schema, isRoot: boolean): boolean =>
  Object.entries(schema).every(
    ([keyword, value]) => assertions.get(keyword)?.(value) ?? (!foreign.has(keyword) || (keyword === "$id" && isRoot)),
  );

export const isAssertion = (keyword: string): boolean => assertions.has(keyword) || foreign.has(keyword);

/** Where a keyword holds schemas. */
export const holders: ReadonlyMap<string, "one" | "list" | "map"> = new Map([
  ["items", "one"],
  ["additionalProperties", "one"],
  ["if", "one"],
  ["then", "one"],
  ["else", "one"],
  ["anyOf", "list"],
  ["oneOf", "list"],
  ["allOf", "list"],
  ["properties", "map"],
]);

/** Keywords whose values are sets, though JSON writes them as lists. */
export const unordered: ReadonlySet<string> = new Set(["type", "enum", "required", "anyOf", "oneOf", "allOf"]);

/** Keywords for people and models that decide about no value. */
export const annotations = ["title", "description", "examples", "default", "deprecated"] as const;
export type Annotation = (typeof annotations)[number];

/**
 * The keyword that names the HTTP header which carries an argument as well. It decides about no value, but about whether a call is
 * accepted.
 */
export const headerKeyword = "x-mcp-header";
