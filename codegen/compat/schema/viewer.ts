/** Makes the view of a schema from its own keywords, its references and its combinators. */
import type { JsonValue } from "../../../src/contract/contract.js";
import { isObject, typesOf } from "../../schema.js";
import type { Canonical } from "./canonical.js";
import { collapse, intersect, settledList, settledNumber, settledObject, settledText } from "./intersect.js";
import { child, type Located, type Node, resolve } from "./located.js";
import { branchNodes, isScalar, type Scalar, scalarsOf } from "./scalar.js";
import { admits, anyNumber, anyText, besides, everything, nothing, type TypeKey, type View } from "./view.js";
import { isUnderstood } from "./vocabulary.js";

const typesByName: Readonly<Record<string, TypeKey>> = {
  null: "null",
  boolean: "boolean",
  string: "text",
  number: "number",
  integer: "number",
  array: "list",
  object: "object",
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

/** The view of the keywords of one schema object, without its references and combinators. */
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

/** Makes views and caches them for the time of one comparison. */
export const createViewer = ({ demandsOf }: Canonical): ViewOf => {
  const remembered = new WeakMap<object, WeakMap<object, View>>();
  /** Schemas in progress. One that refers to itself without a step into the value cannot be resolved. */
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

/** A view without the types that its alternatives exclude, to compare it with a schema without alternatives. */
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
