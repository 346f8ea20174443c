/** Values made from a schema, valid ones and mutated ones, always the same for the same schema. */
import fc from "fast-check";
import { type Definitions, dereference } from "../../codegen/defaults.js";
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema, typesOf } from "../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";

const textByFormat: Readonly<Record<string, string>> = {
  date: "2026-06-15",
  time: "10:00:00Z",
  "date-time": "2026-06-15T10:00:00Z",
  email: "ada@example.com",
  uri: "https://example.com/",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

const textOf = ({ format, pattern, minLength }: Schema): string => {
  if (typeof format === "string") return textByFormat[format] ?? "";
  if (typeof pattern === "string") {
    return fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { seed: 1, numRuns: 1 })[0] ?? "";
  }
  return "a".repeat(typeof minLength === "number" ? Math.max(1, minLength) : 1);
};

const numberOf = ({ minimum, exclusiveMinimum, multipleOf }: Schema): number => {
  const step = typeof multipleOf === "number" ? multipleOf : 1;
  if (typeof minimum === "number") return Math.ceil(minimum / step) * step;
  return typeof exclusiveMinimum === "number" ? exclusiveMinimum + step : step;
};

/** What a small object has to hold: its own names, those of one branch of each choice, and those of a condition that fails. */
const requiredWithin = (schema: Schema): readonly string[] => {
  const choices = (["anyOf", "oneOf"] as const).flatMap((keyword) => branchesOf(schema, keyword).slice(0, 1));
  const otherwise = isObject(schema["else"]) ? [schema["else"]] : [];
  return [...requiredOf(schema), ...[...branchesOf(schema, "allOf"), ...choices, ...otherwise].flatMap(requiredWithin)];
};

/** A valid value. With `isFull` every property is there, without it only the required ones. */
export const sampleOf = (schema: Schema, definitions: Definitions, isFull: boolean, depth = 0): JsonValue => {
  const target = dereference(schema, definitions);
  if (Object.hasOwn(target, "const")) return target["const"] ?? null;
  if (Array.isArray(target["enum"])) return target["enum"][0] ?? null;
  const [firstBranch] = [...branchesOf(target, "anyOf"), ...branchesOf(target, "oneOf")];
  const type = typesOf(target)[0];
  if (type === undefined) {
    const parts = branchesOf(target, "allOf").map((branch) => sampleOf(branch, definitions, isFull, depth));
    if (parts.length > 0) return Object.assign({}, ...parts);
    return firstBranch === undefined ? null : sampleOf(firstBranch, definitions, isFull, depth);
  }
  if (type === "object") {
    const required = new Set(requiredWithin(target));
    const isIncluded = (name: string): boolean => required.has(name) || (isFull && depth < 4);
    return Object.fromEntries(
      propertiesOf(target)
        .filter(([name]) => isIncluded(name))
        .map(([name, property]) => [name, sampleOf(property, definitions, isFull, depth + 1)]),
    );
  }
  if (type === "array") {
    const { items, minItems } = target;
    const count = typeof minItems === "number" ? minItems : isFull && depth < 4 ? 1 : 0;
    return isObject(items) ? Array.from({ length: count }, () => sampleOf(items, definitions, isFull, depth + 1)) : [];
  }
  const scalars: Readonly<Record<string, JsonValue>> = {
    string: textOf(target),
    integer: numberOf(target),
    number: numberOf(target),
    boolean: true,
  };
  return scalars[type] ?? null;
};

export interface Mutation {
  readonly label: string;
  readonly value: JsonValue;
}

const wrongValues: readonly JsonValue[] = [null, 0, -1, 1.5, 1_000_000, "", "x", "x".repeat(400), true, [], [null], {}];

const replacements = (value: JsonValue): readonly Mutation[] =>
  wrongValues.map((wrong) => ({
    label: `${JSON.stringify(value).slice(0, 20)} becomes ${JSON.stringify(wrong).slice(0, 20)}`,
    value: wrong,
  }));

const inside = (value: JsonValue): readonly Mutation[] => {
  if (Array.isArray(value)) {
    const list: readonly JsonValue[] = value;
    return [
      ...(list.length > 0
        ? [
            { label: "every item twice", value: [...list, ...list] },
            { label: "no items", value: [] },
          ]
        : []),
      ...list.flatMap((item, index) =>
        mutationsOf(item).map(({ label, value: changed }) => ({
          label: `${index}.${label}`,
          value: list.map((other, at) => (at === index ? changed : other)),
        })),
      ),
    ];
  }
  if (!isObject(value)) return [];
  const object: JsonObject = value;
  return [
    { label: "undeclared property", value: { ...object, undeclaredProperty: 1 } },
    ...Object.keys(object).flatMap((key): readonly Mutation[] => {
      const { [key]: item = null, ...rest } = object;
      return [
        { label: `without ${key}`, value: rest },
        { label: `${key} misspelt`, value: { ...rest, [`${key}x`]: item } },
        ...mutationsOf(item).map(({ label, value: changed }) => ({
          label: `${key}.${label}`,
          value: { ...object, [key]: changed },
        })),
      ];
    }),
  ];
};

/** Everything that one change can do to a value: leave out, misspell, add, empty, double, replace by another type or size. */
export const mutationsOf = (value: JsonValue): readonly Mutation[] => [...inside(value), ...replacements(value)];
