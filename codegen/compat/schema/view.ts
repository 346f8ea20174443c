/**
 * The normal form in which two schemas can be compared: what is demanded of a value, by the type that the value has. Different
 * writings of one demand (`type` with a list, `anyOf` with null, `allOf`, a reference, `const`) come out the same here.
 *
 * Whatever does not fit stays beside the types as alternatives, conditions or as opaque: a view never demands less than its schema.
 */
import type { JsonValue } from "../../../src/contract/contract.js";
import { isObject, typesOf } from "../../schema.js";
import type { Canonical } from "./canonical.js";
import { child, type Located, type Node, resolve } from "./located.js";
import {
  branchNodes,
  integerStep,
  isMultiple,
  isScalar,
  matchesFormat,
  matchesPattern,
  type Scalar,
  scalarsOf,
} from "./scalar.js";
import { isUnderstood } from "./vocabulary.js";

export interface TextView {
  /** The only ones that there are; undefined if they are not counted. */
  readonly values: ReadonlySet<string> | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
}

export interface NumberView {
  readonly values: ReadonlySet<number> | undefined;
  readonly isInteger: boolean;
  readonly minimum: number;
  readonly isMinimumExclusive: boolean;
  readonly maximum: number;
  readonly isMaximumExclusive: boolean;
  readonly multiples: ReadonlySet<number>;
}

export interface ListView {
  readonly minItems: number;
  readonly maxItems: number;
  readonly isUnique: boolean;
  readonly items: Node;
}

export interface ObjectView {
  readonly properties: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
  /** What every property conforms to that is not among them. */
  readonly additional: Node;
  readonly minProperties: number;
  readonly maxProperties: number;
}

export interface Alternatives {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly Node[];
  readonly at: Located;
}

export interface Condition {
  readonly test: Node;
  /** What holds of values that pass the test, and of those that do not. */
  readonly consequence: Node;
  readonly alternative: Node;
  readonly at: Located;
}

export interface View {
  readonly null: boolean;
  readonly booleans: ReadonlySet<boolean>;
  readonly text: TextView | undefined;
  readonly number: NumberView | undefined;
  readonly list: ListView | undefined;
  readonly object: ObjectView | undefined;
  readonly alternatives: readonly Alternatives[];
  /** Alternatives that were taken apart, and of which this view is one case. */
  readonly settled: readonly Alternatives[];
  readonly conditions: readonly Condition[];
  /** What cannot be compared, by its canonical text. */
  readonly opaque: ReadonlyMap<string, Located>;
}

export const typeKeys = ["null", "boolean", "text", "number", "list", "object"] as const;
export type TypeKey = (typeof typeKeys)[number];

/** Whether values of a type are admitted at all. */
export const admits = (view: View, type: TypeKey): boolean =>
  type === "null" ? view.null : type === "boolean" ? view.booleans.size > 0 : view[type] !== undefined;

export const anyText: TextView = {
  values: undefined,
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  patterns: new Set(),
  formats: new Set(),
};
export const anyNumber: NumberView = {
  values: undefined,
  isInteger: false,
  minimum: Number.NEGATIVE_INFINITY,
  isMinimumExclusive: false,
  maximum: Number.POSITIVE_INFINITY,
  isMaximumExclusive: false,
  multiples: new Set(),
};
export const anyList: ListView = { minItems: 0, maxItems: Number.POSITIVE_INFINITY, isUnique: false, items: [] };
export const anyObject: ObjectView = {
  properties: new Map(),
  required: new Set(),
  additional: [],
  minProperties: 0,
  maxProperties: Number.POSITIVE_INFINITY,
};

const besides = { alternatives: [], settled: [], conditions: [], opaque: new Map() } as const;

export const everything: View = {
  null: true,
  booleans: new Set([true, false]),
  text: anyText,
  number: anyNumber,
  list: anyList,
  object: anyObject,
  ...besides,
};

export const nothing: View = {
  null: false,
  booleans: new Set(),
  text: undefined,
  number: undefined,
  list: undefined,
  object: undefined,
  ...besides,
};

