/** Limits of the vendors on sizes and names. A vendor refuses a tool that exceeds one, so the report names the tool. */
import type { JsonObject } from "../../src/contract/contract.js";
import { definitionsOf, propertiesOf, referenceOf, requiredOf, type Schema, visitSchema } from "../schema.js";

/** https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas, on objects, strings and enums. */
const strictLimits = {
  properties: 5000,
  levels: 10,
  characters: 120_000,
  values: 1000,
  longEnum: 250,
  longEnumCharacters: 15_000,
} as const;

const textLength = (values: readonly unknown[]): number =>
  values.reduce<number>((total, value) => total + (typeof value === "string" ? value.length : 0), 0);

/** How deep objects are nested. Definitions are followed; a recursive one counts once. */
const levelsOf = (
  schema: Schema,
  definitions: ReadonlyMap<string, Schema>,
  above: ReadonlySet<string> = new Set(),
): number => {
  const name = referenceOf(schema);
  if (name !== undefined) {
    return above.has(name) ? 0 : levelsOf(definitions.get(name) ?? {}, definitions, new Set(above).add(name));
  }
  const inner = [
    ...propertiesOf(schema).map(([, property]) => property),
    ...["items"].flatMap((keyword) => childrenOf(schema, keyword)),
    ...["anyOf"].flatMap((keyword) => childrenOf(schema, keyword)),
  ].map((child) => levelsOf(child, definitions, above));
  return (schema["type"] === "object" ? 1 : 0) + Math.max(0, ...inner);
};

const childrenOf = (schema: Schema, keyword: string): readonly Schema[] => {
  const value = schema[keyword];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is JsonObject => typeof item === "object" && item !== null && !Array.isArray(item));
};

/** The documented limits that a schema in strict form exceeds. */
export const strictFaults = (parameters: Schema): readonly string[] => {
  const counted = { properties: 0, characters: 0, values: 0 };
  const faults: string[] = [];
  visitSchema(parameters, (schema) => {
    const names = propertiesOf(schema).map(([name]) => name);
    const values = Array.isArray(schema["enum"]) ? schema["enum"] : [];
    counted.properties += names.length;
    counted.values += values.length;
    counted.characters += textLength([...names, ...values, schema["const"], ...definitionsOf(schema).keys()]);
    if (values.length > strictLimits.longEnum && textLength(values) > strictLimits.longEnumCharacters) {
      faults.push(
        `an enum of ${values.length} values has ${textLength(values)} characters, ${strictLimits.longEnumCharacters} are allowed`,
      );
    }
  });
  const levels = levelsOf(parameters, definitionsOf(parameters));
  const beyond = (what: string, count: number, limit: number): readonly string[] =>
    count > limit ? [`${count} ${what}, ${limit} are allowed`] : [];
  return [
    ...faults,
    ...beyond("properties", counted.properties, strictLimits.properties),
    ...beyond("levels of objects", levels, strictLimits.levels),
    ...beyond("characters in names and values", counted.characters, strictLimits.characters),
    ...beyond("enum values", counted.values, strictLimits.values),
  ];
};

/** `geminiName` has 64 characters at most, as the names of the other vendors do. Lint's rule on tool names sets the same limit. */
const geminiName = /^[A-Za-z_][A-Za-z0-9_.:-]{0,63}$/;
const modelName = /^[A-Za-z0-9_-]{1,64}$/;

/** What OpenAI and Anthropic refuse in a tool's name. */
export const nameFaults = (name: string): readonly string[] =>
  modelName.test(name) ? [] : [`the name ${name} does not match ${modelName.source}`];

/** Whether a definition reaches itself through properties that are all required. */
const mustHoldItself = (name: string, definitions: ReadonlyMap<string, Schema>): boolean => {
  const reached = new Set<string>();
  const follow = (schema: Schema): void => {
    const reference = referenceOf(schema);
    if (reference !== undefined) {
      if (reached.has(reference)) return;
      reached.add(reference);
      follow(definitions.get(reference) ?? {});
      return;
    }
    const required = new Set(requiredOf(schema));
    for (const [property, child] of propertiesOf(schema)) if (required.has(property)) follow(child);
    for (const keyword of ["items", "anyOf"]) for (const child of childrenOf(schema, keyword)) follow(child);
  };
  follow(definitions.get(name) ?? {});
  return reached.has(name);
};

/** What Gemini refuses: it expands recursion only in optional properties, and wants names that begin with a letter or `_`. */
export const geminiFaults = (name: string, parameters: Schema): readonly string[] => {
  const definitions = definitionsOf(parameters);
  return [
    ...(geminiName.test(name) ? [] : [`the name ${name} does not match ${geminiName.source}`]),
    ...[...definitions.keys()]
      .filter((definition) => mustHoldItself(definition, definitions))
      .map((definition) => `${definition} holds itself through required properties`),
  ];
};
