/** Schemas of the contract vocabulary drawn by lot, changes of them, and values that probe their edges. Small domains, so that they meet. */
import { branchesOf, isObject, type Schema } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export type Lot = () => number;

export const createLot = (seed: number): Lot => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const below = (lot: Lot, count: number): number => Math.floor(lot() * count);
const isLucky = (lot: Lot, chance: number): boolean => lot() < chance;

const pick = <T>(lot: Lot, items: readonly [T, ...(readonly T[])]): T => items[below(lot, items.length)] ?? items[0];

const some = <T>(lot: Lot, items: readonly T[], chance = 0.5): readonly T[] => items.filter(() => isLucky(lot, chance));

const names = ["a", "b", "c"] as const;
const texts = ["", "a", "b", "ab", "A1", "2026-01-31"] as const;
const numbers = [-1, 0, 1, 1.5, 2, 3, 4, 6] as const;
const scalars: readonly [JsonValue, ...JsonValue[]] = [null, true, false, ...texts, ...numbers];
const patterns = ["^a", "b$", "^[A-Z]"] as const;
const typeNames = ["string", "number", "integer", "boolean", "null", "array", "object"] as const;

/** Keywords of one type, each there or not. */
const keywordsOf: Readonly<Record<string, (lot: Lot, depth: number) => JsonObject>> = {
  string: (lot) => ({
    ...(isLucky(lot, 0.3) && { minLength: below(lot, 3) }),
    ...(isLucky(lot, 0.3) && { maxLength: 1 + below(lot, 3) }),
    ...(isLucky(lot, 0.2) && { pattern: pick(lot, patterns) }),
    ...(isLucky(lot, 0.1) && { format: "date" }),
  }),
  number: (lot) => ({
    ...(isLucky(lot, 0.3) && { minimum: below(lot, 3) }),
    ...(isLucky(lot, 0.3) && { maximum: 1 + below(lot, 4) }),
    ...(isLucky(lot, 0.15) && { exclusiveMinimum: below(lot, 3) - 0.5 * below(lot, 2) }),
    ...(isLucky(lot, 0.15) && { exclusiveMaximum: 2 + below(lot, 3) }),
    ...(isLucky(lot, 0.2) && { multipleOf: pick(lot, [1, 2, 3, 5, 0.5, 2.5]) }),
  }),
  boolean: () => ({}),
  null: () => ({}),
  array: (lot, depth) => ({
    ...(isLucky(lot, 0.6) && { items: schemaOf(lot, depth - 1) }),
    ...(isLucky(lot, 0.3) && { minItems: below(lot, 3) }),
    ...(isLucky(lot, 0.3) && { maxItems: below(lot, 3) }),
    ...(isLucky(lot, 0.2) && { uniqueItems: isLucky(lot, 0.7) }),
  }),
  object: (lot, depth) => ({
    ...(isLucky(lot, 0.8) && {
      properties: Object.fromEntries(some(lot, names, 0.6).map((name) => [name, schemaOf(lot, depth - 1)])),
    }),
    ...(isLucky(lot, 0.5) && { required: [...some(lot, names, 0.4)] }),
    ...(isLucky(lot, 0.5) && {
      additionalProperties: isLucky(lot, 0.7) ? isLucky(lot, 0.2) : schemaOf(lot, 0),
    }),
    ...(isLucky(lot, 0.1) && { minProperties: below(lot, 3) }),
    ...(isLucky(lot, 0.1) && { maxProperties: 1 + below(lot, 3) }),
  }),
};

const typed = (lot: Lot, depth: number): JsonObject => {
  const type = pick(lot, depth > 0 ? [...typeNames] : ["string", "number", "integer", "boolean"]);
  const keywords = keywordsOf[type === "integer" ? "number" : type]?.(lot, depth) ?? {};
  if (!isLucky(lot, 0.2)) return { type, ...keywords };
  const other = pick(lot, ["null", "string", "integer"]);
  return other === type ? { type, ...keywords } : { type: [type, other], ...keywords };
};

const counted = (lot: Lot): JsonObject => {
  if (isLucky(lot, 0.3)) return { const: pick(lot, scalars) };
  const values = [...new Set([pick(lot, scalars), ...some(lot, scalars, 0.2)])];
  return { enum: values };
};

const consequence = "then";

