/** Says in words what a schema expects: the second half of every validation message. */
import type { JsonObject, JsonValue, SchemaFailure } from "../../contract/contract.js";
import { branchesOf } from "../../contract/validation/schemaWalk.js";
import { listed } from "./shown.js";

const formatWords: Readonly<Record<string, string>> = {
  date: "a calendar date as YYYY-MM-DD, for example 2026-06-15",
  time: "a time with an offset, for example 10:00:00Z",
  "date-time": "a date and time with an offset from UTC, for example 2026-06-15T10:00:00Z or 2026-06-15T10:00:00-07:00",
  email: "an e-mail address, for example ada@example.com",
  uri: "a URI, for example https://example.com/",
  uuid: "a UUID, for example 123e4567-e89b-12d3-a456-426614174000",
};

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null",
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const stringsIn = (value: JsonValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

const typesIn = ({ type }: JsonObject): readonly string[] => (typeof type === "string" ? [type] : stringsIn(type));

const range = (minimum: JsonValue | undefined, maximum: JsonValue | undefined, unit: string): string | undefined => {
  const suffix = unit === "" ? "" : ` ${unit}`;
  if (typeof minimum === "number" && typeof maximum === "number") return `${minimum} to ${maximum}${suffix}`;
  if (typeof minimum === "number") return `${minimum} or more${suffix}`;
  return typeof maximum === "number" ? `${maximum} or less${suffix}` : undefined;
};

/** The kind of value a schema admits, with its range where it has one. */
export const typeWords = (schema: JsonObject): string => {
  if (Array.isArray(schema["enum"])) return `one of ${listed(schema["enum"])}`;
  if (Object.hasOwn(schema, "const")) return JSON.stringify(schema["const"]);
  const { format, required, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (typeof format === "string") return own(formatWords, format) ?? `text in the format ${format}`;
  const words = typesIn(schema).map((type) => own(typeNames, type) ?? type);
  const limits = [
    range(minimum, maximum, ""),
    range(minLength, maxLength, "characters"),
    range(minItems, maxItems, "items"),
  ].filter((limit) => limit !== undefined);
  const names = stringsIn(required);
  const kind = words.length === 0 ? "a value" : words.join(" or ");
  const withNames = names.length > 0 ? `${kind} with ${names.join(", ")}` : kind;
  return limits.length === 0 ? withNames : `${withNames} (${limits.join(", ")})`;
};

/** Whether a description tells only the default: then it does not describe the value. */
const isAboutAbsence = (description: string): boolean => /^defaults? /i.test(description);

const withDescription = (words: string, { description }: JsonObject): string =>
  typeof description === "string" && !isAboutAbsence(description)
    ? `${words}, for "${description.replace(/\.\s*$/, "")}"`
    : words;

type Words = (schema: JsonObject) => string;

/** What a value must be, by the keyword that failed: for keywords that the type and its range do not express. */
const wordsByKeyword: Readonly<Record<string, Words>> = {
  pattern: (schema) => withDescription(`text that matches ${String(schema["pattern"])}`, schema),
  uniqueItems: () => "no item twice",
  multipleOf: ({ multipleOf }) => `a multiple of ${String(multipleOf)}`,
  exclusiveMinimum: ({ exclusiveMinimum }) => `more than ${String(exclusiveMinimum)}`,
  exclusiveMaximum: ({ exclusiveMaximum }) => `less than ${String(exclusiveMaximum)}`,
  minProperties: ({ minProperties }) => `at least ${String(minProperties)} properties`,
  maxProperties: ({ maxProperties }) => `at most ${String(maxProperties)} properties`,
};

/** Says what is expected of a value: by the keyword that failed or, without one, by the whole schema. */
export const expectation = (schema: JsonObject, failure?: SchemaFailure): string => {
  const words = failure === undefined ? undefined : own(wordsByKeyword, failure.keyword);
  if (words !== undefined) return words(schema);
  const { format } = schema;
  const isSelfExplaining = typeof format === "string" || Array.isArray(schema["enum"]);
  if (failure === undefined && !isSelfExplaining) return withDescription(typeWords(schema), schema);
  return typeWords(schema);
};

/** The groups of names of which one is required (`anyOf: [{required: [...]}]`); undefined if the choice is of another form. */
export const requiredAlternatives = (
  schema: JsonObject,
  combinator: "anyOf" | "oneOf",
): readonly (readonly string[])[] | undefined => {
  const branches = branchesOf(schema, combinator);
  const isRequirement = branches.every((branch) => Object.keys(branch).every((key) => key === "required"));
  return isRequirement && branches.length > 0 ? branches.map(({ required }) => stringsIn(required)) : undefined;
};
