/** Makes a schema self-contained: copies the shared schemas that it uses, and no others, into its `$defs`. */
import type { JsonValue } from "../src/contract/contract.js";
import { byCodeUnit } from "./project.js";
import { definitionsOf, referenceOf, rewriteSchema, type Schema, visitSchema } from "./schema.js";

const fileReference = /([A-Za-z][A-Za-z0-9_]*)\.json$/;

/** The shared schema that a `$ref` to a file names, or undefined for a reference of another kind. */
export const sharedName = (reference: JsonValue | undefined): string | undefined =>
  typeof reference === "string" && !reference.startsWith("#") ? fileReference.exec(reference)?.[1] : undefined;

/** The same schema with references to files turned into references to `$defs`. Untouched if it has none. */
export const withLocalReferences = (schema: Schema): Schema =>
  rewriteSchema(schema, (inner) => {
    const name = sharedName(inner["$ref"]);
    return name === undefined ? inner : { ...inner, $ref: `#/$defs/${name}` };
  });

const referencesIn = (schema: Schema): ReadonlySet<string> => {
  const names = new Set<string>();
  visitSchema(schema, (inner) => {
    const name = referenceOf(inner);
    if (name !== undefined) names.add(name);
  });
  return names;
};

/** Names of the shared schemas that a schema reaches, directly or through others; its own name only if it refers to itself. */
const reachable = (schema: Schema, shared: ReadonlyMap<string, Schema>): ReadonlySet<string> => {
  const reached = new Set<string>();
  const follow = (from: Schema): void => {
    for (const name of referencesIn(from)) {
      const target = shared.get(name);
      if (target === undefined || reached.has(name)) continue;
      reached.add(name);
      follow(target);
    }
  };
  follow(schema);
  return reached;
};

/** The schema with every shared schema that it reaches under `$defs`. `shared` holds the pack's schemas by name, with local references. */
export const bundle = (schema: Schema, shared: ReadonlyMap<string, Schema>): Schema => {
  const local = withLocalReferences(schema);
  const used = [...reachable(local, shared)].sort(byCodeUnit);
  if (used.length === 0) return local;
  const definitions = Object.fromEntries([
    ...definitionsOf(local),
    ...used.flatMap((name) => {
      const target = shared.get(name);
      return target === undefined ? [] : [[name, target] as const];
    }),
  ]);
  return { ...local, $defs: definitions };
};