const combined = (lot: Lot, depth: number): JsonObject => {
  const branches = (): readonly Schema[] => Array.from({ length: 1 + below(lot, 3) }, () => schemaOf(lot, depth - 1));
  const kind = below(lot, 6);
  if (kind === 0) return { anyOf: branches() };
  if (kind === 1) return { oneOf: branches() };
  if (kind === 2) return { allOf: branches() };
  if (kind === 3) return { ...typed(lot, depth), anyOf: branches() };
  if (kind === 4) {
    return {
      ...typed(lot, depth),
      if: schemaOf(lot, depth - 1),
      ...(isLucky(lot, 0.8) && { [consequence]: schemaOf(lot, depth - 1) }),
      ...(isLucky(lot, 0.5) && { else: schemaOf(lot, depth - 1) }),
    };
  }
  return {
    type: "object",
    properties: { a: typed(lot, 0), b: typed(lot, 0) },
    anyOf: [{ required: ["a"] }, { required: ["b"] }],
  };
};

const schemaOf = (lot: Lot, depth: number): Schema => {
  const chance = lot();
  if (depth > 0 && chance < 0.18) return combined(lot, depth);
  if (chance < 0.34) return counted(lot);
  if (chance < 0.37 && depth > 0) return { $ref: `#/$defs/${pick(lot, ["Leaf", "Tree"])}` };
  return typed(lot, depth);
};

/** Whether a schema refers to a definition anywhere. */
const refers = (schema: JsonValue): boolean => JSON.stringify(schema).includes('"$ref"');

const definitionsFor = (lot: Lot): JsonObject => ({
  Leaf: typed(lot, 0),
  // A tree refers to itself one step further down.
  Tree: {
    type: "object",
    properties: { a: { $ref: "#/$defs/Tree" }, b: typed(lot, 0) },
    ...(isLucky(lot, 0.5) && { additionalProperties: false }),
  },
});

/** A schema of its own, with the definitions that it needs. */
export const randomSchema = (lot: Lot): Schema => {
  const schema = schemaOf(lot, 3);
  return refers(schema) ? { ...schema, $defs: definitionsFor(lot) } : schema;
};

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);

const changedNumber = (lot: Lot, value: number): number => Math.max(0, value + pick(lot, [-1, 1]));

/** One change at a place drawn by lot. */
export const mutated = (lot: Lot, schema: Schema, depth = 3): Schema => {
  const { $defs, ...rest } = schema;
  const changed = change(lot, rest, depth);
  const definitions = isObject($defs) ? $defs : refers(changed) ? definitionsFor(lot) : undefined;
  if (definitions === undefined) return changed;
  const isDefinitionHit = isLucky(lot, 0.3);
  const altered = isDefinitionHit ? { ...definitions, Leaf: change(lot, { type: "string" }, 0) } : definitions;
  return { ...changed, $defs: altered };
};

const change = (lot: Lot, schema: Schema, depth: number): Schema => {
  const entries = Object.entries(schema);
  if (entries.length === 0 || isLucky(lot, 0.08)) return schemaOf(lot, depth);
  const [keyword, value] = entries[below(lot, entries.length)] ?? ["", null];
  const { [keyword]: _dropped, ...others } = schema;
  if (isLucky(lot, 0.12)) return others;
  if (isLucky(lot, 0.1)) return { ...schema, ...typedKeywords(lot, schema, depth) };
  if (keyword === "properties" && isObject(value)) {
    const present = Object.keys(value);
    const name = pick(lot, names);
    const { [name]: property, ...left } = value;
    if (property === undefined) return { ...schema, properties: { ...value, [name]: schemaOf(lot, depth - 1) } };
    if (isLucky(lot, 0.25) && present.length > 1) return { ...schema, properties: left };
    return {
      ...schema,
      properties: { ...value, [name]: isObject(property) ? change(lot, property, depth - 1) : property },
    };
  }
  if (keyword === "required" && isList(value)) {
    const name = pick(lot, names);
    return { ...schema, required: value.includes(name) ? value.filter((other) => other !== name) : [...value, name] };
  }
  if (keyword === "enum" && isList(value)) {
    const added = pick(lot, scalars);
    const left = value.filter((other) => other !== added);
    const next = left.length < value.length ? left : [...value, added];
    return next.length === 0 ? others : { ...schema, enum: next };
  }
  if ((keyword === "anyOf" || keyword === "oneOf" || keyword === "allOf") && isList(value)) {
    const index = below(lot, value.length);
    const branches = branchesOf(schema, keyword);
    const chance = lot();
    if (chance < 0.25) return { ...schema, [keyword]: [...branches, schemaOf(lot, depth - 1)] };
    if (chance < 0.5 && branches.length > 1) return { ...schema, [keyword]: branches.filter((_, at) => at !== index) };
    return {
      ...schema,
      [keyword]: branches.map((branch, at) => (at === index ? change(lot, branch, depth - 1) : branch)),
    };
  }
  if (isObject(value)) return { ...schema, [keyword]: change(lot, value, depth - 1) };
  if (typeof value === "number")
    return {
      ...schema,
      [keyword]: keyword === "multipleOf" ? pick(lot, [1, 2, 3, 4, 6, 5, 2.5, 1.5]) : changedNumber(lot, value),
    };
  if (typeof value === "boolean" && keyword !== "const") return { ...schema, [keyword]: !value };
  if (keyword === "type") {
    const type = pick(lot, ["string", "integer", "number", "null"]);
    return { ...schema, type: isList(value) || value === type ? type : [value, type] };
  }
  if (keyword === "const") return { ...schema, const: pick(lot, scalars) };
  if (keyword === "pattern") return { ...schema, pattern: pick(lot, patterns) };
  return others;
};

