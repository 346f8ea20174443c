/** Decides whether a string, number, boolean or null conforms to a schema. Used where a schema admits only a few values. */
import type { JsonValue } from "../../../src/contract/contract.js";
import { formats } from "../../../src/contract/validation/formats.js";
import { isObject, typesOf } from "../../schema.js";
import { child, type Located, type Node, resolve } from "./located.js";
import { isUnderstood } from "./vocabulary.js";

export type Scalar = string | number | boolean | null;

/** Undefined: it cannot be decided. */
export type Verdict = boolean | undefined;

const deepest = 40;

export const isScalar = (value: JsonValue | undefined): value is Scalar =>
  value !== undefined && (typeof value !== "object" || value === null);

export const scalarsOf = (value: JsonValue | undefined): readonly Scalar[] =>
  Array.isArray(value) ? value.filter(isScalar) : [];

const everyOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;

const negated = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

const typeTests: Readonly<Record<string, (value: Scalar) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

const lengthOf = (text: string): number => [...text].length;

export const matchesPattern = (text: string, pattern: string): Verdict => {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return undefined;
  }
};

const formatTests: ReadonlyMap<string, (text: string) => boolean> = new Map(Object.entries(formats));

export const matchesFormat = (text: string, format: string): Verdict => formatTests.get(format)?.(text);

/** Multiples of 1/1024 are exact as floating-point numbers. */
const finestParts = 1024;

/** Whether a number is exact as a floating-point number, so that its multiples are exact too. 0.1, for example, is not. */
const isExact = (value: number): boolean => Number.isSafeInteger(value * finestParts);

/** Whether a number is a multiple of a step. Undefined if one of them is not exact, because rounding would decide. */
export const isMultiple = (value: number, step: number): Verdict =>
  isExact(value) && isExact(step) ? value % step === 0 : value === step ? true : undefined;

/** The step between the integers among the multiples of a step: 5 for 2.5. Undefined if the step is not exact. */
export const integerStep = (step: number): number | undefined => {
  if (!isExact(step)) return undefined;
  let parts = 1;
  while (!Number.isInteger(step * parts)) parts *= 2;
  return step * parts;
};

type Limit = (value: Scalar, limit: number) => Verdict;
const ofText =
  (test: (length: number, limit: number) => boolean): Limit =>
  (value, limit) =>
    typeof value !== "string" || test(lengthOf(value), limit);
const ofNumber =
  (test: (value: number, limit: number) => Verdict): Limit =>
  (value, limit) =>
    typeof value === "number" ? test(value, limit) : true;

const limits: Readonly<Record<string, Limit>> = {
  minLength: ofText((length, limit) => length >= limit),
  maxLength: ofText((length, limit) => length <= limit),
  minimum: ofNumber((value, limit) => value >= limit),
  maximum: ofNumber((value, limit) => value <= limit),
  exclusiveMinimum: ofNumber((value, limit) => value > limit),
  exclusiveMaximum: ofNumber((value, limit) => value < limit),
  multipleOf: ofNumber(isMultiple),
};

const acceptsPart = (part: Located, value: Scalar, depth: number): Verdict => {
  const { schema } = part;
  if (typeof schema === "boolean") return schema;
  if (depth > deepest || !isUnderstood(schema, part.pointer === "")) return undefined;
  const inner = (node: Node): Verdict => accepts(node, value, depth + 1);
  const branch = (keyword: "anyOf" | "oneOf" | "allOf"): readonly Verdict[] =>
    branchNodes(part, keyword).map((node) => inner(node));
  const verdicts: Verdict[] = [];
  if (schema["type"] !== undefined) verdicts.push(typesOf(schema).some((type) => typeTests[type]?.(value) ?? false));
  if (schema["const"] !== undefined) verdicts.push(schema["const"] === value);
  if (Array.isArray(schema["enum"])) verdicts.push(schema["enum"].includes(value));
  for (const [keyword, test] of Object.entries(limits)) {
    const limit = schema[keyword];
    if (typeof limit === "number") verdicts.push(test(value, limit));
  }
  if (typeof value === "string" && typeof schema["pattern"] === "string") {
    verdicts.push(matchesPattern(value, schema["pattern"]));
  }
  if (typeof value === "string" && typeof schema["format"] === "string") {
    verdicts.push(matchesFormat(value, schema["format"]));
  }
  if (schema["$ref"] !== undefined) {
    const target = resolve(part, schema["$ref"]);
    verdicts.push(target && inner([target]));
  }
  verdicts.push(...branch("allOf"));
  if (schema["anyOf"] !== undefined) verdicts.push(negated(everyOf(branch("anyOf").map(negated))));
  if (schema["oneOf"] !== undefined) {
    const results = branch("oneOf");
    const isClear = !results.includes(undefined);
    const matching = results.filter((verdict) => verdict === true).length;
    verdicts.push(isClear || matching > 1 ? matching === 1 : undefined);
  }
  if (schema["if"] !== undefined) {
    const holds = inner(child(part, schema["if"], "if"));
    const taken = (keyword: "then" | "else"): Verdict => inner(child(part, schema[keyword], keyword));
    verdicts.push(holds === undefined ? undefined : taken(holds ? "then" : "else"));
  }
  return everyOf(verdicts);
};

/** The branches of a keyword as nodes of their own. */
export const branchNodes = (part: Located, keyword: "anyOf" | "oneOf" | "allOf"): readonly Node[] => {
  if (!isObject(part.schema)) return [];
  const branches = part.schema[keyword];
  return Array.isArray(branches) ? branches.map((branch: JsonValue, index) => child(part, branch, keyword, index)) : [];
};

export const accepts = (node: Node, value: Scalar, depth = 0): Verdict =>
  everyOf(node.map((part) => acceptsPart(part, value, depth)));
