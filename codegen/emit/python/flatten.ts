/** Draws the parts of a schema together that `allOf` and alternatives keep apart: a TypedDict has one list of fields. */
import { alwaysRequired, type Definitions, dereference, isRequirement } from "../../defaults.js";
import { branchesOf, propertiesOf, requiredOf, type Schema } from "../../schema.js";

export const without = (schema: Schema, ...keywords: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/** Two schemas that hold at once, as one. Where both speak of the same, either is true of every value. */
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

/** A schema with what it says by `allOf` drawn into it. */
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

/** An object with all that its alternatives add, none of which has to be there. */
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
