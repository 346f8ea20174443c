/** Describes the types and fields of schemas for the reference, in sentences and rows of tables. */
import type { JsonValue } from "../../src/contract/contract.js";
import { capitalized, constraintWords, sentence } from "../constraintWords.js";
import { type Definitions, dereference } from "../defaults.js";
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
import type { Inline, Row } from "./referenceTypes.js";

/** The anchors of the reference. One with a prefix never equals that of a reason, because reasons have no hyphen. */
export const anchors = {
  tool: (name: string): string => `tool-${name}`,
  toolset: (name: string): string => `toolset-${name}`,
  resource: (name: string): string => `resource-${name}`,
  prompt: (name: string): string => `prompt-${name}`,
  setting: (name: string): string => `setting-${name}`,
  template: (name: string): string => `template-${name}`,
  webhook: (name: string): string => `webhook-${name}`,
  type: (name: string): string => `type-${name}`,
  reason: (reason: string): string => reason,
} as const;

const text = (words: string): Inline => ({ text: words });
const code = (value: JsonValue): Inline => ({ code: JSON.stringify(value) });

const joined = (parts: readonly (readonly Inline[])[], separator: string): readonly Inline[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

/** Maximum depth to which a type is written inline; a recursive type ends there. */
const deepestTelling = 6;

export const typeOf = (schema: Schema, surroundings: Surroundings, depth = 0): readonly Inline[] => {
  const { definitions, named } = surroundings;
  if (depth > deepestTelling) return [text("and so on")];
  const reference = referenceOf(schema);
  if (reference !== undefined) {
    return named.has(reference)
      ? [{ label: reference, anchor: anchors.type(reference) }]
      : typeOf(dereference(schema, definitions), surroundings, depth + 1);
  }
  if (Object.hasOwn(schema, "const")) return [code(schema["const"] ?? null)];
  if (Array.isArray(schema["enum"]))
    return joined(
      schema["enum"].map((value: JsonValue) => [code(value)]),
      ", ",
    );
  const { items } = schema;
  if (isObject(items)) return [text("array of "), ...typeOf(items, surroundings, depth + 1)];
  const format = textOf(schema, "format");
  const types = typesOf(schema).map((type) => (type === "string" && format !== undefined ? format : type));
  if (types.length > 0) return [text(types.join(" or "))];
  const branches = (["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) => branchesOf(schema, keyword));
  return branches.length === 0
    ? [text("any value")]
    : joined(
        branches.map((branch) => typeOf(branch, surroundings, depth + 1)),
        " or ",
      );
};

const patternWords = /^matches `(.*)`$/s;

/** The sentences on a value besides its type: description, limits, default. */
const sentencesOf = (schema: Schema): readonly Inline[] => {
  const limits = constraintWords(schema).map((words): readonly Inline[] => {
    const [, pattern] = patternWords.exec(words) ?? [];
    return pattern === undefined ? [text(words)] : [text("matches "), { code: pattern }];
  });
  const limitWords = joined(limits, ", ");
  const [first, ...others] = limitWords;
  const description = sentence(textOf(schema, "description") ?? "");
  return joined(
    [
      description === "" ? [] : [text(description)],
      first === undefined ? [] : ["text" in first ? text(capitalized(first.text)) : first, ...others, text(".")],
      Object.hasOwn(schema, "default") ? [text("Default "), code(schema["default"] ?? null), text(".")] : [],
    ],
    " ",
  );
};

/** The types to which a schema can refer. */
export interface Surroundings {
  readonly definitions: Definitions;
  /** Types that have a table of their own. The others are described where they are used. */
  readonly named: ReadonlySet<string>;
}

const inlined = (schema: Schema, { definitions, named }: Surroundings): Schema => {
  const reference = referenceOf(schema);
  return reference === undefined || named.has(reference) ? schema : dereference(schema, definitions);
};

/** The properties of an object and of the anonymous objects in it, one row each. Named objects have their own table. */
export const rowsOf = (
  schema: Schema,
  surroundings: Surroundings,
  prefix = "",
  above: ReadonlySet<Schema> = new Set(),
): readonly Row[] => {
  const target = inlined(schema, surroundings);
  const required = new Set(requiredOf(target));
  if (above.has(target)) return [];
  const below = new Set(above).add(target);
  return propertiesOf(target).flatMap(([name, declared]) => {
    const path = `${prefix}${name}`;
    const property = inlined(declared, surroundings);
    const items = isObject(property["items"]) ? inlined(property["items"], surroundings) : undefined;
    const row: Row = {
      path,
      type: typeOf(items === undefined ? property : { ...property, items }, surroundings),
      isRequired: required.has(name),
      description: joined(
        [sentencesOf({ ...property, ...declared }), items === undefined ? [] : sentencesOf(items)],
        " Each: ",
      ),
    };
    const inner =
      items === undefined
        ? rowsOf(property, surroundings, `${path}.`, below)
        : rowsOf(items, surroundings, `${path}[].`, below);
    return [row, ...inner];
  });
};