/** A view of one type out of another; what stands beside the types is kept. */
export const onlyType = (view: View, type: TypeKey): View => ({
  ...nothing,
  ...(type === "null" && { null: view.null }),
  ...(type === "boolean" && { booleans: view.booleans }),
  ...(type === "text" && { text: view.text }),
  ...(type === "number" && { number: view.number }),
  ...(type === "list" && { list: view.list }),
  ...(type === "object" && { object: view.object }),
  alternatives: view.alternatives,
  settled: view.settled,
  conditions: view.conditions,
  opaque: view.opaque,
});

const typesByName: Readonly<Record<string, TypeKey>> = {
  null: "null",
  boolean: "boolean",
  string: "text",
  number: "number",
  integer: "number",
  array: "list",
  object: "object",
};

/** Whether nothing is demanded besides what a type's own view says. */
export const isPlain = (view: View): boolean =>
  view.alternatives.length === 0 && view.conditions.length === 0 && view.opaque.size === 0;

export const isNeverNode = (node: Node): boolean => node.some(({ schema }) => schema === false);

/** What an object's property conforms to, declared or not. */
export const propertyOf = (object: ObjectView, name: string): Node => object.properties.get(name) ?? object.additional;

const union = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): ReadonlySet<T> => new Set([...left, ...right]);
const common = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...left].filter((value) => right.has(value)));

const commonValues = <T>(
  left: ReadonlySet<T> | undefined,
  right: ReadonlySet<T> | undefined,
): ReadonlySet<T> | undefined => (left === undefined ? right : right === undefined ? left : common(left, right));

const lengthOf = (text: string): number => [...text].length;

/** Values that are counted need no other rule than those that cannot be tried out. */
const settledText = (text: TextView): TextView | undefined => {
  const { values, minLength, maxLength, patterns, formats } = text;
  if (minLength > maxLength) return undefined;
  if (values === undefined) return text;
  const verdicts = (value: string): readonly (boolean | undefined)[] => [
    lengthOf(value) >= minLength && lengthOf(value) <= maxLength,
    ...[...patterns].map((pattern) => matchesPattern(value, pattern)),
    ...[...formats].map((format) => matchesFormat(value, format)),
  ];
  const left = new Set([...values].filter((value) => !verdicts(value).includes(false)));
  if (left.size === 0) return undefined;
  const isUnknown = (test: (value: string) => boolean | undefined): boolean =>
    [...left].some((value) => test(value) === undefined);
  return {
    ...anyText,
    values: left,
    patterns: new Set([...patterns].filter((pattern) => isUnknown((value) => matchesPattern(value, pattern)))),
    formats: new Set([...formats].filter((format) => isUnknown((value) => matchesFormat(value, format)))),
  };
};

export const isInRange = (value: number, view: NumberView): boolean =>
  (view.isMinimumExclusive ? value > view.minimum : value >= view.minimum) &&
  (view.isMaximumExclusive ? value < view.maximum : value <= view.maximum) &&
  (!view.isInteger || Number.isInteger(value));

const settledNumber = (given: NumberView): NumberView | undefined => {
  const isInteger = given.isInteger || [...given.multiples].some(Number.isInteger);
  const { minimum, maximum, isMinimumExclusive, isMaximumExclusive } = given;
  const number: NumberView = isInteger
    ? {
        ...given,
        isInteger,
        minimum: isMinimumExclusive ? Math.floor(minimum) + 1 : Math.ceil(minimum),
        maximum: isMaximumExclusive ? Math.ceil(maximum) - 1 : Math.floor(maximum),
        isMinimumExclusive: false,
        isMaximumExclusive: false,
        multiples: new Set([...given.multiples].map((step) => integerStep(step) ?? step).filter((step) => step !== 1)),
      }
    : given;
  const isEmpty =
    number.minimum > number.maximum ||
    (number.minimum === number.maximum && (number.isMinimumExclusive || number.isMaximumExclusive));
  if (isEmpty) return undefined;
  if (number.values === undefined) return number;
  const left = new Set(
    [...number.values].filter(
      (value) => isInRange(value, number) && ![...number.multiples].some((step) => isMultiple(value, step) === false),
    ),
  );
  if (left.size === 0) return undefined;
  return {
    ...anyNumber,
    values: left,
    isInteger: [...left].every(Number.isInteger),
    multiples: new Set(
      [...number.multiples].filter((step) => [...left].some((value) => isMultiple(value, step) === undefined)),
    ),
  };
};

