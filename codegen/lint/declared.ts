/**
 * Properties that conditions and branches name are declared by the object that they belong to, so that its type has them and its
 * handler gets them.
 */
import { dereference } from "../defaults.js";
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema } from "../schema.js";
import type { BundledRoot } from "./bundled.js";
import { fixedRule, type LintRule, type ReportFault } from "./lintRule.js";

/** A schema that applies to a value. */
interface Part {
  readonly schema: Schema;
  /** Whether it applies only to some values. Types and handlers cannot know to which. */
  readonly isCondition: boolean;
  readonly isBranch: boolean;
}

const combinators = ["allOf", "anyOf", "oneOf"] as const;

/** All schemas that apply to the same value: what schemas refer to, their branches and their conditions. */
const partsOf = (first: readonly Part[], { definitions }: BundledRoot): readonly Part[] => {
  const parts: Part[] = [];
  const seen = new Map<boolean, Set<Schema>>([true, false].map((isCondition) => [isCondition, new Set()]));
  const add = ({ schema, isCondition, isBranch }: Part): void => {
    const own = dereference(schema, definitions);
    if (seen.get(isCondition)?.has(own)) return;
    seen.get(isCondition)?.add(own);
    parts.push({ schema: own, isCondition, isBranch });
    for (const branch of combinators.flatMap((keyword) => branchesOf(own, keyword)))
      add({ schema: branch, isCondition, isBranch: true });
    for (const condition of [own["if"], own["then"], own["else"]].filter(isObject))
      add({ schema: condition, isCondition: true, isBranch: true });
  };
  first.forEach(add);
  return parts;
};

const namesIn = ({ schema }: Part): readonly string[] => propertiesOf(schema).map(([name]) => name);

/** Properties that branches and conditions require or name, and that their object does not declare. */
const undeclared = (parts: readonly Part[]): readonly { readonly part: Part; readonly name: string }[] => {
  const sure = parts.filter(({ isCondition }) => !isCondition);
  const declared = new Set(sure.flatMap(namesIn));
  const admitsAny = sure.some(
    ({ schema }) => schema["additionalProperties"] === true || isObject(schema["additionalProperties"]),
  );
  if (declared.size === 0 || admitsAny) return [];
  return parts.flatMap((part) => {
    if (!part.isBranch) return [];
    const asked = [...requiredOf(part.schema), ...(part.isCondition ? namesIn(part) : [])];
    return [...new Set(asked)].filter((name) => !declared.has(name)).map((name) => ({ part, name }));
  });
};

/** The parts that apply to the contents of a value, grouped by their place in it. */
const partsWithin = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  const places = new Map<string, Part[]>();
  const add = (place: string, schema: unknown, { isCondition }: Part): void => {
    if (!isObject(schema)) return;
    const known = places.get(place) ?? [];
    places.set(place, [...known, { schema, isCondition, isBranch: false }]);
  };
  for (const part of parts) {
    for (const [name, property] of propertiesOf(part.schema)) add(`property ${name}`, property, part);
    add("items", part.schema["items"], part);
    add("others", part.schema["additionalProperties"], part);
  }
  return [...places.values()].filter((list) => list.some(({ isCondition }) => !isCondition));
};

const checkRoot = (root: BundledRoot, report: ReportFault): void => {
  const numbers = new Map<Schema, number>();
  const numberOf = (schema: Schema): number => {
    const number = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, number);
    return number;
  };
  const seen = new Set<string>();
  const reported = new Set<string>();
  const visit = (first: readonly Part[]): void => {
    const parts = partsOf(first, root);
    const key = parts.map(({ schema, isCondition }) => `${numberOf(schema)}${isCondition ? "?" : ""}`).join(" ");
    if (seen.has(key)) return;
    seen.add(key);
    for (const { part, name } of undeclared(parts)) {
      const place = root.places.get(part.schema);
      const fault = JSON.stringify([place?.pointer, name]);
      if (place === undefined || reported.has(fault)) continue;
      reported.add(fault);
      report(place.file, place.pointer, `speaks of ${name}, which the object that it belongs to does not declare`);
    }
    partsWithin(parts).forEach(visit);
  };
  visit([{ schema: root.schema, isCondition: false, isBranch: false }]);
};

const shelf = { type: "string", description: "Where it stands." };
const whereThereAreNoPages = { if: { required: ["pages"] }, else: { properties: { shelf } } };

export const declaredRules: readonly LintRule[] = [
  fixedRule({
    id: "asked-declared",
    stage: "meaning",
    purpose: "What a condition or a branch asks of a property, it asks of one that the object declares.",
    why: "A handler receives what is declared, and types know nothing else: a value that then demands would be sent, accepted and lost.",
    fix: "Declare the property among those of the object itself; in if, then and else say only what else holds of it.",
    bad: { "schemas/Book.json": whereThereAreNoPages },
    good: { "schemas/Book.json": { properties: { shelf }, ...whereThereAreNoPages } },
    check: (pack, report) => {
      for (const root of pack.bundled()) checkRoot(root, report);
    },
  }),
];
