/** Keywords of a schema in words: for the documentation, and for descriptions that replace keywords which a schema may not have. */
import type { JsonValue } from "../src/contract/contract.js";
import type { Schema } from "./schema.js";

const counted = (value: JsonValue, unit: string, units = `${unit}s`): string =>
  `${String(value)} ${value === 1 ? unit : units}`;

const words: Readonly<Record<string, (value: JsonValue) => string>> = {
  pattern: (value) => `matches \`${String(value)}\``,
  minLength: (value) => `at least ${counted(value, "character")}`,
  maxLength: (value) => `at most ${counted(value, "character")}`,
  minimum: (value) => `at least ${String(value)}`,
  maximum: (value) => `at most ${String(value)}`,
  exclusiveMinimum: (value) => `more than ${String(value)}`,
  exclusiveMaximum: (value) => `less than ${String(value)}`,
  multipleOf: (value) => `a multiple of ${String(value)}`,
  minItems: (value) => `at least ${counted(value, "item")}`,
  maxItems: (value) => `at most ${counted(value, "item")}`,
  minProperties: (value) => `at least ${counted(value, "property", "properties")}`,
  maxProperties: (value) => `at most ${counted(value, "property", "properties")}`,
  uniqueItems: (value) => (value === true ? "no item twice" : ""),
};

/** The limits of the schema itself in words, in the order of its keywords. Types, formats and subschemas are left out. */
export const constraintWords = (schema: Schema): readonly string[] =>
  Object.entries(schema)
    .flatMap(([keyword, value]) => (Object.hasOwn(words, keyword) ? [words[keyword]?.(value) ?? ""] : []))
    .filter((text) => text !== "");

/** A text that ends as a sentence does. */
export const sentence = (text: string): string => {
  const trimmed = text.trimEnd();
  return trimmed === "" || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

/** A text that begins as a sentence does. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
