/** How to read and walk the JSON Schema vocabulary of contracts. Knows no files and no emitters. */
import type { JsonObject, JsonValue } from "../src/contract/contract.js";
import { pointerTo } from "./pointer.js";

export type Schema = JsonObject;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly JsonValue[] => Array.isArray(value);

/** Where a keyword holds schemas: in itself, in a list, or in the values of a map. */
const subschemaKeywords: ReadonlyMap<string, "one" | "list" | "map"> = new Map([
  ["items", "one"],
  ["additionalProperties", "one"],
  ["anyOf", "list"],
  ["oneOf", "list"],
  ["allOf", "list"],
  ["if", "one"],
  ["then", "one"],
  ["else", "one"],
  ["properties", "map"],
  ["$defs", "map"],
]);

/** Keywords for readers, which never decide whether a value conforms. */
export const annotationKeywords: ReadonlySet<string> = new Set([
  "$schema",
  "$comment",
  "$anchor",
  "x-mcp-header",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
]);

const mapSubschemas = (keyword: string, value: JsonValue, map: (schema: Schema) => Schema): JsonValue => {
  const kind = subschemaKeywords.get(keyword);
  if (kind === "one" && isObject(value)) return map(value);
  if (kind === "list" && isList(value)) return value.map((item) => (isObject(item) ? map(item) : item));
  if (kind === "map" && isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isObject(item) ? map(item) : item]));
  }
  return value;
};

/** Rebuilds a schema bottom-up; key order is kept. `change` sees each schema after its subschemas were changed. */
export const rewriteSchema = (schema: Schema, change: (schema: Schema) => Schema): Schema =>
  change(
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [
        keyword,
        mapSubschemas(keyword, value, (inner) => rewriteSchema(inner, change)),
      ]),
    ),
  );

/** Visits a schema and all schemas in it, top-down, each with its JSON pointer. */
export const visitSchema = (schema: Schema, visit: (schema: Schema, pointer: string) => void, pointer = ""): void => {
  visit(schema, pointer);
  for (const [keyword, value] of Object.entries(schema)) {
    const kind = subschemaKeywords.get(keyword);
    if (kind === undefined) continue;
    const at = pointer + pointerTo(keyword);
    if (kind === "one" && isObject(value)) visitSchema(value, visit, at);
    if (kind === "list" && isList(value)) {
      value.forEach((item, index) => {
        if (isObject(item)) visitSchema(item, visit, at + pointerTo(index));
      });
    }
    if (kind === "map" && isObject(value)) {
      for (const [key, item] of Object.entries(value))
        if (isObject(item)) visitSchema(item, visit, at + pointerTo(key));
    }
  }
};

/** The schema without annotations, so that a change of wording never changes a validator. */
export const withoutAnnotations = (schema: Schema): Schema =>
  rewriteSchema(schema, (inner) =>
    Object.fromEntries(Object.entries(inner).filter(([keyword]) => !annotationKeywords.has(keyword))),
  );

const isNamedSchema = (entry: [string, JsonValue]): entry is [string, Schema] => isObject(entry[1]);

export const propertiesOf = (schema: Schema): readonly (readonly [string, Schema])[] => {
  const { properties } = schema;
  return isObject(properties) ? Object.entries(properties).filter(isNamedSchema) : [];
};

const stringsOf = (value: JsonValue | undefined): readonly string[] =>
  isList(value) ? value.filter((item): item is string => typeof item === "string") : [];

export const requiredOf = (schema: Schema): readonly string[] => stringsOf(schema["required"]);

/** The JSON types that a schema admits by its `type` keyword; none if it has no such keyword. */
export const typesOf = (schema: Schema): readonly string[] =>
  typeof schema["type"] === "string" ? [schema["type"]] : stringsOf(schema["type"]);

export const branchesOf = (schema: Schema, keyword: "anyOf" | "oneOf" | "allOf"): readonly Schema[] => {
  const branches = schema[keyword];
  return isList(branches) ? branches.filter(isObject) : [];
};

export const textOf = (schema: Schema, keyword: "description" | "title" | "format" | "pattern"): string | undefined => {
  const text = schema[keyword];
  return typeof text === "string" ? text : undefined;
};

const localReference = /^#\/\$defs\/(.+)$/;

/** The name that a bundled `$ref` points to, or undefined if the schema is no reference. */
export const referenceOf = (schema: Schema): string | undefined =>
  typeof schema["$ref"] === "string" ? localReference.exec(schema["$ref"])?.[1] : undefined;

/** The definitions of a bundled schema by name. */
export const definitionsOf = (schema: Schema): ReadonlyMap<string, Schema> =>
  new Map(
    isObject(schema["$defs"])
      ? Object.entries(schema["$defs"]).flatMap(([name, item]) => (isObject(item) ? [[name, item] as const] : []))
      : [],
  );