const settledList = (list: ListView): ListView | undefined => {
  const maxItems = isNeverNode(list.items) ? 0 : list.maxItems;
  return list.minItems > maxItems ? undefined : { ...list, maxItems, ...(maxItems === 0 && { items: [] }) };
};

const settledObject = (object: ObjectView): ObjectView | undefined => {
  const { required, minProperties, maxProperties } = object;
  const isImpossible =
    Math.max(minProperties, required.size) > maxProperties ||
    [...required].some((name) => isNeverNode(propertyOf(object, name)));
  return isImpossible ? undefined : object;
};

const both = <T>(
  left: T | undefined,
  right: T | undefined,
  join: (left: T, right: T) => T | undefined,
): T | undefined => (left === undefined || right === undefined ? undefined : join(left, right));

const commonText = (left: TextView, right: TextView): TextView | undefined =>
  settledText({
    values: commonValues(left.values, right.values),
    minLength: Math.max(left.minLength, right.minLength),
    maxLength: Math.min(left.maxLength, right.maxLength),
    patterns: union(left.patterns, right.patterns),
    formats: union(left.formats, right.formats),
  });

/** Of two limits the one that leaves less. */
const higher = (left: NumberView, right: NumberView): NumberView =>
  left.minimum > right.minimum || (left.minimum === right.minimum && left.isMinimumExclusive) ? left : right;
const lower = (left: NumberView, right: NumberView): NumberView =>
  left.maximum < right.maximum || (left.maximum === right.maximum && left.isMaximumExclusive) ? left : right;

const commonNumber = (left: NumberView, right: NumberView): NumberView | undefined =>
  settledNumber({
    values: commonValues(left.values, right.values),
    isInteger: left.isInteger || right.isInteger,
    minimum: higher(left, right).minimum,
    isMinimumExclusive: higher(left, right).isMinimumExclusive,
    maximum: lower(left, right).maximum,
    isMaximumExclusive: lower(left, right).isMaximumExclusive,
    multiples: union(left.multiples, right.multiples),
  });

const commonList = (left: ListView, right: ListView): ListView | undefined =>
  settledList({
    minItems: Math.max(left.minItems, right.minItems),
    maxItems: Math.min(left.maxItems, right.maxItems),
    isUnique: left.isUnique || right.isUnique,
    items: [...left.items, ...right.items],
  });

const commonObject = (left: ObjectView, right: ObjectView): ObjectView | undefined =>
  settledObject({
    properties: new Map(
      [...new Set([...left.properties.keys(), ...right.properties.keys()])].map((name) => [
        name,
        [...propertyOf(left, name), ...propertyOf(right, name)],
      ]),
    ),
    required: union(left.required, right.required),
    additional: [...left.additional, ...right.additional],
    minProperties: Math.max(left.minProperties, right.minProperties),
    maxProperties: Math.min(left.maxProperties, right.maxProperties),
  });

/** What conforms to both. */
export const intersect = (left: View, right: View): View => ({
  null: left.null && right.null,
  booleans: common(left.booleans, right.booleans),
  text: both(left.text, right.text, commonText),
  number: both(left.number, right.number, commonNumber),
  list: both(left.list, right.list, commonList),
  object: both(left.object, right.object, commonObject),
  alternatives: [...left.alternatives, ...right.alternatives],
  settled: [...left.settled, ...right.settled],
  conditions: [...left.conditions, ...right.conditions],
  opaque: new Map([...left.opaque, ...right.opaque]),
});

/** Several views of one type as one, if they are one and the same thing or can be counted; undefined if they cannot be merged. */
const mergeCounted = <T extends { readonly values: ReadonlySet<V> | undefined }, V>(
  views: readonly T[],
  isDisjoint: boolean,
  merge: (first: T, values: ReadonlySet<V>) => T,
): T | undefined => {
  const [first] = views;
  if (first === undefined || views.length === 1) return first;
  const values = views.flatMap((view) => [...(view.values ?? [])]);
  if (views.some((view) => view.values === undefined)) return undefined;
  if (isDisjoint && new Set(values).size < values.length) return undefined;
  return merge(first, new Set(values));
};

const isUntried = (text: TextView): boolean => text.patterns.size + text.formats.size > 0;

/**
 * Alternatives of which each type belongs to at most one are no alternatives: they say what holds for which type.
 * Undefined if they are real ones.
 */
