/**
 * Writes a schema as a TypeScript type. Everything is readonly: contracts describe values that nobody changes.
 * Types are looser than validators (no ranges, no patterns), and never contradict them.
 */
import type { JsonValue } from "../../src/contract/contract.js";
import {
  alwaysRequired,
  type Definitions,
  dereference,
  holdsDefaults,
  isRequirement,
  isUnion,
  resolvesWhenAbsent,
} from "../defaults.js";
import { propertyKey } from "../names.js";
import { type JsonType, possibleTypes, typesLeftOf } from "../possibleTypes.js";
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
  /** Whether the schema is a branch. There the type of a required property is never `unknown`, which includes undefined. */
  readonly isBranch?: boolean;
  /** The name under which a shared schema is declared in this context. */
  readonly nameOf: (reference: string) => string;
}

const indentBy = (text: string, spaces: number): string => text.replaceAll("\n", `\n${" ".repeat(spaces)}`);

/** A doc comment; empty if the text is. A contract's text cannot close it. */
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

/** The type of any value but undefined, which `unknown` would include. */
const anything = "{} | null";

const objectText = (schema: Schema, context: TypeContext): string => {
  const required = new Set(alwaysRequired(schema));
  const properties = propertiesOf(schema).map(([name, property]) => {
    const isPresent = required.has(name) || (context.isResolved && resolvesWhenAbsent(property, context.definitions));
    const text = typeText(property, context);
    const isLoose = context.isBranch === true && isPresent && text === "unknown";
    const type = `readonly ${propertyKey(name)}${isPresent ? "" : "?"}: ${isLoose ? anything : text};`;
    return indentBy(`\n${docComment(documentation(property))}${type}`, 2);
  });
  const rest = schema["additionalProperties"];
  const isMap = properties.length === 0;
  const declared = new Set(propertiesOf(schema).map(([name]) => name));
  for (const name of required) {
    if (isMap && !declared.has(name)) properties.push(`\n  ${indentBy(presentText(name, schema, context), 2)};`);
  }
  if (isObject(rest))
    properties.push(`\n  readonly [key: string]: ${isMap ? indentBy(typeText(rest, context), 2) : "unknown"};`);
  else if (rest === true || (isMap && rest !== false)) properties.push("\n  readonly [key: string]: unknown;");
  return properties.length === 0 ? "Record<string, never>" : `{${properties.join("")}\n}`;
};

/** Whether a type has `|` or `&` outside all brackets, comments and string literals. */
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

/** The type of the items of an array, in parentheses if the syntax needs them: `readonly` cannot follow `readonly`. */
const itemText = (text: string): string => (text.startsWith("readonly ") ? `(${text})` : grouped(text));

