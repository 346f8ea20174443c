/** The documented rules of the vendors, written a second time and by hand, so that the converters are not their own judges. */
import { isObject, type Schema } from "../../../codegen/schema.js";

const strictKeywords = new Set([
  "type",
  "title",
  "description",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "anyOf",
  "$ref",
  "$defs",
  "enum",
  "const",
  "pattern",
  "format",
  "multipleOf",
  "maximum",
  "exclusiveMaximum",
  "minimum",
  "exclusiveMinimum",
  "minItems",
  "maxItems",
]);
const strictFormats = new Set(["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"]);

const geminiKeywords = new Set([
  "$id",
  "$defs",
  "$ref",
  "$anchor",
  "type",
  "format",
  "title",
  "description",
  "enum",
  "items",
  "prefixItems",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "anyOf",
  "oneOf",
  "properties",
  "additionalProperties",
  "required",
  "propertyOrdering",
]);

type Check = (schema: Schema, at: string) => readonly string[];

/** Applies a check to a schema and to all schemas in it. */
const everywhere = (schema: Schema, check: Check, at = "#"): readonly string[] => {
  const inside = (value: unknown, where: string): readonly string[] =>
    isObject(value) ? everywhere(value, check, where) : [];
  const named = (keyword: string): readonly string[] =>
    isObject(schema[keyword])
      ? Object.entries(schema[keyword]).flatMap(([name, inner]) => inside(inner, `${at}/${keyword}/${name}`))
      : [];
  const listed = (keyword: string): readonly string[] => {
    const list = schema[keyword];
    return Array.isArray(list) ? list.flatMap((inner, index) => inside(inner, `${at}/${keyword}/${index}`)) : [];
  };
  return [
    ...check(schema, at),
    ...["properties", "$defs"].flatMap(named),
    ...["anyOf", "oneOf", "allOf", "prefixItems"].flatMap(listed),
    ...["items", "additionalProperties", "if", "then", "else", "not"].flatMap((keyword) =>
      inside(schema[keyword], `${at}/${keyword}`),
    ),
  ];
};

const rootFaults = (root: Schema): readonly string[] => [
  ...(root["type"] === "object" ? [] : ["# is no object"]),
  ...["anyOf", "oneOf", "allOf", "enum", "const", "not"]
    .filter((keyword) => keyword in root)
    .map((keyword) => `# has ${keyword}`),
];

const unknownKeywords =
  (known: ReadonlySet<string>): Check =>
  (schema, at) =>
    Object.keys(schema)
      .filter((keyword) => !known.has(keyword))
      .map((keyword) => `${at} has ${keyword}`);

const strictCheck: Check = (schema, at) => {
  const faults = [...unknownKeywords(strictKeywords)(schema, at)];
  const types = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];
  if (types.includes("object")) {
    const names = Object.keys(isObject(schema["properties"]) ? schema["properties"] : {});
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    if (schema["additionalProperties"] !== false) faults.push(`${at} is open`);
    if (JSON.stringify([...names].sort()) !== JSON.stringify([...required].sort()))
      faults.push(`${at} does not require all`);
  }
  if (types.includes("array") && !isObject(schema["items"])) faults.push(`${at} has no items`);
  if (schema["type"] === undefined && schema["anyOf"] === undefined && schema["$ref"] === undefined)
    faults.push(`${at} has no type`);
  if (schema["$ref"] !== undefined && Object.keys(schema).length > 1) faults.push(`${at} has keywords beside $ref`);
  if (typeof schema["format"] === "string" && !strictFormats.has(schema["format"]))
    faults.push(`${at} has format ${schema["format"]}`);
  return faults;
};

export const strictRuleFaults = (parameters: Schema): readonly string[] => [
  ...rootFaults(parameters),
  ...everywhere(parameters, strictCheck),
];

const geminiCheck: Check = (schema, at) => {
  const faults = [...unknownKeywords(geminiKeywords)(schema, at)];
  const values = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  if (values.some((value) => typeof value !== "string" && typeof value !== "number"))
    faults.push(`${at} has other values than strings and numbers`);
  if (schema["$ref"] !== undefined && Object.keys(schema).some((keyword) => !keyword.startsWith("$")))
    faults.push(`${at} has keywords beside $ref`);
  return faults;
};

export const geminiRuleFaults = (parameters: Schema): readonly string[] => [
  ...rootFaults(parameters),
  ...everywhere(parameters, geminiCheck),
];

/** OpenAI without strict mode and Anthropic: an object without combinators at the root, anything inside. */
export const plainRuleFaults = rootFaults;