export const collapse = (views: readonly View[], keyword: "anyOf" | "oneOf"): View | undefined => {
  if (!views.every(isPlain)) return undefined;
  const isDisjoint = keyword === "oneOf";
  const of = <T>(pick: (view: View) => T | undefined): readonly T[] =>
    views.map(pick).filter((part) => part !== undefined);
  const [texts, numbers, lists, objects] = [
    of(({ text }) => text),
    of(({ number }) => number),
    of(({ list }) => list),
    of(({ object }) => object),
  ];
  if (lists.length > 1 || objects.length > 1) return undefined;
  if (texts.length > 1 && texts.some(isUntried)) return undefined;
  if (numbers.length > 1 && numbers.some(({ multiples }) => multiples.size > 0)) return undefined;
  const booleans = views.flatMap((view) => [...view.booleans]);
  const nulls = views.filter((view) => view.null).length;
  if (isDisjoint && (nulls > 1 || new Set(booleans).size < booleans.length)) return undefined;
  const text = mergeCounted(texts, isDisjoint, (first, values: ReadonlySet<string>) => ({ ...first, values }));
  const number = mergeCounted(numbers, isDisjoint, (first, values: ReadonlySet<number>) => ({
    ...first,
    values,
    isInteger: [...values].every(Number.isInteger),
  }));
  if ((texts.length > 0 && text === undefined) || (numbers.length > 0 && number === undefined)) return undefined;
  return {
    ...nothing,
    null: nulls > 0,
    booleans: new Set(booleans),
    text,
    number,
    list: lists[0],
    object: objects[0],
  };
};

const valuesView = (values: readonly Scalar[]): View => {
  const texts = values.filter((value) => typeof value === "string");
  const numbers = values.filter((value) => typeof value === "number");
  return {
    ...nothing,
    null: values.includes(null),
    booleans: new Set(values.filter((value) => typeof value === "boolean")),
    text: texts.length > 0 ? { ...anyText, values: new Set(texts) } : undefined,
    number:
      numbers.length > 0
        ? { ...anyNumber, values: new Set(numbers), isInteger: numbers.every(Number.isInteger) }
        : undefined,
  };
};

const numberAt = (value: JsonValue | undefined, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

/** The keywords of one schema object alone, without what it refers to and combines. */
const ownView = (located: Located): View => {
  const { schema } = located;
  if (!isObject(schema)) return schema ? everything : nothing;
  const types = typesOf(schema);
  const isAdmitted = (type: TypeKey): boolean =>
    schema["type"] === undefined || types.some((name) => typesByName[name] === type);
  const isInteger = schema["type"] !== undefined && !types.includes("number");
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, format } = schema;
  const lowest = numberAt(minimum, Number.NEGATIVE_INFINITY);
  const highest = numberAt(maximum, Number.POSITIVE_INFINITY);
  const above = numberAt(exclusiveMinimum, Number.NEGATIVE_INFINITY);
  const below = numberAt(exclusiveMaximum, Number.POSITIVE_INFINITY);
  const { properties, required, additionalProperties } = schema;
  const own: View = {
    ...besides,
    null: isAdmitted("null"),
    booleans: isAdmitted("boolean") ? everything.booleans : nothing.booleans,
    text: isAdmitted("text")
      ? settledText({
          values: undefined,
          minLength: numberAt(schema["minLength"], 0),
          maxLength: numberAt(schema["maxLength"], Number.POSITIVE_INFINITY),
          patterns: new Set(typeof pattern === "string" ? [pattern] : []),
          formats: new Set(typeof format === "string" ? [format] : []),
        })
      : undefined,
    number: isAdmitted("number")
      ? settledNumber({
          values: undefined,
          isInteger,
          minimum: Math.max(lowest, above),
          isMinimumExclusive: above >= lowest && above > Number.NEGATIVE_INFINITY,
          maximum: Math.min(highest, below),
          isMaximumExclusive: below <= highest && below < Number.POSITIVE_INFINITY,
          multiples: new Set(typeof multipleOf === "number" ? [multipleOf] : []),
        })
      : undefined,
    list: isAdmitted("list")
      ? settledList({
          minItems: numberAt(schema["minItems"], 0),
          maxItems: numberAt(schema["maxItems"], Number.POSITIVE_INFINITY),
          isUnique: schema["uniqueItems"] === true,
          items: child(located, schema["items"], "items"),
        })
      : undefined,
    object: isAdmitted("object")
      ? settledObject({
          properties: new Map(
            Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => [
              name,
              child(located, property, "properties", name),
            ]),
          ),
          required: new Set(scalarsOf(required).map(String)),
          additional: child(located, additionalProperties, "additionalProperties"),
          minProperties: numberAt(schema["minProperties"], 0),
          maxProperties: numberAt(schema["maxProperties"], Number.POSITIVE_INFINITY),
        })
      : undefined,
  };
  const counted = [
    ...(Array.isArray(schema["enum"]) ? [scalarsOf(schema["enum"])] : []),
    ...(isScalar(schema["const"]) ? [[schema["const"]]] : []),
  ];
  return counted.reduce((view, values) => intersect(view, valuesView(values)), own);
};

