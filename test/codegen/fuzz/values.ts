/** Draws values for a schema: most of them conform, the others miss by little. */
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema, typesOf } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import type { Lot } from "../compat/randomSchemas.js";

const below = (lot: Lot, count: number): number => Math.floor(lot() * count);
const pick = <T>(lot: Lot, items: readonly T[]): T | undefined => items[below(lot, items.length)];

const scalars: readonly JsonValue[] = [null, true, "", "a", "bb", "it's", -1, 0, 1, 1.5, 7];
const numbers = [-1, 0, 1, 2, 1.5, 7] as const;

/** Everything that may have a word to say about a value of this schema: itself and its branches, one of each choice. */
const partsOf = (
  lot: Lot,
  schema: Schema,
  definitions: ReadonlyMap<string, Schema>,
  depth: number,
): readonly Schema[] => {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].replace("#/$defs/", "") : undefined;
  const target = name === undefined ? schema : (definitions.get(name) ?? {});
  if (depth > 6) return [target];
  const chosen = (["anyOf", "oneOf"] as const)
    .map((keyword) => pick(lot, branchesOf(target, keyword)))
    .filter(isObject);
  const conditional = pick(lot, [["if", "then"], ["else"], []]) ?? [];
  const followed = [
    ...(name === undefined ? [] : [target]),
    ...branchesOf(target, "allOf"),
    ...chosen,
    ...conditional.map((keyword) => target[keyword]).filter(isObject),
  ];
  return [
    ...(name === undefined ? [target] : []),
    ...followed.flatMap((part) => partsOf(lot, part, definitions, depth + 1)),
  ];
};

const objectOf = (
  lot: Lot,
  parts: readonly Schema[],
  definitions: ReadonlyMap<string, Schema>,
  depth: number,
): JsonObject => {
  const required = new Set(parts.flatMap(requiredOf));
  const chance = depth > 3 ? 0.1 : 0.6;
  const entries = parts
    .flatMap(propertiesOf)
    .filter(([name]) => lot() < (required.has(name) ? 0.97 : chance))
    .map(([name, property]): [string, JsonValue] => [name, valueFor(lot, property, definitions, depth + 1)]);
  const rest = parts.map((part) => part["additionalProperties"]).find((part) => part !== undefined && part !== false);
  const more: [string, JsonValue][] =
    lot() < (rest === undefined ? 0.08 : 0.5)
      ? [["undeclared", isObject(rest) ? valueFor(lot, rest, definitions, depth + 1) : (pick(lot, scalars) ?? null)]]
      : [];
  return Object.fromEntries([...entries, ...more]);
};

const textOf = (lot: Lot, parts: readonly Schema[]): string => {
  const least = Math.max(0, ...parts.map(({ minLength }) => (typeof minLength === "number" ? minLength : 0)));
  return "ab".repeat(3).slice(0, least + below(lot, 2));
};

/** A value that has a chance to conform. */
export const valueFor = (lot: Lot, schema: Schema, definitions: ReadonlyMap<string, Schema>, depth = 0): JsonValue => {
  if (depth > 8 || lot() < 0.02) return pick(lot, scalars) ?? null;
  const parts = partsOf(lot, schema, definitions, 0);
  const listed = parts.flatMap((part): readonly JsonValue[] =>
    Object.hasOwn(part, "const") ? [part["const"] ?? null] : Array.isArray(part["enum"]) ? part["enum"] : [],
  );
  if (listed.length > 0) return pick(lot, listed) ?? null;
  const stated = parts.map(typesOf).filter((types) => types.length > 0);
  const common = (stated[0] ?? []).filter((type) => stated.every((types) => types.includes(type)));
  const type = pick(lot, common.length > 0 ? common : stated.flat());
  if (type === "object") return objectOf(lot, parts, definitions, depth);
  if (type === "array") {
    const items = parts.map((part) => part["items"]).find(isObject);
    const least = Math.max(0, ...parts.map(({ minItems }) => (typeof minItems === "number" ? minItems : 0)));
    return Array.from({ length: depth > 4 ? least : least + below(lot, 3) }, () =>
      items === undefined ? (pick(lot, scalars) ?? null) : valueFor(lot, items, definitions, depth + 1),
    );
  }
  if (type === "string") return textOf(lot, parts);
  if (type === "integer" || type === "number") return pick(lot, numbers) ?? 0;
  if (type === "boolean") return lot() < 0.5;
  return type === "null" ? null : (pick(lot, [...scalars, {}, [], { a: "a" }]) ?? null);
};
