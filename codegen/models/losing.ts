/** Removes a keyword from a schema: notes the loss, and puts the keyword into words for the description. */
import type { JsonValue } from "../../src/contract/contract.js";
import { capitalized, constraintWords, sentence } from "../constraintWords.js";
import type { Schema } from "../schema.js";
import type { NoteStep } from "./lossyStep.js";
import type { Origins } from "./origins.js";

export interface LosingContext {
  readonly origins: Origins;
  readonly note: NoteStep;
  /** Why this vendor's manifests cannot have a keyword, for the report. */
  readonly why: (keyword: string) => string;
}

const json = (value: JsonValue | undefined): string => JSON.stringify(value ?? null);

/** Keywords for editors and transports, which are removed without words. */
const silent: ReadonlySet<string> = new Set(["$schema", "$comment", "$anchor", "x-mcp-header"]);

const annotationWords: Readonly<Record<string, (value: JsonValue) => string>> = {
  default: (value) => `Default: ${json(value)}.`,
  examples: (value) => (Array.isArray(value) ? `For example ${value.map(json).join(" or ")}.` : ""),
  deprecated: (value) => (value === true ? "Deprecated." : ""),
  title: () => "",
};

const conditionWords = (schema: Schema): string => {
  const then = schema["then"] === undefined ? "" : `, it has to match ${json(schema["then"])}`;
  const otherwise =
    schema["else"] === undefined ? "" : `${then === "" ? "," : ";"} otherwise it has to match ${json(schema["else"])}`;
  return `If this matches ${json(schema["if"])}${then}${otherwise}.`;
};

const wordsFor = (schema: Schema, keyword: string, value: JsonValue): string => {
  const annotation = annotationWords[keyword];
  if (annotation !== undefined) return annotation(value);
  if (keyword === "if") return conditionWords(schema);
  if (keyword === "then" || keyword === "else") return "";
  if (keyword === "format") return `Format: ${String(value)}.`;
  if (keyword === "const") return `Always ${json(value)}.`;
  if (keyword === "enum") return Array.isArray(value) ? `One of ${value.map(json).join(", ")}.` : "";
  const [constraint] = constraintWords({ [keyword]: value });
  return constraint === undefined ? "" : `${capitalized(constraint)}.`;
};

/** Notes that a keyword of a schema is left out, and gives the words for it; empty if there is nothing to say. */
export const lose = (schema: Schema, keyword: string, context: LosingContext): string => {
  const value = schema[keyword] ?? null;
  const isSilent = silent.has(keyword);
  const isAnnotation = isSilent || Object.hasOwn(annotationWords, keyword);
  const words = isSilent ? "" : wordsFor(schema, keyword, value);
  const isSaid = words !== "" || keyword === "then" || keyword === "else";
  context.note(
    context.origins.allOf(schema, keyword),
    `\`${keyword}\` is left out${isSaid ? "; the description says it" : isSilent ? "; it says nothing to a model" : ""}`,
    context.why(keyword),
    isAnnotation ? "same" : "more",
  );
  return words;
};

/** The description with sentences added; no property if there is nothing to say. */
export const describedBy = (
  description: string | undefined,
  words: readonly string[],
): { readonly description?: string } => {
  const parts = [sentence(description ?? ""), ...words].filter((part) => part !== "");
  if (parts.length === 0) return {};
  return { description: words.every((word) => word === "") ? (description ?? "") : parts.join(" ") };
};
