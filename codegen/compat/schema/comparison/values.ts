/** Compares which types and which values two schemas admit. */
import { isObject } from "../../../schema.js";
import type { Node } from "../located.js";
import { numberImplies } from "../scalarProofs.js";
import { admits, anyNumber, type TypeKey, typeKeys, type View } from "../view.js";
import type { Comparison, Pair } from "./comparison.js";
import { partsOf } from "./places.js";
import { report, reportDemand } from "./report.js";

const typeNames: Readonly<Record<TypeKey, string>> = {
  null: "null",
  boolean: "boolean",
  text: "string",
  number: "number",
  list: "array",
  object: "object",
};

const typeNameOf = (view: View, type: TypeKey): string =>
  type === "number" && view.number?.isInteger === true ? "integer" : typeNames[type];

const isCounted = ({ text, number, list, object }: View): boolean =>
  list === undefined &&
  object === undefined &&
  (text !== undefined || number !== undefined) &&
  (text === undefined || text.values !== undefined) &&
  (number === undefined || number.values !== undefined);

const valuesOf = ({ text, number }: View): ReadonlySet<string | number> =>
  new Set<string | number>([...(text?.values ?? []), ...(number?.values ?? [])]);

const without = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): readonly T[] =>
  [...left].filter((value) => !right.has(value));

/** Reports types that are no longer admitted, and types that are newly admitted; null is reported elsewhere. */
export const compareTypes = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const areCounted = isCounted(base) && isCounted(current);
  const isCompared = (type: TypeKey): boolean => type !== "null";
  const removed = typeKeys.filter((type) => isCompared(type) && admits(base, type) && !admits(current, type));
  const added = typeKeys.filter((type) => isCompared(type) && !admits(base, type) && admits(current, type));
  const narrowed = removed.map((type) => typeNameOf(base, type));
  const widened = added.map((type) => typeNameOf(current, type));
  if (base.number !== undefined && current.number !== undefined && !areCounted) {
    const isInteger = { ...anyNumber, isInteger: true };
    const [wasInteger, isNow] = [base.number, current.number].map((number) => numberImplies(number, isInteger));
    if (!wasInteger && isNow === true) narrowed.push("fractions");
    if (wasInteger === true && !isNow) widened.push("fractions");
  }
  if (narrowed.length + widened.length > 0) {
    const words = [
      ...(narrowed.length > 0 ? [`no longer admits ${narrowed.join(", ")}`] : []),
      ...(widened.length > 0 ? [`now admits ${widened.join(", ")}`] : []),
    ];
    reportDemand(
      comparison,
      pair,
      { added: "type-narrowed", removed: "type-widened", changed: "type-changed" },
      { isTightened: narrowed.length > 0, isLoosened: widened.length > 0 },
      `${narrowed.join()} ${widened.join()}`,
      words.join(" and "),
      ["type", "enum", "const"],
    );
  }
  if (base.null && !current.null) {
    report(comparison, pair, "became-non-nullable", "tightened", "null", "no longer admits null", [
      "type",
      "anyOf",
      "enum",
    ]);
  }
  if (!base.null && current.null) {
    report(comparison, pair, "became-nullable", "loosened", "null", "now admits null", ["type", "anyOf", "enum"]);
  }
};

const reportValues = (
  comparison: Comparison,
  pair: Pair,
  removed: readonly (string | number | boolean)[],
  added: readonly (string | number | boolean)[],
): void => {
  for (const value of removed) {
    const words = JSON.stringify(value);
    report(comparison, pair, "enum-value-removed", "tightened", words, `no longer admits ${words}`, ["enum", "const"]);
  }
  for (const value of added) {
    const words = JSON.stringify(value);
    report(comparison, pair, "enum-value-added", "loosened", words, `now admits ${words}`, ["enum", "const"]);
  }
};

const hasConstant = (node: Node): boolean =>
  partsOf(node).some(({ schema }) => isObject(schema) && schema["const"] !== undefined);

const compareCounted = (
  comparison: Comparison,
  pair: Pair,
  before: ReadonlySet<string | number> | undefined,
  after: ReadonlySet<string | number> | undefined,
  ...sides: readonly [object | undefined, object | undefined]
): void => {
  if (sides.includes(undefined)) return;
  const words = (values: ReadonlySet<string | number>): string =>
    [...values].map((value) => JSON.stringify(value)).join(", ");
  if (before !== undefined && after !== undefined)
    reportValues(comparison, pair, without(before, after), without(after, before));
  else if (after !== undefined) {
    report(comparison, pair, "enum-added", "tightened", words(after), `is limited to ${words(after)}`, [
      "enum",
      "const",
    ]);
  } else if (before !== undefined) {
    report(comparison, pair, "enum-removed", "loosened", words(before), `is no longer limited to ${words(before)}`, [
      "enum",
      "const",
    ]);
  }
};

/** Compares enumerated values: booleans, enums and constants. */
export const compareValues = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  if (base.booleans.size > 0 && current.booleans.size > 0) {
    reportValues(comparison, pair, without(base.booleans, current.booleans), without(current.booleans, base.booleans));
  }
  if (isCounted(base) && isCounted(current)) {
    const [before, after] = [valuesOf(base), valuesOf(current)];
    // If the other side does not admit the type of a value at all, the type is reported and not the value.
    const admitsTypeOf = (view: View, value: string | number): boolean =>
      admits(view, typeof value === "string" ? "text" : "number");
    const removed = without(before, after).filter((value) => admitsTypeOf(current, value));
    const added = without(after, before).filter((value) => admitsTypeOf(base, value));
    const [constant] = removed;
    const isConstant = before.size === 1 && after.size === 1 && hasConstant(pair.base) && hasConstant(pair.current);
    if (isConstant && constant !== undefined) {
      const words = `${JSON.stringify(constant)}, is ${added.map((value) => JSON.stringify(value)).join()}`;
      report(comparison, pair, "const-changed", "changed", words, `the constant was ${words}`, ["const"]);
    } else reportValues(comparison, pair, removed, added);
    return;
  }
  compareCounted(comparison, pair, base.text?.values, current.text?.values, base.text, current.text);
  compareCounted(comparison, pair, base.number?.values, current.number?.values, base.number, current.number);
};