export type ViewOf = (node: Node) => View;

/** Makes views and remembers them, as long as one comparison takes. */
export const createViewer = ({ demandsOf }: Canonical): ViewOf => {
  const remembered = new WeakMap<object, WeakMap<object, View>>();
  /** Schemas that are being looked at: one that leads back to itself without a step into the value cannot be resolved. */
  const open = new Set<Located["schema"]>();

  const opaque = (located: Located): View => ({ ...everything, opaque: new Map([[demandsOf([located]), located]]) });

  const combined = (located: Located): View => {
    const { schema } = located;
    if (!isObject(schema)) return schema ? everything : nothing;
    const views: View[] = [ownView(located)];
    if (schema["$ref"] !== undefined) {
      const target = resolve(located, schema["$ref"]);
      views.push(target === undefined ? opaque(located) : viewOf([target]));
    }
    views.push(...branchNodes(located, "allOf").map(viewOf));
    for (const keyword of ["anyOf", "oneOf"] as const) {
      if (schema[keyword] === undefined) continue;
      const all = branchNodes(located, keyword);
      const branches = keyword === "anyOf" ? withoutTwins(all) : all;
      const [single] = branches;
      const merged =
        branches.length === 1 && single !== undefined ? viewOf(single) : collapse(branches.map(viewOf), keyword);
      views.push(merged ?? { ...everything, alternatives: [{ keyword, branches, at: located }] });
    }
    if (schema["if"] !== undefined && (schema["then"] !== undefined || schema["else"] !== undefined)) {
      const part = (keyword: "if" | "then" | "else"): Node => child(located, schema[keyword], keyword);
      views.push({
        ...everything,
        conditions: [{ test: part("if"), consequence: part("then"), alternative: part("else"), at: located }],
      });
    }
    return views.reduce(intersect);
  };

  const withoutTwins = (branches: readonly Node[]): readonly Node[] => [
    ...new Map(branches.map((branch) => [demandsOf(branch), branch])).values(),
  ];

  const viewOfPart = (located: Located): View => {
    const { schema, scope } = located;
    if (!isObject(schema)) return schema ? everything : nothing;
    if (!isUnderstood(schema, located.pointer === "") || open.has(schema)) return opaque(located);
    const known = remembered.get(scope)?.get(schema);
    if (known !== undefined) return known;
    open.add(schema);
    const view = combined(located);
    open.delete(schema);
    const inScope = remembered.get(scope) ?? new WeakMap<object, View>();
    remembered.set(scope, inScope.set(schema, view));
    return view;
  };

  const viewOf: ViewOf = (node) =>
    node.length === 1 && node[0] !== undefined
      ? viewOfPart(node[0])
      : node.map(viewOfPart).reduce(intersect, everything);
  return viewOf;
};

/** A view narrowed to the types that its alternatives leave: for comparing it with a schema that has none. */
export const withoutImpossibleTypes = (view: View, viewOf: ViewOf): View => {
  const alternatives = view.alternatives.map(({ branches }) => branches.map(viewOf));
  const isPossible = (type: TypeKey): boolean =>
    alternatives.every((branches) => branches.some((branch) => admits(branch, type)));
  return {
    ...view,
    null: view.null && isPossible("null"),
    booleans: isPossible("boolean") ? view.booleans : nothing.booleans,
    text: isPossible("text") ? view.text : undefined,
    number: isPossible("number") ? view.number : undefined,
    list: isPossible("list") ? view.list : undefined,
    object: isPossible("object") ? view.object : undefined,
  };
};
