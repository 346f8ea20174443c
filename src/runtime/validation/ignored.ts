/** Finds arguments that a call sent and the contract does not declare: they are accepted and have no effect. */
import type { JsonObject } from "../contract.js";
import { dotted } from "./describe.js";
import { admitsAnyName, childSchema, declaredProperties, dereference, isRecord } from "./schemaWalk.js";
import { nearest } from "./similar.js";

const mostReported = 20;
const deepest = 32;
const mostVisited = 10_000;

interface Ignored {
  readonly path: readonly string[];
  readonly meant: string | undefined;
}

/** Visits the declared part of a value, width and depth bounded. */
const collect = (root: JsonObject, value: unknown): readonly Ignored[] => {
  const found: Ignored[] = [];
  let visited = 0;
  const visit = (schema: JsonObject, current: unknown, path: readonly string[]): void => {
    visited++;
    if (visited > mostVisited || path.length > deepest || found.length >= mostReported) return;
    if (typeof current !== "object" || current === null) return;
    const target = dereference(schema, root);
    const declared = declaredProperties(target, root);
    const isOpen = Array.isArray(current) || admitsAnyName(target, root);
    const unused = [...declared.keys()].filter((name) => !Object.hasOwn(current, name));
    for (const [name, inner] of Object.entries(current)) {
      if (found.length >= mostReported) return;
      const below = [...path, name];
      if (!isOpen && !declared.has(name)) {
        found.push({ path: below, meant: nearest(name, unused) });
        continue;
      }
      const child = childSchema(target, name, current, root);
      if (child !== undefined) visit(child, inner, below);
    }
  };
  if (isRecord(value)) visit(root, value, []);
  return found;
};

/**
 * The undeclared arguments at any level, dotted, at most twenty, each with what was probably meant:
 * `returnDate`, `passengers.0.dob (did you mean dateOfBirth?)`.
 */
export const ignoredArguments = (schema: JsonObject, value: unknown): string[] =>
  collect(schema, value).map(({ path, meant }) =>
    meant === undefined ? dotted(path) : `${dotted(path)} (did you mean ${meant}?)`,
  );
