/**
 * Explains a failed validation to the caller: which argument, what was received, what was expected, what was probably
 * meant. Works from the contract's schema and a validator's first failure. Pure; safe with untrusted values.
 */
import type { JsonObject, SchemaFailure } from "../../contract/contract.js";
import {
  branchesOf,
  childSchema,
  declaredProperties,
  dereference,
  isRecord,
  ownValue,
} from "../../contract/validation/schemaWalk.js";
import { nearest } from "../../contract/validation/similar.js";
import { correctionFor, explanationFor } from "./correction.js";
import { expectation, requiredAlternatives, typeWords } from "./expectation.js";
import { echoed, kindOf, shown } from "./shown.js";

export interface FailureDescription {
  /** The argument at fault, dotted: `passengers.0.type`; `arguments` for the whole. */
  readonly field: string;
  /** The value received; null if there was none. */
  readonly value: unknown;
  /** What is wrong, without the full stop. */
  readonly problem: string;
  /** The problem and the suggestion, as sentences that need no context. */
  readonly message: string;
  readonly expected: string;
  /** What to do instead, if there is one sensible thing. */
  readonly suggestion?: string;
  /** The value that was probably meant. */
  readonly corrected?: unknown;
  /** What to do next, if it is not to correct the argument. */
  readonly advice?: string;
}

/** The value at fault, with its schema. */
interface ValuePlace {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly schema: JsonObject;
}

const wholeName = "arguments";
const longestField = 160;

const segmentsOf = (instancePath: string): readonly string[] =>
  instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The path joined with dots, cut to a readable length. */
export const dotted = (path: readonly string[]): string => {
  const text = path.join(".");
  if (text === "") return wholeName;
  return text.length > longestField ? `${text.slice(0, longestField)}…` : text;
};

const placesAlong = (root: JsonObject, value: unknown, segments: readonly string[]): readonly ValuePlace[] => {
  const places: ValuePlace[] = [{ path: [], value, schema: dereference(root, root) }];
  for (const segment of segments) {
    const above = places[places.length - 1];
    if (above === undefined) break;
    const schema = childSchema(above.schema, segment, above.value, root) ?? {};
    places.push({
      path: [...above.path, segment],
      value: ownValue(above.value, segment),
      schema: dereference(schema, root),
    });
  }
  return places;
};

const quoted = (value: unknown): string => (typeof value === "string" ? shown(value) : (JSON.stringify(value) ?? ""));

interface Finding {
  readonly field: string;
  readonly value: unknown;
  /** What is wrong, without the full stop. */
  readonly problem: string;
  readonly expected: string;
  readonly suggestion?: string | undefined;
  readonly corrected?: unknown;
  readonly advice?: string;
}

const described = ({
  field,
  value,
  problem,
  expected,
  suggestion,
  corrected,
  advice,
}: Finding): FailureDescription => ({
  field,
  value: echoed(value),
  problem,
  message: `${problem}.${suggestion === undefined ? "" : ` ${suggestion}`}`,
  expected,
  ...(advice === undefined ? {} : { advice }),
  ...(suggestion === undefined ? {} : { suggestion }),
  ...(corrected === undefined ? {} : { corrected }),
});

type Describe = (place: ValuePlace, failure: SchemaFailure, root: JsonObject) => FailureDescription;

/** The names in the value that the schema does not declare: one of them may be misspelt. */
const unknownNames = ({ value, schema }: ValuePlace, root: JsonObject): readonly string[] =>
  isRecord(value) ? Object.keys(value).filter((name) => !declaredProperties(schema, root).has(name)) : [];

const fits = (value: unknown, { type, pattern }: JsonObject): boolean =>
  typeof value === type &&
  (typeof value !== "string" || typeof pattern !== "string" || new RegExp(pattern).test(value));

/**
 * The undeclared name that was probably sent instead of a missing one: a similar one, a part of it, or the only
 * undeclared one.
 */
const sentInstead = (name: string, place: ValuePlace, schema: JsonObject, root: JsonObject): string | undefined => {
  const unknown = unknownNames(place, root);
  const part = unknown.find((other) => other.length > 3 && name.toLowerCase().includes(other.toLowerCase()));
  const similar = nearest(name, unknown) ?? part;
  const [only] = unknown;
  if (similar !== undefined || only === undefined || unknown.length > 1) return similar;
  const meansAnother = nearest(only, [...declaredProperties(place.schema, root).keys()]) !== undefined;
  return !meansAnother && fits(ownValue(place.value, only), schema) ? only : undefined;
};

const describeMissing: Describe = (place, failure, root) => {
  const name = String(failure.params["missingProperty"]);
  const field = dotted([...place.path, name]);
  const schema = dereference(declaredProperties(place.schema, root).get(name) ?? {}, root);
  const expected = expectation(schema);
  const misspelt = sentInstead(name, place, schema, root);
  const suggestion = misspelt === undefined ? undefined : `Is ${shown(misspelt)} meant to be ${name}?`;
  return described({
    field,
    value: undefined,
    problem: `Missing ${field}: expected ${expected}`,
    expected,
    suggestion,
  });
};

