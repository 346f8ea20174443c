/** Merges the branches of `allOf` and of alternatives into one schema, because a TypedDict has one list of fields. */
import { alwaysRequired, type Definitions, dereference, isRequirement } from "../../defaults.js";
import { branchesOf, propertiesOf, requiredOf, type Schema } from "../../schema.js";

export const without = (schema: Schema, ...keywords: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/** One schema for the values that fit both. If both have a keyword, that of `right` is kept: it is true of these values, too. */
export const merged = (left: Schema, right: Schema): Schema => {
  const both = (name: string, first: Schema, second: Schema | undefined): readonly [string, Schema] => [
    name,
    second === undefined ? first : merged(first, second),
  ];
  const theirs = new Map(propertiesOf(right));
  const properties = Object.fromEntries([
    ...propertiesOf(left).map(([name, property]) => both(name, property, theirs.get(name))),
    ...[...theirs].filter(([name]) => !propertiesOf(left).some(([known]) => known === name)),
  ]);
  return {
    ...left,
    ...right,
    ...(Object.keys(properties).length > 0 && { properties }),
    required: [...new Set([...requiredOf(left), ...requiredOf(right)])],
  };
};

/** A schema with the branches of its `allOf` merged into it. */
export const flattened = (schema: Schema, definitions: Definitions, depth = 0): Schema => {
  const branches = branchesOf(schema, "allOf").filter((branch) => !isRequirement(branch));
  const required = alwaysRequired(schema);
  const own = required.length === 0 ? schema : { ...schema, required };
  if (branches.length === 0 || depth > 20) return own;
  return branches.reduce(
    (whole, branch) => merged(flattened(dereference(branch, definitions), definitions, depth + 1), whole),
    without(own, "allOf"),
  );
};

export const alternativesOf = (schema: Schema): readonly Schema[] =>
  (["oneOf", "anyOf"] as const)
    .map((keyword) => branchesOf(schema, keyword))
    .find((branches) => branches.length > 0 && !branches.every(isRequirement)) ?? [];

/** An object schema with the properties of all its alternatives, as optional ones. */
export const withAlternatives = (schema: Schema, definitions: Definitions): Schema => {
  const own = new Set(propertiesOf(schema).map(([name]) => name));
  const added = new Map<string, readonly Schema[]>();
  for (const alternative of alternativesOf(schema)) {
    for (const [name, property] of propertiesOf(flattened(dereference(alternative, definitions), definitions)))
      if (!own.has(name)) added.set(name, [...(added.get(name) ?? []), property]);
  }
  const properties = [...added].map(([name, [first = {}, ...others]]): readonly [string, Schema] => [
    name,
    others.length === 0 ? first : { anyOf: [first, ...others] },
  ]);
  return properties.length === 0
    ? schema
    : { ...schema, properties: Object.fromEntries([...propertiesOf(schema), ...properties]) };
};

export const describes = (schema: Schema): boolean =>
  ["type", "properties", "items", "additionalProperties", "enum", "const"].some((keyword) =>
    Object.hasOwn(schema, keyword),
  );
