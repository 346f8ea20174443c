/** What strict mode supports of a schema, which types a schema admits, and how null is added to them. */
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";
import { dereference } from "../defaults.js";
import { branchesOf, type Schema, typesOf } from "../schema.js";
import type { LosingContext } from "./losing.js";
import type { NoteStep } from "./lossyStep.js";
import { choiceOf, type MergeContext, withoutAllOf } from "./merge.js";
import type { Plan } from "./runtime/strict.types.js";

export const formats: ReadonlySet<JsonValue> = new Set([
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
]);

const numberKeywords = ["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"];

/** The keywords besides `type` that a value of a type may have. Structure is decided elsewhere. */
export const supported: Readonly<Record<string, readonly string[]>> = {
  string: ["enum", "const", "pattern", "format"],
  number: ["enum", "const", ...numberKeywords],
  integer: ["enum", "const", ...numberKeywords],
  boolean: ["enum", "const"],
  null: ["enum", "const"],
  array: ["items", "minItems", "maxItems"],
  object: ["properties", "required", "additionalProperties"],
};

export const structural: ReadonlySet<string> = new Set(["type", "description", "title", "$defs"]);

export interface Node {
  readonly schema: Schema;
  readonly plan: Plan | null;
}

export interface StrictContext extends MergeContext, LosingContext {
  readonly note: NoteStep;
  readonly reshape: (pointer: string, what: string) => void;
  /** Choices that are checked again when the plans of all definitions are known. */
  readonly choices: { readonly pointers: readonly string[]; readonly nodes: readonly Node[] }[];
}

const typeOfValue = (value: JsonValue): string =>
  value === null ? "null" : typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;

/** Keywords that apply to one type only, and so show the type of a schema without `type`. */
const telling: Readonly<Record<string, readonly string[]>> = {
  object: ["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  string: ["pattern", "format", "minLength", "maxLength"],
  number: numberKeywords,
};

/** The types that a schema admits. Without `type`, its other keywords show them. */
export const admittedTypes = (schema: Schema): readonly string[] => {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  const single = Object.hasOwn(schema, "const") ? [schema["const"] ?? null] : [];
  const values: readonly JsonValue[] = Array.isArray(schema["enum"]) ? schema["enum"] : single;
  if (values.length > 0) return [...new Set(values.map(typeOfValue))];
  return Object.keys(telling).filter((type) => telling[type]?.some((keyword) => Object.hasOwn(schema, keyword)));
};

/** Notes a schema whose type is shown only by its other keywords: the contract also admits values of all other types. */
export const noteToldType = (schema: Schema, types: readonly string[], context: StrictContext): void => {
  const isTold = typesOf(schema).length === 0 && !Object.hasOwn(schema, "enum") && !Object.hasOwn(schema, "const");
  if (!isTold) return;
  const what = `only a value of type ${types.join(" or ")} can be sent`;
  context.note(context.origins.allOf(schema, "type"), what, "Strict mode wants a type for every value.", "less");
};

/** Whether the contract itself admits null. A schema without any type does not count: its values are sent as JSON text. */
export const admitsNull = (schema: Schema, context: StrictContext, above: ReadonlySet<Schema> = new Set()): boolean => {
  const target = withoutAllOf(dereference(schema, context.definitions), { ...context, note: () => undefined });
  if (above.has(target)) return false;
  const below = new Set(above).add(target);
  const types = admittedTypes(target);
  if (types.length > 0 && !types.includes("null")) return false;
  if (Array.isArray(target["enum"]) && !target["enum"].includes(null)) return false;
  if (Object.hasOwn(target, "const") && target["const"] !== null) return false;
  const choice = choiceOf(target);
  if (choice !== undefined) return branchesOf(target, choice).some((branch) => admitsNull(branch, context, below));
  return types.includes("null");
};

export const nullType: Schema = { type: "null" };

/** The same schema with null admitted. The description stays at the top, where models look for it. */
export const nullable = (schema: Schema): Schema => {
  const { description, ...rest } = schema;
  const outside = description === undefined ? {} : { description };
  const { type } = schema;
  const isPlain =
    typeof type === "string" && !["object", "array"].includes(type) && !("enum" in schema) && !("const" in schema);
  if (isPlain) return { ...schema, type: [type, "null"] };
  const onlyBranches = Array.isArray(rest["anyOf"]) && Object.keys(rest).length === 1 ? rest["anyOf"] : undefined;
  return { ...outside, anyOf: onlyBranches === undefined ? [rest, nullType] : [...onlyBranches, nullType] };
};

export const closed = (properties: JsonObject): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