const arrayText = (schema: Schema, context: TypeContext): string => {
  const { items } = schema;
  return `readonly ${isObject(items) ? itemText(typeText(items, context)) : "unknown"}[]`;
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

/** The schema of an object's property: its own, or that of a branch of `allOf`. */
const declaredIn = (schema: Schema, name: string, definitions: Definitions): Schema | undefined => {
  const own = new Map(propertiesOf(schema)).get(name);
  if (own !== undefined) return own;
  for (const branch of branchesOf(schema, "allOf")) {
    const found = declaredIn(dereference(branch, definitions), name, definitions);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A required property, with the type that it is declared with. */
const presentText = (name: string, parent: Schema, context: TypeContext): string => {
  const property = declaredIn(parent, name, context.definitions);
  const rest = parent["additionalProperties"];
  const type =
    property !== undefined ? typeText(property, context) : isObject(rest) ? typeText(rest, context) : anything;
  return `readonly ${propertyKey(name)}: ${type === "unknown" ? anything : type}`;
};

/** Whether a handler gets a new value of a property, with defaults. The type does not tell then that a branch requires it. */
const isMadeAnew = (name: string, parent: Schema, { isResolved, definitions }: TypeContext): boolean => {
  const property = declaredIn(parent, name, definitions);
  return isResolved && property !== undefined && holdsDefaults(property, definitions);
};

/** The type of a branch that only requires properties: these properties of its object, as required ones. */
const requirementText = (branch: Schema, parent: Schema, context: TypeContext): string => {
  const entries = requiredOf(branch)
    .filter((name) => !isMadeAnew(name, parent, context))
    .map((name) => presentText(name, parent, context));
  const nested = (keyword: "anyOf" | "oneOf" | "allOf"): readonly string[] =>
    branchesOf(branch, keyword).map((inner) => grouped(requirementText(inner, parent, context)));
  const parts = [
    entries.length === 0 ? "" : `{ ${entries.join("; ")} }`,
    ...nested("allOf"),
    nested("anyOf").join(" | "),
    nested("oneOf").join(" | "),
  ].filter((part) => part !== "");
  return parts.length < 2 ? (parts[0] ?? "{}") : parts.map(grouped).join(" & ");
};

const textsOfOthers: Readonly<Record<Exclude<JsonType, "object">, string>> = {
  array: "readonly unknown[]",
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
};

/** The type of such a branch if the value may be no object, too: `required` says nothing about other types. */
const requirementOrOtherText = (branch: Schema, parent: Schema, context: TypeContext): string => {
  const others = [...possibleTypes(parent, context.definitions)].flatMap((type) =>
    type === "object" ? [] : [textsOfOthers[type]],
  );
  const text = requirementText(branch, parent, context);
  return others.length === 0 ? text : [grouped(text), ...others].join(" | ");
};

/** The type of a branch, without the types that its parent excludes. Undefined if no value fits both. */
const branchText = (branch: Schema, parent: Schema, context: TypeContext): string | undefined => {
  if (isRequirement(branch)) return grouped(requirementOrOtherText(branch, parent, context));
  const possible = possibleTypes(parent, context.definitions);
  const { anyOf: _any, oneOf: _one, ...always } = parent;
  const own = [...possibleTypes(branch, context.definitions)];
  if (possibleTypes({ allOf: [always, branch] }, context.definitions).size === 0) return undefined;
  const left = own.filter((type) => possible.has(type));
  if (left.length === 0) return undefined;
  const text = typeText(onlyOf(branch, possible), { ...context, isBranch: true });
  const isNarrowed = left.length === own.length || typesOf(branch).length > 0 || text === "unknown";
  if (isNarrowed || !left.includes("object") || left.some((type) => type !== "object" && type !== "array"))
    return grouped(text);
  const structure = `Extract<${text}, object>`;
  return left.includes("array") ? structure : `Exclude<${structure}, readonly unknown[]>`;
};

/** A schema without those of its stated types that are not in `possible`. */
const onlyOf = (schema: Schema, possible: ReadonlySet<string>): Schema => {
  const types = typesOf(schema);
  const left = types.filter((type) => possible.has(type === "integer" ? "number" : type));
  return types.length === left.length ? schema : { ...schema, type: left };
};

const unionText = (schema: Schema, keyword: "anyOf" | "oneOf", context: TypeContext): string | undefined => {
  const branches = branchesOf(schema, keyword);
  if (branches.length === 0) return undefined;
  const texts = branches.map((branch) => branchText(branch, schema, context)).filter((text) => text !== undefined);
  return texts.length === 0 ? "never" : texts.join(" | ");
};

const ownText = (schema: Schema, context: TypeContext): string | undefined => {
  if (Object.hasOwn(schema, "const")) return literal(schema["const"] ?? null);
  if (Array.isArray(schema["enum"])) return schema["enum"].map(literal).join(" | ");
  const types = typesLeftOf(schema, context.definitions);
  if (types.length === 0) return undefined;
  const texts = types.map((type) => textByType[type]?.(schema, context) ?? "unknown");
  return [...new Set(texts)].map((text) => (texts.length > 1 ? grouped(text) : text)).join(" | ");
};

/**
 * The type of a schema. In a resolved type, branches that only require properties (`anyOf: [{required}]`) are left out:
 * the validator has checked them, and the function that fills in defaults builds one plain object.
 */
export const typeText = (schema: Schema, context: TypeContext): string => {
  const reference = referenceOf(schema);
  if (reference !== undefined) return context.nameOf(reference);
  const branches = [
    ...branchesOf(schema, "allOf").map((branch) => branchText(branch, schema, context) ?? "never"),
    unionText(schema, "anyOf", context),
    unionText(schema, "oneOf", context),
  ];
  const dropsRequirements = context.isResolved && !isUnion(schema);
  const parts = [ownText(schema, context), ...(dropsRequirements ? [] : branches)].filter((part) => part !== undefined);
  if (parts.length === 0) return "unknown";
  return parts.length === 1 ? (parts[0] ?? "unknown") : parts.map(grouped).join(" & ");
};