const describeUnknown: Describe = (place, failure, root) => {
  const name = String(failure.params["additionalProperty"]);
  const field = dotted([...place.path, name]);
  const declared = [...declaredProperties(place.schema, root).keys()];
  const expected = declared.length === 0 ? "no properties at all" : `only ${declared.join(", ")}`;
  const meant = nearest(name, declared);
  const suggestion = meant === undefined ? undefined : `Did you mean ${meant}?`;
  const value = ownValue(place.value, name);
  return described({ field, value, problem: `Unknown ${field}: expected ${expected}`, expected, suggestion });
};

const describeValue = (
  place: ValuePlace,
  expected: string,
  corrected?: unknown,
  explanation?: string,
): FailureDescription => {
  const field = dotted(place.path);
  return described({
    field,
    value: place.value,
    problem: `Invalid ${field} ${shown(place.value)}: expected ${expected}`,
    expected,
    suggestion: corrected === undefined ? explanation : `Did you mean ${quoted(corrected)}?`,
    corrected,
  });
};

const describeOther: Describe = (place, failure) =>
  describeValue(
    place,
    expectation(place.schema, failure),
    correctionFor(failure.keyword, place.schema, place.value),
    explanationFor(failure.keyword, place.schema, place.value),
  );

const describeByKeyword: Readonly<Record<string, Describe>> = {
  required: describeMissing,
  additionalProperties: describeUnknown,
};

/** Whether the value is null or empty and the argument optional: it may be left out. */
const isNeedless = ({ value, path }: ValuePlace, above: ValuePlace | undefined): boolean => {
  const name = path.at(-1);
  if ((value !== null && value !== "") || above === undefined || name === undefined || Array.isArray(above.value))
    return false;
  const { required } = above.schema;
  return !(Array.isArray(required) && required.includes(name));
};

const describeNeedless = (place: ValuePlace): FailureDescription => {
  const field = dotted(place.path);
  const expected = `${expectation(place.schema)}, or nothing`;
  return described({
    field,
    value: place.value,
    problem: `Invalid ${field} ${shown(place.value)}: it is optional`,
    expected,
    advice: `Leave ${field} out and call again.`,
  });
};

const combinatorPattern = /\/(anyOf|oneOf)(?:\/\d+|$)/;

/** Describes a failure inside a branch of `anyOf` or `oneOf`, by naming the choices. */
const describeChoice = (
  places: readonly ValuePlace[],
  combinator: "anyOf" | "oneOf",
  failure: SchemaFailure,
  root: JsonObject,
): FailureDescription | undefined => {
  const place = places.findLast(({ schema }) => branchesOf(schema, combinator).length > 0);
  if (place === undefined) return undefined;
  const alternatives = requiredAlternatives(place.schema, combinator);
  if (alternatives === undefined) {
    const branches = branchesOf(place.schema, combinator).map((branch) => typeWords(dereference(branch, root)));
    const several = Array.isArray(failure.params["passingSchemas"]);
    return describeValue(place, `${several ? "only one of " : ""}${branches.join(" or ")}`);
  }
  const prefix = place.path.map((segment) => `${segment}.`).join("");
  const names = alternatives.map((group) => group.map((name) => `${prefix}${name}`).join(" together with "));
  const expected = `${combinator === "anyOf" ? "at least" : "exactly"} one of ${names.join(" or ")}`;
  const misspelt = unknownNames(place, root);
  const hint = alternatives
    .flat()
    .map((name) => ({ name, misspelt: nearest(name, misspelt) }))
    .find((candidate) => candidate.misspelt !== undefined);
  const suggestion = hint === undefined ? undefined : `Is ${shown(hint.misspelt)} meant to be ${hint.name}?`;
  const field = dotted([...place.path, alternatives[0]?.[0] ?? ""]);
  const problem = `${expected.charAt(0).toUpperCase()}${expected.slice(1)} is required`;
  return described({ field, value: undefined, problem, expected, suggestion });
};

/**
 * Describes the first failure of a validator. `schema` is the contract's schema (bundled, verbatim), `value` what was
 * validated, `failure` the first of `validator.errors`.
 */
export const describeFailure = (schema: JsonObject, value: unknown, failure: SchemaFailure): FailureDescription => {
  const places = placesAlong(schema, value, segmentsOf(failure.instancePath));
  const place = places[places.length - 1] ?? { path: [], value, schema };
  const combinator = combinatorPattern.exec(failure.schemaPath)?.[1];
  const choice =
    combinator === "anyOf" || combinator === "oneOf" ? describeChoice(places, combinator, failure, schema) : undefined;
  if (choice !== undefined) return choice;
  if (place.path.length === 0 && failure.keyword === "type") {
    const expected = "an object with the arguments by name";
    const problem = `Invalid ${wholeName}: expected ${expected}, got ${kindOf(value)}`;
    return described({ field: wholeName, value: undefined, problem, expected });
  }
  if (isNeedless(place, places.at(-2))) return describeNeedless(place);
  const describe = Object.hasOwn(describeByKeyword, failure.keyword) ? describeByKeyword[failure.keyword] : undefined;
  return (describe ?? describeOther)(place, failure, schema);
};