const typedKeywords = (lot: Lot, { type }: Schema, depth: number): JsonObject =>
  typeof type === "string" ? (keywordsOf[type === "integer" ? "number" : type]?.(lot, depth) ?? {}) : {};

/** A value that has a chance to conform, edges first. */
export const valueFor = (lot: Lot, schema: Schema, definitions: JsonObject, depth = 0): JsonValue => {
  if (depth > 5 || isLucky(lot, 0.04)) return pick(lot, scalars);
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const target = definitions[reference.slice("#/$defs/".length)];
    return isObject(target) ? valueFor(lot, target, definitions, depth + 1) : null;
  }
  const { const: constant, enum: values, type } = schema;
  if (constant !== undefined && isLucky(lot, 0.9)) return constant;
  if (isList(values) && isLucky(lot, 0.9)) return values[below(lot, values.length)] ?? null;
  const branches = [
    ...branchesOf(schema, "anyOf"),
    ...branchesOf(schema, "oneOf"),
    ...branchesOf(schema, "allOf"),
    ...[schema["then"], schema["else"], schema["if"]].filter(isObject),
  ];
  const branch = branches[below(lot, branches.length)];
  const types = typeof type === "string" ? [type] : isList(type) ? type.map(String) : undefined;
  const chosen = types?.[below(lot, types.length)];
  if (branch !== undefined && (chosen === undefined || isLucky(lot, 0.3))) {
    const value = valueFor(lot, branch, definitions, depth + 1);
    if (!isObject(value) || !isLucky(lot, 0.5)) return value;
    const own = objectFor(lot, schema, definitions, depth);
    return { ...own, ...value };
  }
  if (chosen === "object" || (chosen === undefined && (isObject(schema["properties"]) || isList(schema["required"])))) {
    return objectFor(lot, schema, definitions, depth);
  }
  if (chosen === "array" || (chosen === undefined && isObject(schema["items"]))) {
    const { items, minItems, maxItems } = schema;
    const least = typeof minItems === "number" ? minItems : 0;
    const most = typeof maxItems === "number" ? maxItems : least + 2;
    const count = isLucky(lot, 0.8) ? least + below(lot, Math.max(1, most - least + 1)) : below(lot, 4);
    return Array.from({ length: count }, () =>
      isObject(items) ? valueFor(lot, items, definitions, depth + 1) : pick(lot, scalars),
    );
  }
  if (chosen === "integer" || chosen === "number") {
    const limits = [schema["minimum"], schema["maximum"], schema["exclusiveMinimum"], schema["exclusiveMaximum"]];
    const edges = limits.filter((limit) => typeof limit === "number");
    const edge = edges[below(lot, edges.length)];
    return edge !== undefined && isLucky(lot, 0.6) ? edge + pick(lot, [-1, -0.5, 0, 0.5, 1]) : pick(lot, numbers);
  }
  if (chosen === "string") return pick(lot, [...texts, "abc", "Ab", "2026-02-30"]);
  if (chosen === "boolean") return isLucky(lot, 0.5);
  return chosen === "null" ? null : pick(lot, [...scalars, {}, [], { a: "a" }, { b: 1 }]);
};

const objectFor = (lot: Lot, schema: Schema, definitions: JsonObject, depth: number): JsonObject => {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = isList(schema["required"]) ? schema["required"].map(String) : [];
  const extra = schema["additionalProperties"];
  const given = names.filter((name) => {
    const chance = required.includes(name) ? 0.95 : Object.hasOwn(properties, name) ? 0.5 : 0.15;
    return isLucky(lot, chance);
  });
  return Object.fromEntries(
    given.map((name) => {
      const property = properties[name] ?? (isObject(extra) ? extra : undefined);
      return [name, isObject(property) ? valueFor(lot, property, definitions, depth + 1) : pick(lot, scalars)];
    }),
  );
};
