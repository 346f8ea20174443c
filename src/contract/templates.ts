/**
 * Texts with gaps, such as e-mails. The generator reads them from `contracts/<pack>/templates`; here they are filled in. Nothing is
 * evaluated, only own members of the data are read, and what goes into HTML is escaped. Knows no pack and no mail.
 */
import type { JsonObject, SchemaFailure, Validator } from "./contract.js";
import { ownValue } from "./validation/schemaWalk.js";

/** A path into the data, such as `client.name`. Empty: the current item of a list, or the data itself. */
export type TemplatePath = string;

/** A piece of a template: literal text, a value, parts repeated for each item of a list, or parts for a value that is truthy. */
export type TemplatePart =
  | string
  | { readonly show: TemplatePath }
  | { readonly each: TemplatePath; readonly parts: TemplateParts; readonly otherwise?: TemplateParts }
  | { readonly when: TemplatePath; readonly parts: TemplateParts; readonly otherwise?: TemplateParts };

export type TemplateParts = readonly TemplatePart[];

/** A template filled with data that conform to its schema. */
export interface FilledTemplate {
  /** One line, not escaped, because it is not HTML. */
  readonly subject: string;
  /** Every value in it is escaped. */
  readonly html: string;
}

export type TemplateOutcome = FilledTemplate | { readonly failures: readonly SchemaFailure[] };

/** A template as its contract describes it. `Data` is what it is filled in with. */
export interface Template<Data = never> {
  readonly name: string;
  readonly description: string;
  /** The schema of `Data`: to describe failures, and to show callers. */
  readonly schema: JsonObject;
  /** Empty if the data conform; otherwise the first failure, or one for each missing variable. */
  readonly validate: (data: unknown) => readonly SchemaFailure[];
  readonly subject: (data: Data) => string;
  readonly html: (data: Data) => string;
  /** Validates, then fills in both. */
  readonly fill: (data: unknown) => TemplateOutcome;
}

export type Templates = Readonly<Record<string, Template>>;

/** A template as its generated module describes it. */
export interface TemplateDescription extends Pick<Template, "name" | "description" | "schema"> {
  readonly validator: Validator;
  readonly subject: TemplateParts;
  readonly html: TemplateParts;
}

const valueAt = (scope: unknown, path: TemplatePath): unknown =>
  path === "" ? scope : path.split(".").reduce(ownValue, scope);

/** The text of a value: lists are joined with commas; objects, null and undefined give an empty text. */
const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join(", ");
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";
};

/** Truthiness as in Handlebars: undefined, null, an empty text, zero, false and an empty list are falsy. */
const saysSomething = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const written = (parts: TemplateParts, scope: unknown, write: (words: string) => string): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("show" in part) return write(wordsOf(valueAt(scope, part.show)));
      const { parts: inner, otherwise = [] } = part;
      const value = valueAt(scope, "each" in part ? part.each : part.when);
      if (!("each" in part)) return written(saysSomething(value) ? inner : otherwise, scope, write);
      if (!Array.isArray(value) || value.length === 0) return written(otherwise, scope, write);
      return value.map((item: unknown) => written(inner, item, write)).join("");
    })
    .join("");

/** Escapes for the characters that could end a text, a tag or an attribute, quoted or not. */
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
  "`": "&#x60;",
  "=": "&#x3D;",
};

export const escapedForHtml = (words: string): string =>
  words.replaceAll(/[&<>"'`=]/g, (letter) => entities[letter] ?? letter);

/** Replaces line ends and other control characters with spaces, so that a value cannot add a header to an e-mail. */
export const onOneLine = (words: string): string => words.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** The first failure; if it is a missing variable, one failure for each missing variable. */
const failuresOf = (validator: Validator, schema: JsonObject, data: unknown): readonly SchemaFailure[] => {
  if (validator(data)) return [];
  const first = validator.errors?.[0];
  if (first === undefined) return [{ instancePath: "", schemaPath: "#", keyword: "false schema", params: {} }];
  const { required } = schema;
  if (first.keyword !== "required" || first.instancePath !== "" || !Array.isArray(required)) return [first];
  return required
    .filter((name) => ownValue(data, name) === undefined)
    .map((name) => ({ ...first, params: { missingProperty: name } }));
};

/** Creates a template from its description (used by generated code). */
export const template = <Data>(description: TemplateDescription): Template<Data> => {
  const { name, schema, validator } = description;
  const validate = (data: unknown): readonly SchemaFailure[] => failuresOf(validator, schema, data);
  const subject = (data: unknown): string => onOneLine(written(description.subject, data, (words) => words));
  const html = (data: unknown): string => written(description.html, data, escapedForHtml);
  const fill = (data: unknown): TemplateOutcome => {
    const failures = validate(data);
    return failures.length > 0 ? { failures } : { subject: subject(data), html: html(data) };
  };
  return { name, description: description.description, schema, validate, subject, html, fill };
};
