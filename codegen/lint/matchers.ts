/** Compares the matcher of an example with the output schema that it is about. */
import type { JsonValue } from "../../src/contract/contract.js";
import { pointerTo } from "../pointer.js";
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema, typesOf } from "../schema.js";
import { crossing } from "./contradictions.js";

/** A property that a matcher names and that the output cannot have. */
export interface UnknownName {
  readonly name: string;
  /** Where the matcher names it. */
  readonly pointer: string;
}

const combinators = ["anyOf", "oneOf", "allOf"] as const;

/** The schemas that may describe a value: references followed, branches included. */
const formsOf = (schema: Schema, referred: (schema: Schema) => Schema | undefined): readonly Schema[] => {
  const forms = new Set<Schema>();
  const collect = (form: Schema | undefined): void => {
    if (form === undefined || forms.has(form)) return;
    forms.add(form);
    collect(referred(form));
    for (const combinator of combinators) branchesOf(form, combinator).forEach(collect);
  };
  collect(schema);
  return [...forms];
};

/** Whether the schemas name every property that a value may have. */
const isClosed = (forms: readonly Schema[]): boolean =>
  forms.some(({ properties }) => properties !== undefined) &&
  forms.every(({ properties, additionalProperties }) => properties === undefined || additionalProperties === false);

export const unknownNames = (
  matcher: Schema,
  output: Schema,
  referred: (schema: Schema) => Schema | undefined,
  pointer = "",
): readonly UnknownName[] => {
  const forms = formsOf(output, referred);
  const declared = new Map(forms.flatMap(propertiesOf));
  const isKnown = (name: string): boolean => declared.has(name) || !isClosed(forms);
  const named = propertiesOf(matcher);
  const below = (inner: unknown, schema: Schema | undefined, at: string): readonly UnknownName[] =>
    isObject(inner) && schema !== undefined ? unknownNames(inner, schema, referred, pointer + at) : [];
  const items = forms.map((form) => form["items"]).find(isObject);
  return [
    ...named
      .filter(([name]) => !isKnown(name))
      .map(([name]) => ({ name, pointer: pointer + pointerTo("properties", name) })),
    ...requiredOf(matcher).flatMap((name, index) =>
      isKnown(name) ? [] : [{ name, pointer: pointer + pointerTo("required", index) }],
    ),
    ...named.flatMap(([name, inner]) => below(inner, declared.get(name), pointerTo("properties", name))),
    ...["items", "contains"].flatMap((keyword) => below(matcher[keyword], items, pointerTo(keyword))),
    ...(Array.isArray(matcher["prefixItems"]) ? matcher["prefixItems"] : []).flatMap((inner, index) =>
      below(inner, items, pointerTo("prefixItems", index)),
    ),
    ...combinators.flatMap((combinator) =>
      branchesOf(matcher, combinator).flatMap((inner, index) => below(inner, output, pointerTo(combinator, index))),
    ),
  ];
};

/** Something that a matcher asks for and that no output can meet. */
export interface Impossible {
  readonly what: string;
  readonly pointer: string;
}

type Referred = (schema: Schema) => Schema | undefined;

/** The schemas to all of which a value has to conform: references and allOf are followed, choices are not. */
const demandsOf = (schema: Schema, referred: Referred): readonly Schema[] => {
  const demands = new Set<Schema>();
  const collect = (demand: Schema | undefined): void => {
    if (demand === undefined || demands.has(demand)) return;
    demands.add(demand);
    collect(referred(demand));
    branchesOf(demand, "allOf").forEach(collect);
  };
  collect(schema);
  return [...demands];
};

const listedValues = (matcher: Schema): readonly JsonValue[] | undefined =>
  Object.hasOwn(matcher, "const")
    ? [matcher["const"] ?? null]
    : Array.isArray(matcher["enum"])
      ? matcher["enum"]
      : undefined;

const widened = (types: readonly string[]): readonly string[] =>
  types.includes("number") ? [...types, "integer"] : types;

const typesPart = (matcher: Schema, demand: Schema): boolean => {
  const [asked, given] = [widened(typesOf(matcher)), widened(typesOf(demand))];
  return asked.length > 0 && given.length > 0 && !asked.some((type) => given.includes(type));
};

const boundKeywords = /^(?:min|max|exclusiveM)/;
const boundsOf = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => boundKeywords.test(keyword)));

/** Bounds that cross only if those of the matcher and those of the output are put together. */
const boundsPart = (matcher: Schema, demand: Schema): string | undefined => {
  const [asked, given] = [boundsOf(matcher), boundsOf(demand)];
  const bounds = crossing({ ...given, ...asked }) ?? crossing({ ...asked, ...given });
  if (bounds === undefined || crossing(asked) !== undefined || crossing(given) !== undefined) return undefined;
  const keyword = Object.hasOwn(asked, bounds.lower) ? bounds.lower : bounds.upper;
  const other = keyword === bounds.lower ? bounds.upper : bounds.lower;
  return `asks for ${keyword} ${String(asked[keyword])}, and the output has ${other} ${String(given[other])}`;
};

/** What a matcher asks for and no output can meet. `isRefused` says whether a schema of the output refuses a value. */
export const impossibleIn = (
  matcher: Schema,
  output: Schema,
  referred: Referred,
  isRefused: (schema: Schema, value: JsonValue) => boolean,
  pointer = "",
): readonly Impossible[] => {
  const demands = demandsOf(output, referred);
  const values = listedValues(matcher);
  const typed = demands.find((demand) => typesPart(matcher, demand));
  const bound = demands.map((demand) => boundsPart(matcher, demand)).find((found) => found !== undefined);
  const own = values?.every((value) => demands.some((demand) => isRefused(demand, value)))
    ? `asks for ${values.map((value) => JSON.stringify(value)).join(" or ")}, which the output cannot be`
    : typed !== undefined
      ? `asks for ${typesOf(matcher).join(" or ")}, and the output is ${typesOf(typed).join(" or ")}`
      : bound;
  const declared = new Map(demands.flatMap(propertiesOf));
  const items = demands.map((demand) => demand["items"]).find(isObject);
  const below = (inner: unknown, schema: Schema | undefined, at: string): readonly Impossible[] =>
    isObject(inner) && schema !== undefined ? impossibleIn(inner, schema, referred, isRefused, pointer + at) : [];
  return [
    ...(own === undefined ? [] : [{ what: own, pointer }]),
    ...propertiesOf(matcher).flatMap(([name, inner]) =>
      below(inner, declared.get(name), pointerTo("properties", name)),
    ),
    ...["items", "contains"].flatMap((keyword) => below(matcher[keyword], items, pointerTo(keyword))),
    ...(Array.isArray(matcher["prefixItems"]) ? matcher["prefixItems"] : []).flatMap((inner, index) =>
      below(inner, items, pointerTo("prefixItems", index)),
    ),
    ...branchesOf(matcher, "allOf").flatMap((inner, index) => below(inner, output, pointerTo("allOf", index))),
  ];
};
