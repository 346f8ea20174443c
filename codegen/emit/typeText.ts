/**
 * Writes a schema as a TypeScript type. Everything is readonly: contracts describe values that nobody changes.
 * Types say less than validators do (no ranges, no patterns), but never anything else.
 */
import type { JsonValue } from "../../src/runtime/contract.js";
import { type Definitions, isRequirement, isUnion, resolvesWhenAbsent } from "../defaults.js";
import { propertyKey } from "../names.js";
import {
  branchesOf,
  isObject,
  propertiesOf,
  referenceOf,
  requiredOf,
  type Schema,
  textOf,
  typesOf,
} from "../schema.js";

export interface TypeContext {
  readonly definitions: Definitions;
  /** Resolved types are what a handler sees: defaults are filled in. */
  readonly isResolved: boolean;
  /** The name under which a shared schema is declared in this context. */
  readonly nameOf: (reference: string) => string;
}

const indentBy = (text: string, spaces: number): string => text.replaceAll("\n", `\n${" ".repeat(spaces)}`);

/** A doc comment, or nothing. A contract's text can never close it. */
export const docComment = (text: string | undefined): string => {
  if (text === undefined || text.trim() === "") return "";
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  return lines.length === 1
    ? `/** ${lines[0] ?? ""} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
};

const defaultNote = (schema: Schema): string | undefined =>
  Object.hasOwn(schema, "default") ? `Default: ${JSON.stringify(schema["default"])}.` : undefined;

const documentation = (schema: Schema): string | undefined => {
  const parts = [textOf(schema, "description"), defaultNote(schema)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(" ");
};

const literal = (value: JsonValue): string => JSON.stringify(value);

const objectText = (schema: Schema, context: TypeContext): string => {
  const required = new Set(requiredOf(schema));
  const properties = propertiesOf(schema).map(([name, property]) => {
    const isPresent = required.has(name) || (context.isResolved && resolvesWhenAbsent(property, context.definitions));
    const type = `readonly ${propertyKey(name)}${isPresent ? "" : "?"}: ${typeText(property, context)};`;
    return indentBy(`\n${docComment(documentation(property))}${type}`, 2);
  });
  const rest = schema["additionalProperties"];
  const isMap = properties.length === 0;
  if (isObject(rest))
    properties.push(`\n  readonly [key: string]: ${isMap ? indentBy(typeText(rest, context), 2) : "unknown"};`);
  else if (rest === true || (isMap && rest !== false)) properties.push("\n  readonly [key: string]: unknown;");
  return properties.length === 0 ? "Record<string, never>" : `{${properties.join("")}\n}`;
};

/** Whether a union or an intersection stands outside all brackets. Comments and string literals do not count. */
const isCompound = (text: string): boolean => {
  const quiet = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\//g, "");
  let depth = 0;
  for (const mark of quiet) {
    if ("{(".includes(mark)) depth++;
    else if ("})".includes(mark)) depth--;
    else if (depth === 0 && "|&".includes(mark)) return true;
  }
  return false;
};

const grouped = (text: string): string => (isCompound(text) ? `(${text})` : text);

const arrayText = (schema: Schema, context: TypeContext): string => {
  const { items } = schema;
  return `readonly ${isObject(items) ? grouped(typeText(items, context)) : "unknown"}[]`;
};

const textByType: Readonly<Record<string, (schema: Schema, context: TypeContext) => string>> = {
  string: () => "string",
  integer: () => "number",
  number: () => "number",
  boolean: () => "boolean",
  null: () => "null",
  object: objectText,
  array: arrayText,
};

/** A branch that only requires properties: those of the object it belongs to, now present. */
const requirementText = (branch: Schema, parent: Schema, context: TypeContext): string => {
  const properties = new Map(propertiesOf(parent));
  const entries = requiredOf(branch).map((name) => {
    const property = properties.get(name);
    return `readonly ${propertyKey(name)}: ${property === undefined ? "unknown" : typeText(property, context)}`;
  });
  const nested = (keyword: "anyOf" | "oneOf" | "allOf"): readonly string[] =>
    branchesOf(branch, keyword).map((inner) => grouped(requirementText(inner, parent, context)));
  const parts = [
    entries.length === 0 ? "" : `{ ${entries.join("; ")} }`,
    ...nested("allOf"),
    nested("anyOf").join(" | "),
    nested("oneOf").join(" | "),
  ].filter((part) => part !== "");
  return parts.length < 2 ? (parts[0] ?? "unknown") : parts.map(grouped).join(" & ");
};

const branchText = (branch: Schema, parent: Schema, context: TypeContext): string =>
  isRequirement(branch) ? grouped(requirementText(branch, parent, context)) : grouped(typeText(branch, context));

const unionText = (schema: Schema, keyword: "anyOf" | "oneOf", context: TypeContext): string | undefined => {
  const branches = branchesOf(schema, keyword);
  return branches.length === 0 ? undefined : branches.map((branch) => branchText(branch, schema, context)).join(" | ");
};

const ownText = (schema: Schema, context: TypeContext): string | undefined => {
  if (Object.hasOwn(schema, "const")) return literal(schema["const"] ?? null);
  if (Array.isArray(schema["enum"])) return schema["enum"].map(literal).join(" | ");
  const types = typesOf(schema);
  if (types.length === 0) return undefined;
  const texts = types.map((type) => textByType[type]?.(schema, context) ?? "unknown");
  return [...new Set(texts)].map((text) => (texts.length > 1 ? grouped(text) : text)).join(" | ");
};

/**
 * The type of a schema. In a resolved type what an object requires in branches (`anyOf: [{required}]`) is left out:
 * the validator has seen to them, and the function that fills in defaults builds one plain object.
 */
export const typeText = (schema: Schema, context: TypeContext): string => {
  const reference = referenceOf(schema);
  if (reference !== undefined) return context.nameOf(reference);
  const branches = [
    ...branchesOf(schema, "allOf").map((branch) => branchText(branch, schema, context)),
    unionText(schema, "anyOf", context),
    unionText(schema, "oneOf", context),
  ];
  const dropsRequirements = context.isResolved && !isUnion(schema);
  const parts = [ownText(schema, context), ...(dropsRequirements ? [] : branches)].filter((part) => part !== undefined);
  if (parts.length === 0) return "unknown";
  return parts.length === 1 ? (parts[0] ?? "unknown") : parts.map(grouped).join(" & ");
};
