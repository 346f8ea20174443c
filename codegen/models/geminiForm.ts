/**
 * The form of a tool's input schema for Gemini's `parametersJsonSchema`. The API accepts any JSON Schema and reads these keywords:
 * https://ai.google.dev/api/generate-content#FIELDS.response_json_schema (the list of `responseJsonSchema`; the field of functions,
 * https://ai.google.dev/api/caching#FunctionDeclaration, names none of its own). What it does not read is put into descriptions.
 */
import type { JsonValue } from "../../src/contract/contract.js";
import { type Definitions, isRequirement } from "../defaults.js";
import { combinatorWords } from "../manifest.js";
import type { ToolModel } from "../model.js";
import { branchesOf, definitionsOf, isObject, type Schema, textOf, typesOf } from "../schema.js";
import { describedBy, type LosingContext, lose } from "./losing.js";
import type { NoteStep } from "./lossyStep.js";
import { type MergeContext, withoutAllOf } from "./merge.js";
import { objectRoot } from "./objectRoot.js";
import { originsOf } from "./origins.js";

const kept: ReadonlySet<string> = new Set([
  "$defs",
  "$ref",
  "$anchor",
  "type",
  "format",
  "title",
  "description",
  "items",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "properties",
  "additionalProperties",
  "required",
]);

export interface GeminiForm {
  readonly parameters: Schema;
  readonly sentences: readonly string[];
}

interface GeminiContext extends MergeContext, LosingContext {}

const nullType: Schema = { type: "null" };

const typeOfValue = (value: JsonValue): string => (typeof value === "number" ? "number" : typeof value);

/** `enum` contains only strings and numbers: null becomes a type, and so do true and false together. */
const valuesForm = (
  schema: Schema,
  context: GeminiContext,
): { readonly form: Schema; readonly words: readonly string[] } => {
  const keyword = Object.hasOwn(schema, "const") ? "const" : "enum";
  const listed = schema["enum"];
  const values: readonly JsonValue[] =
    keyword === "const" ? [schema["const"] ?? null] : Array.isArray(listed) ? listed : [];
  const plain = values.filter((value) => typeof value === "string" || typeof value === "number");
  const truths = values.filter((value) => typeof value === "boolean");
  const types = typesOf(schema).filter((type) => type !== "null" && type !== "boolean");
  const type = types.length === 1 ? types[0] : types.length > 1 ? types : undefined;
  const plainTypes = [...new Set(plain.map(typeOfValue))];
  const branches: readonly Schema[] = [
    ...(plain.length > 0
      ? [{ type: type ?? (plainTypes.length === 1 ? (plainTypes[0] ?? "string") : plainTypes), enum: plain }]
      : []),
    ...(truths.length > 0 ? [{ type: "boolean" }] : []),
    ...(values.includes(null) ? [nullType] : []),
  ];
  const words = truths.length === 1 ? [lose(schema, keyword, context)] : [];
  const [only] = branches;
  return { form: branches.length === 1 && only !== undefined ? only : { anyOf: branches }, words };
};

const choices = ["anyOf", "oneOf"] as const;

const choiceForm = (
  schema: Schema,
  hasValues: boolean,
  context: GeminiContext,
): { readonly form: Schema; readonly words: readonly string[] } => {
  const words: string[] = [];
  const form: Record<string, JsonValue> = {};
  for (const keyword of choices) {
    const branches = branchesOf(schema, keyword);
    if (branches.length === 0) continue;
    if (branches.every(isRequirement)) {
      context.note(
        context.origins.allOf(schema, keyword),
        `\`${keyword}\` is left out; the description says it`,
        context.why(keyword),
        "more",
      );
      words.push(combinatorWords(schema, keyword) ?? "");
      continue;
    }
    if (hasValues || form["anyOf"] !== undefined) {
      words.push(lose(schema, keyword, context));
      continue;
    }
    if (keyword === "oneOf") {
      context.note(
        context.origins.allOf(schema, keyword),
        "`oneOf` becomes `anyOf`: that only one branch fits is no longer asked for",
        "Gemini reads `oneOf` as `anyOf`.",
        "more",
      );
    }
    form["anyOf"] = branches.map((branch) => geminiForm(branch, context));
  }
  return { form, words };
};

const mapped = (keyword: string, value: JsonValue, context: GeminiContext): JsonValue => {
  if ((keyword === "items" || keyword === "additionalProperties") && isObject(value)) return geminiForm(value, context);
  if ((keyword === "properties" || keyword === "$defs") && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, isObject(inner) ? geminiForm(inner, context) : inner]),
    );
  }
  return value;
};

const geminiForm = (given: Schema, context: GeminiContext): Schema => {
  const schema = withoutAllOf(given, context);
  const hasValues = Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const");
  const values = hasValues ? valuesForm(schema, context) : { form: {}, words: [] };
  const choice = choiceForm(schema, hasValues, context);
  const handled = new Set(["enum", "const", ...choices, "description", ...(hasValues ? ["type"] : [])]);
  const lost = Object.keys(schema).filter((keyword) => !handled.has(keyword) && !kept.has(keyword));
  const words = [...values.words, ...choice.words, ...lost.map((keyword) => lose(schema, keyword, context))];
  const own = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => kept.has(keyword) && !handled.has(keyword))
      .map(([keyword, value]) => [keyword, mapped(keyword, value, context)]),
  );
  const description = describedBy(textOf(schema, "description"), words);
  const { $ref: reference, $anchor: _anchor, ...besides } = own;
  // No other keyword may stand beside `$ref`.
  if (reference !== undefined && Object.keys({ ...besides, ...description }).length > 0) {
    return { ...besides, ...description, anyOf: [{ $ref: reference }] };
  }
  return { ...own, ...values.form, ...description, ...choice.form };
};

/** Converts a tool's input schema to the form that Gemini reads, and notes what is lost. */
export const geminiParameters = (tool: Pick<ToolModel, "inputSchema">, note: NoteStep): GeminiForm => {
  const definitions: Definitions = definitionsOf(tool.inputSchema);
  const context: GeminiContext = {
    definitions,
    origins: originsOf(tool.inputSchema),
    note,
    why: (keyword) => `Gemini names no \`${keyword}\` among what it reads.`,
  };
  const { schema, sentences } = objectRoot(tool.inputSchema, context);
  const conditions = ["if", "then", "else"].filter((keyword) => Object.hasOwn(schema, keyword));
  const said = conditions.map((keyword) => lose(schema, keyword, context)).filter((words) => words !== "");
  const { if: _if, then: _then, else: _else, ...unconditional } = schema;
  return {
    parameters: geminiForm(context.origins.copied(unconditional, schema), context),
    sentences: [...sentences, ...said],
  };
};
