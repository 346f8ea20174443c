/** Compares the matcher of an example with the output schema that it speaks of. */
import { pointerTo } from "../pointer.js";
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema } from "../schema.js";

/** A property that a matcher names and no form of the output has. */
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

/** Whether the forms say of each property that a value may have that it is there. */
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
